import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The file with the port, in the data folder. */
export const PORT_FILE = 'port';

/** Reuses the last port if it is free. */
export async function choosePort(folder: string): Promise<number> {
  const remembered = Number(await readFile(join(folder, PORT_FILE), 'utf8').catch(() => '0'));
  if (remembered > 1023 && remembered < 65536) {
    const port = await probe(remembered).catch(() => undefined);
    if (port !== undefined) return port;
  }
  const port = await probe(0);
  await writeFile(join(folder, PORT_FILE), `${port}\n`);
  return port;
}

/** Binds the port briefly; with 0 the kernel chooses a free one. */
export function probe(wanted: number): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : wanted;
      server.close(() => done(port));
    });
  });
}
