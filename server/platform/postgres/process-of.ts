import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './faults';

/** A zombie answers to signals too, so the process state is checked. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!signal(pid, 0)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The process ended meanwhile, or there is no /proc.
  if (status === undefined) return signal(pid, 0);
  return status.charAt(status.lastIndexOf(')') + 2) !== 'Z';
}

/** False when there is no such process. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process is the postmaster of this folder. A pid file alone is wrong after a reboot and in a copy of a
 * data folder.
 */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return theirs.dev === ours.dev && theirs.ino === ours.ino;
  } catch {
    // No /proc (macOS), or no permission to read it (containers).
    return (await commandLine(pid)).includes(folder);
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const answer = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => undefined,
  );
  return answer?.stdout ?? '';
}
