import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/test-server';
import { insertRows, rowInserter } from './insert-rows';

const box = pgTable('box', {
  id: integer().primaryKey(),
  words: text(),
  isOpen: boolean('is_open'),
  weight: doublePrecision(),
  at: timestamp('at', { withTimezone: true }),
  day: date(),
  inside: jsonb(),
  names: text().array(),
  sizes: smallint().array(),
  count: integer().notNull().default(7),
});

describe('many rows at once', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
    await house.db.execute(sql`create table box (id int primary key, words text, is_open boolean, weight float8,
      at timestamptz, day date, inside jsonb, names text[], sizes smallint[], count int not null default 7)`);
  });
  afterAll(() => house.close());

  const full = {
    words: 'con "comillas", \\barras\\, {llaves}, null y\nuna línea más',
    isOpen: false,
    weight: 0.1 + 0.2,
    at: new Date('2026-11-15T10:20:30.456Z'),
    day: '2026-11-15',
    inside: { A: 'dice "sí"', list: [1, null, '\\n'] },
    names: ['una, dos', 'con "comillas" y \\barra', ''],
    sizes: [3, 1, 2],
  };
  const empty = {
    words: null,
    isOpen: null,
    weight: null,
    at: null,
    day: null,
    inside: null,
    names: null,
    sizes: null,
  };

  it('arrive as they were given, whatever is written in them, and take the defaults of the rest', async () => {
    const rows = [
      { id: 1, ...full },
      { id: 2, ...empty },
      { id: 3, ...empty, words: '' },
      { id: 4, ...empty, words: 'null', inside: 'sólo "texto"', names: [], sizes: [7] },
    ];
    await insertRows(house.db, box, rows);
    expect(await house.db.select().from(box).orderBy(box.id)).toEqual(
      rows.map((row) => ({ ...row, count: 7 })),
    );
  });

  it('are more than one statement holds, and belong to the transaction that asked for them', async () => {
    const rows = Array.from({ length: 2_300 }, (_, index) => ({ id: 1_000 + index, ...full }));
    const undone = house.db.transaction(async (tx) => {
      await insertRows(tx, box, rows);
      expect(await tx.$count(box, sql`${box.id} >= 1000`)).toBe(2_300);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await house.db.$count(box, sql`${box.id} >= 1000`)).toBe(0);
  });

  it('say what becomes of one that is there', async () => {
    const upsert = rowInserter<{ id: number; words: string }>(
      box,
      ['id', 'words'],
      sql` on conflict (id) do update set words = ${box.words} || excluded.words`,
    );
    await upsert(house.db, [{ id: 50, words: 'una' }]);
    await upsert(house.db, [{ id: 50, words: ' y otra' }]);
    await upsert(house.db, []);
    expect(await house.db.select({ words: box.words }).from(box).where(sql`${box.id} = 50`)).toEqual([
      { words: 'una y otra' },
    ]);
  });
});
