import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

export type RunningServer = { url: string; child: ChildProcess; startedMs: number; stop(): Promise<void> };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const children = new Set<ChildProcess>();
// A measurement that fails must not leave its servers running.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-bench-'));
  // Run as root, the database has an account of its own, which needs access.
  await chmod(folder, 0o711);
  return folder;
}

/** Starts a script in its own process and waits until the path responds. */
export async function startProcess(
  args: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  while (!(await responds(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return {
    url,
    child,
    startedMs: performance.now() - started,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The built product in demo mode, in the given data folder or a temporary one. */
export async function startAtalaya(dataDir?: string): Promise<RunningServer> {
  const folder = dataDir ?? (await temporaryFolder());
  const server = await startProcess([join(checkout, 'server/build/main.js')], '/api/health', {
    DATA_DIR: folder,
    DEMO_HISTORY: 'false',
    RATE_LIMIT_SCALE: '100000',
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process in MB. */
export async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Resident memory of a server and its workers in MB. */
export async function memoryWithChildrenMb(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  return (await Promise.all(pids.map(memoryMb))).reduce((sum, mb) => sum + mb, 0);
}

/** CPU time of all threads of a process. schedstat counts nanoseconds; the ticks of /proc/PID/stat are too coarse. */
export async function cpuSeconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return times.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e9, 0);
}

/** The cookies of a demo account. */
export async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'atalaya-demo' }),
  });
  if (!response.ok) throw new Error(`POST /api/auth/login: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
