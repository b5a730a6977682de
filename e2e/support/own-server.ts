import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A separate server, for effects that everyone on a server would see and for other settings. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Node prints a warning when both colour variables are set.
    env: { ...process.env, NO_COLOR: undefined, PORT: '0', ...settings },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready at (http:\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
