import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { copyTemplate } from '../../scripts/e2e-template.mjs';

export type Run = {
  child: ChildProcess;
  lines: string[];
  faults: string[];
  url: Promise<string>;
  ended: Promise<number | null>;
};

export type Processes = Awaited<ReturnType<typeof openProcesses>>;

/** Servers in their own processes, on one data folder. */
export async function openProcesses() {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-process-'));
  // As root, the database runs under another account, which needs access.
  await chmod(folder, 0o711);
  copyTemplate(join(folder, 'data'));
  const running = new Set<number>();

  const start = (command: string, args: string[], env: Record<string, string>): Run => {
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Node prints a warning when both colour variables are set.
        NO_COLOR: undefined,
        // Set by `npm test`.
        npm_lifecycle_event: '',
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        DEMO_HISTORY: 'false',
        ...env,
      },
    });
    return follow(child);
  };

  return {
    folder,
    /** The built server, as `npm start` runs it. */
    run(env: Record<string, string> = {}): Run {
      const started = start(process.execPath, ['server/build/main.js'], env);
      const { pid = 0 } = started.child;
      running.add(pid);
      void started.ended.then(() => running.delete(pid));
      return started;
    },
    /** `node scripts/start.mjs &` in a shell that ends with its input. */
    async runInBackground(env: Record<string, string> = {}) {
      const script = '"$0" scripts/start.mjs & echo "pid $!"; read line';
      const { child: shell, url, ended, lines } = start('sh', ['-c', script, process.execPath], env);
      const address = await url;
      const pid = Number(lines.join('\n').match(/pid (\d+)/)?.[1]);
      running.add(pid);
      return {
        url: address,
        pid,
        lines,
        async endShell() {
          shell.stdin?.end();
          await ended;
        },
      };
    },
    /** A connection beside the server's, to take its database away. */
    async openDatabase() {
      const cluster = join(folder, 'data', 'postgres', 'cluster');
      const [, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
      const password = await readFile(join(cluster, 'atalaya-password'), 'utf8');
      return postgres(`postgres://atalaya:${password}@127.0.0.1:${port}/postgres`, { max: 1 });
    },
    async close() {
      for (const pid of running) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function follow(child: ChildProcess): Run {
  const lines: string[] = [];
  const faults: string[] = [];
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      const ready = lines.join('\n').match(/ready at (http:\S+)/)?.[1];
      if (ready) resolve(ready);
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => faults.push(...chunk.toString().split('\n').filter(Boolean)));
  return { child, lines, faults, url, ended: once(child, 'exit').then(([code]) => code) };
}
