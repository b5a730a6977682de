import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The shortest that a kernel holds (macOS; Linux has four bytes more), with the longest port in it. */
const LONGEST_PATH = 103;
const NAME = '.s.PGSQL.';

export const socketIn = (folder: string, port: number): string => join(folder, `${NAME}${port}`);
export const socketLockIn = (folder: string, port: number): string => `${socketIn(folder, port)}.lock`;

/**
 * Where PostgreSQL puts its socket beside TCP: in the cluster, which is closed to others. A statement that goes this way costs
 * both sides less. Empty where it cannot be: a path that is too long or that its list of folders cannot hold, Windows, and
 * folders that hold files alone, as some that are mounted into containers do.
 */
export async function socketFolder(cluster: string, place: string): Promise<string> {
  const isTooLong = Buffer.byteLength(socketIn(cluster, 65_535)) > LONGEST_PATH;
  if (process.platform === 'win32' || isTooLong || /[",\\]/.test(cluster)) return '';
  return (await holdsSockets(place)) ? cluster : '';
}

/** Tried beside the cluster, on the same disk: a server may be at work inside. */
async function holdsSockets(folder: string): Promise<boolean> {
  const path = join(folder, `.try-${process.pid}`);
  await rm(path, { force: true });
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(path, () => server.close(() => done(true)));
  });
}

/** The address that a driver reads as a folder of sockets, as PostgreSQL's own programs write it. */
export const hostOfSockets = (folder: string): string => encodeURIComponent(folder);
