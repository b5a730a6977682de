import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/test-server';

describe('the connections to the database', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const backend = async (db: Pick<TestHouse['db'], 'execute'> = house.db, seconds = 0): Promise<number> => {
    const [row] = await db.execute<{ pid: number }>(
      sql`select pg_backend_pid() as pid, pg_sleep(${seconds}::float8)`,
    );
    return row?.pid ?? 0;
  };
  /** Five that have to run at once, so that none can wait for another's connection. */
  const atOnce = () => Promise.all(Array.from({ length: 5 }, () => backend(house.db, 0.05)));

  it('the one that was used last is used next; what is asked at once has several', async () => {
    expect(new Set(await atOnce()).size).toBe(5);
    const after: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) after.push(await backend());
    expect(new Set(after).size).toBe(1);
    expect(new Set(await atOnce()).size).toBe(5);
  });

  it('a transaction keeps its own to itself and gives it back, whether it ends well or not', async () => {
    const usual = await backend();
    const held = house.db.transaction(async (tx) => {
      const own = await backend(tx);
      const [other, again] = [await backend(), await backend(tx)];
      expect([again, other !== own]).toEqual([own, true]);
      throw new Error('not like this');
    });
    await expect(held).rejects.toThrow('not like this');
    const seen = new Set<number>();
    for (let turn = 0; turn < 5; turn += 1) {
      seen.add(await backend());
      seen.add(await house.db.transaction((tx) => backend(tx)));
    }
    expect(seen.size).toBe(1);
    expect(new Set(await atOnce())).toContain(usual);
  });

  it('one that the database has ended is replaced', async () => {
    const [first, ...others] = await atOnce();
    const killer = await house.db.transaction(async (tx) => {
      await tx.execute(
        sql.raw(
          `select pg_terminate_backend(pid) from pg_stat_activity
          where pid in (${[first, ...others].join()}) and pid <> pg_backend_pid()`,
        ),
      );
      return backend(tx);
    });
    await expect.poll(() => backend().catch(() => 0)).toBe(killer);
    // A backend dies when it comes round to it: until then the driver may still be handed its connection.
    await expect.poll(async () => new Set(await atOnce().catch(() => [])).size).toBe(5);
  });
});
