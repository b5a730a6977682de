import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root, so root lends it an account that can do nothing else. */
export type Account = { uid: number; gid: number; name: string };

const READ = 0o4;
const ENTER = 0o1;

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

export async function nobody(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  // macOS writes -2 where the kernel knows 4294967294; the shift makes both the same number.
  const id = (text: string | undefined) => Number(text ?? 65534) >>> 0;
  return { uid: id(fields?.[2]), gid: id(fields?.[3]), name: 'nobody' };
}

/** Without an account the question is about the process itself. */
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
