import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';

export type TestRedis = {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  pause(): void;
  goOn(): void;
};

/** On a free port and without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
      child = spawn('redis-server', args, { stdio: 'ignore' });
      const visitor = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
      visitor.on('error', () => {});
      await visitor.ping();
      visitor.disconnect();
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    /** It hangs, with its connections open. */
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await redis.start();
  return redis;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
