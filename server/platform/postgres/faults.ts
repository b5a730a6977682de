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
/** One segment of the write-ahead log: with less than this PostgreSQL cannot go on. */
const LEAST_SPACE = 16 * 1024 * 1024;

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Asks the disk too: where it is full, the complaint may not have fitted into the log. */
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

/** Turns what the file system answered about a folder into the sentence the operator needs. */
export function folderFault(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (!code) return error;
  if (DISK_FULL.test(code)) return diskFull(folder);
  if (!NOT_WRITABLE.has(code)) return error;
  return new OperatorError(
    `The data folder ${folder} cannot be written (${code}); give this user write access to it or choose another data folder.`,
  );
}

/** The last thing PostgreSQL complained of, without the time and process id it prints before it. */
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
