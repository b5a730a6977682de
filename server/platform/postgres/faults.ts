import { statfs } from 'node:fs/promises';
import { OperatorError } from '../operator-error';

const DISK_FULL = /ENOSPC|EDQUOT|53100|No space left on device|Disk quota exceeded|Check free disk space/i;
const NOT_WRITABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'ELOOP',
  'ENAMETOOLONG',
]);
/** One WAL segment: with less space PostgreSQL cannot continue. */
const LEAST_SPACE = 16 * 1024 * 1024;

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Checks the disk too, because the error may not have fitted into the log. */
export async function isDiskFull(output: string, folder: string): Promise<boolean> {
  if (DISK_FULL.test(output)) return true;
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_SPACE;
}

export function diskFull(folder: string): OperatorError {
  return new OperatorError(
    `The disk that holds the data folder ${folder} is full; free some space there and start again.`,
  );
}

/** Turns a file system error about a folder into a message for the operator. */
export function folderFault(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (!code) return error;
  if (DISK_FULL.test(code)) return diskFull(folder);
  if (!NOT_WRITABLE.has(code)) return error;
  return new OperatorError(
    `The data folder ${folder} cannot be written (${code}); give this user write access to it or choose another data folder.`,
  );
}

/** The last error in PostgreSQL's log, without timestamp and pid. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /FATAL|PANIC|^(initdb|postgres): (?!removing)/.test(line));
  return (complaint ?? lines.at(-1) ?? 'no message')
    .replace(/^.*?(FATAL|PANIC|initdb|postgres):( error:)?/, '')
    .trim();
}

export function cannotRun(program: string, error: unknown): OperatorError {
  return new OperatorError(
    `The PostgreSQL program ${program} does not run on this system (${errorCode(error) ?? error}); set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
