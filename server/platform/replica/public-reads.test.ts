import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../testing/test-redis';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { AppError } from '../app-error';
import { connect } from '../db';
import { replicaReads } from './public-reads';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** What was logged about the replica at this address, and the public reads that use it. */
function open(url: string) {
  const faults: string[] = [];
  const replica = connect(url, { max: 1 });
  const { read, close } = replicaReads(server.db, replica, server.kit.events, {
    works: () => {},
    fails: (error) => void faults.push(error instanceof Error ? error.name : String(error)),
  });
  return { faults, read, close };
}

const one = () => sql<{ n: number }>`select 1 as n`;

// A real replica that is late, killed and paused: operations/scale-out/replica.test.ts.
describe('public pages are read from the primary', () => {
  it('when the replica cannot be reached', async () => {
    const { read, faults, close } = open(`postgres://atalaya@127.0.0.1:${await freePort()}/atalaya`);
    await vi.waitFor(() => expect(faults).not.toEqual([]), { timeout: 10_000 });
    expect(await read((db) => db.execute(one()))).toEqual([{ n: 1 }]);
    await close();
  });

  it('when the address is no replica, as after a failover', async () => {
    const { read, faults, close } = open(`${inject('clusterUrl')}/${server.databaseName}`);
    await vi.waitFor(() => expect(faults).toEqual(['NotAReplica']), { timeout: 10_000 });
    expect(await read((db) => Promise.resolve(db))).toBe(server.db);
    await close();
  });
});

it('an endpoint that is the same for everyone asks for its data as a public read, and no other does', async () => {
  let reads = 0;
  const { publicRead } = server.kit;
  server.kit.publicRead = (read) => {
    reads += 1;
    return publicRead(read);
  };
  const visitor = server.visitor();
  expect((await visitor.get('/api/legal-pages')).statusCode).toBe(200);
  expect(reads).toBe(1);
  expect((await visitor.get('/api/forum/categories')).statusCode).toBe(200);
  expect((await visitor.get('/api/blog/marks')).statusCode).toBe(200);
  expect(reads).toBe(1);
  // A refusal of the handler reaches the visitor as it is.
  expect((await visitor.get('/api/legal-pages/none')).statusCode).toBe(404);
  await expect(
    publicRead(async () => {
      throw new AppError('request.not-found');
    }),
  ).rejects.toThrow(AppError);
});
