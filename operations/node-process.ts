import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DependencyName } from '../server/platform/dependencies/dependency';
import { freePort } from '../server/testing/test-redis';

export type NodeProcess = Awaited<ReturnType<typeof makeNode>>;

/** A server process of the build on a port of its own, which can be killed, stopped and started again. */
export async function makeNode(main: string, env: Record<string, string>) {
  const port = await freePort();
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  let isEnding = false;
  process.once('exit', () => child?.kill('SIGKILL'));
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    isEnding = true;
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** What it logged, since its first start. */
    lines,
    pid: () => child?.pid ?? Number.NaN,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    /** Its log lines about a service that it needs. */
    saidOf: (dependency: DependencyName): string[] =>
      lines
        .filter((line) => line.includes(`"dependency":"${dependency}"`))
        .map((line) => String(JSON.parse(line).msg)),
    async start(extra: Record<string, string> = {}): Promise<void> {
      const { PATH = '', HOME = '' } = process.env;
      const started = spawn(process.execPath, [main], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH, HOME, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env, ...extra },
      });
      child = started;
      isEnding = false;
      await new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr])
          createInterface({ input: stream }).on('line', (line) => {
            lines.push(line);
            if (line.includes('is ready at')) resolve();
          });
        started.once('exit', (code, signal) => {
          const end = `A node ended with ${code ?? signal}: ${lines.slice(-40).join('\n')}`;
          if (!isEnding) console.log(end);
          reject(new Error(end));
        });
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
