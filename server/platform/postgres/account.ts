import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root, so root starts it under an unprivileged account. */
export type Account = { uid: number; gid: number; name: string };

const READ = 0o4;
const ENTER = 0o1;

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

export async function nobody(): Promise<Account> {
  return (await accountNamed('nobody')) ?? { uid: 65534, gid: 65534, name: 'nobody' };
}

export async function accountNamed(name: string): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  // macOS writes -2 for 4294967294; the shift normalises both.
  return line ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, name } : undefined;
}

/** `spawn` takes ids as signed 32-bit numbers. */
export function identity(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

/** Without an account, checks the current process. */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return permits(folder, constants.X_OK);
  for (let at = await realpath(folder); ; at = dirname(at)) {
    if (!grants(await stat(at), account, ENTER)) return false;
    if (at === dirname(at)) return true;
  }
}

export async function canExecute(file: string, account: Account | undefined): Promise<boolean> {
  if (!account) return permits(file, constants.R_OK | constants.X_OK);
  return (await canEnter(dirname(file), account)) && grants(await stat(file), account, READ | ENTER);
}

export async function canRead(file: string, account: Account | undefined): Promise<boolean> {
  if (!account) return permits(file, constants.R_OK);
  return (await canEnter(dirname(file), account)) && grants(await stat(file), account, READ);
}

function grants(stats: Stats, account: Account, bits: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}

function permits(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
