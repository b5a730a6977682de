import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('deleting an account reads no table whole: every reference to a user is indexed', async () => {
  const rows = await server.db.execute<{ reference: string }>(sql`
    select fk.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint fk
      join pg_attribute a on a.attrelid = fk.conrelid and a.attnum = fk.conkey[1]
    where fk.contype = 'f' and fk.confrelid = '"user"'::regclass
      and not exists (select from pg_index i where i.indrelid = fk.conrelid and i.indkey[0] = fk.conkey[1])
    order by 1`);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
