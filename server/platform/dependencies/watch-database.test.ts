import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeAway } from '../../testing/database-away';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { watchDatabase } from './watch-database';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('the log hears of a database that goes away and comes back, without any request', async () => {
  const watched = { works: vi.fn(), fails: vi.fn() };
  const stop = watchDatabase(server.db, watched, 20);
  await vi.waitFor(() => expect(watched.works).toHaveBeenCalled());
  const comeBack = await takeAway(server.databaseName);
  await vi.waitFor(() => expect(watched.fails).toHaveBeenCalled());
  await comeBack();
  watched.works.mockClear();
  await vi.waitFor(() => expect(watched.works).toHaveBeenCalled(), { timeout: 3_000 });
  stop();
});
