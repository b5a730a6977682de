import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The smallest limit of the supported systems (macOS), including the longest port. */
const LONGEST_PATH = 103;
const NAME = '.s.PGSQL.';

export const socketIn = (folder: string, port: number): string => join(folder, `${NAME}${port}`);
export const socketLockIn = (folder: string, port: number): string => `${socketIn(folder, port)}.lock`;

/**
 * The folder of PostgreSQL's Unix socket, inside the cluster. Empty where it cannot be used: too long paths, Windows,
 * and mounts without sockets.
 */
export async function socketFolder(cluster: string, place: string): Promise<string> {
  const isTooLong = Buffer.byteLength(socketIn(cluster, 65_535)) > LONGEST_PATH;
  if (process.platform === 'win32' || isTooLong || /[",\\]/.test(cluster)) return '';
  return (await holdsSockets(place)) ? cluster : '';
}

/** Tested beside the cluster, on the same file system. */
async function holdsSockets(folder: string): Promise<boolean> {
  const path = join(folder, `.try-${process.pid}`);
  await rm(path, { force: true });
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(path, () => server.close(() => done(true)));
  });
}

/** The host parameter for a socket folder, as in libpq. */
export const hostOfSockets = (folder: string): string => encodeURIComponent(folder);
