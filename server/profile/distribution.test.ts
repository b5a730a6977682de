import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Tables whose rows belong to a row of one user, and whether they say which user. */
const ownedTables = () =>
  server.db.execute<{ name: string; hasUser: boolean }>(sql`
    with columns as (
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'
    )
    select distinct child.relname as name, child.relname in (select name from columns) as "hasUser"
    from pg_constraint fk
      join pg_class child on child.oid = fk.conrelid
      join pg_class parent on parent.oid = fk.confrelid
    where fk.contype = 'f' and parent.relname in (select name from columns)`);

it('every row that belongs to a user carries their id, by which the tables can be sharded', async () => {
  const owned = [...(await ownedTables())];
  expect(owned.map(({ name }) => name)).toEqual(expect.arrayContaining(['exam_question', 'purchase_line']));
  expect(owned.filter(({ hasUser }) => !hasUser)).toEqual([]);
});
