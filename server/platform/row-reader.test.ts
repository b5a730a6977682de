import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/test-server';
import { rowReader } from './row-reader';

const visit = pgTable('visit', {
  id: integer().primaryKey(),
  madeBy: text('made_by'),
  at: timestamp('at', { withTimezone: true }),
  day: date(),
  lastedMs: bigint('lasted_ms', { mode: 'number' }),
  seen: jsonb().$type<string[]>(),
});
const read = rowReader(visit, 'where made_by = $1 or made_by is null order by id');

describe('rows that are read by a statement made once', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
    await house.db.execute(sql`create table visit (id int primary key, made_by text, at timestamptz, day date,
      lasted_ms bigint, seen jsonb)`);
    await house.db.execute(sql`insert into visit values
      (1, 'Ana', '2026-07-15T10:20:30.456Z', '2026-07-15', 5000000000, '["uno"]'), (2, null, null, null, null, null),
      (3, 'Luis', now(), '2026-07-15', 1, '[]')`);
  });
  afterAll(() => house.close());

  it('are what the builder would have read, with the names, moments and numbers of the table', async () => {
    const rows = await read(house.db, ['Ana']);
    expect([...rows]).toEqual(await house.db.select().from(visit).where(sql`id < 3`).orderBy(visit.id));
    expect(rows[0]?.at).toEqual(new Date('2026-07-15T10:20:30.456Z'));
    expect(rows[0]?.lastedMs).toBe(5_000_000_000);
  });

  it('are those of the transaction that asks', async () => {
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`update visit set made_by = 'Ana' where id = 3`);
      expect(await read(tx, ['Ana'])).toHaveLength(3);
    });
  });
});
