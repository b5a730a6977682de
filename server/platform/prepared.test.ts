import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/test-server';

describe('a statement of the builder', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** What this very connection has prepared. */
  const kept = (tx: Pick<TestHouse['db'], 'execute'>, mark: string) =>
    tx.execute<{ statement: string }>(
      sql.raw(`select statement from pg_prepared_statements where statement like '%${mark}%'
      and statement not like '%pg_prepared_statements%'`),
    );

  it('is prepared once and kept, in a transaction and in a savepoint too', async () => {
    await house.db.transaction(async (tx) => {
      for (const word of ['uno', 'dos']) await tx.execute(sql`select ${word}::text as kept_once`);
      await tx.transaction(
        async (inner) => void (await inner.execute(sql`select ${'tres'}::text as kept_once`)),
      );
      expect(await kept(tx, 'kept_once')).toHaveLength(1);
    });
  });

  it('is not kept when it is a long list of values, of which each length is another text', async () => {
    await house.db.transaction(async (tx) => {
      const values = Array.from({ length: 60 }, (_, index) => sql`${index}::int`);
      await tx.execute(sql`select not_kept from (values (${sql.join(values, sql`), (`)})) as list(not_kept)`);
      expect(await kept(tx, 'not_kept')).toHaveLength(0);
    });
  });
});
