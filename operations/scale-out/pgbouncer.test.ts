import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPgbouncer } from '../../scripts/pgbouncer.mjs';
import { connect } from '../../server/platform/db';
import { type Installation, openInstallation } from '../installation';
import { startPgbouncer } from '../pgbouncer';

const POOL = 8;

describe.runIf(findPgbouncer())('two nodes behind PgBouncer in transaction mode', () => {
  let all: Installation;
  beforeAll(async () => {
    // Both migrate the empty database through it, and load the content.
    all = await openInstallation({ through: (port) => startPgbouncer(port, POOL) });
  });
  afterAll(() => all.close());

  it('migrate, load the content, run jobs and save answers with eight connections', async () => {
    const load = await all.startWrites(6);
    await load.more(500);
    await load.stop();
    expect(load.faults).toEqual([]);
    expect(await load.lost()).toEqual([]);
    const [row] = await all.db.execute<{ connections: number; locks: number }>(sql`
      select (select count(*)::int from pg_stat_activity where datname = 'atalaya') as connections,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks`);
    console.log(
      `PgBouncer in transaction mode: ${load.count()} writes over ${row?.connections} connections, ${load.faults.length} errors, none lost`,
    );
    // The pool, and those of the test itself.
    expect(row?.connections).toBeLessThanOrEqual(POOL + 3);
    // A lock of a session would stay on a connection that others use.
    expect(row?.locks).toBe(0);
    // On a busy machine a readiness check may be late, which is logged as a fault too.
    const isFault = (line: string) => line.includes('"level":50') && !line.includes('"/api/ready"');
    for (const { lines } of all.nodes) expect(lines.filter(isFault)).toEqual([]);
  });

  it('answer every query of many at once, and keep every transaction that was reported as done', async () => {
    const { db, close } = connect(all.databaseUrl);
    await db.execute(sql`create table probe (id int primary key)`);
    const some = Array.from({ length: 300 }, (_, id) => id);
    const [answers] = await Promise.all([
      Promise.all(some.map((id) => db.execute<{ id: number }>(sql`select ${id}::int as id`))),
      ...some.map((id) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.001)`);
          await tx.execute(sql`insert into probe values (${id})`);
        }),
      ),
    ]);
    const [row] = await db.execute<{ kept: number }>(sql`select count(*)::int as kept from probe`);
    await close();
    console.log(
      `PgBouncer in transaction mode: ${answers.length} queries answered, ${row?.kept} transactions kept`,
    );
    expect(answers.map(([one]) => one?.id)).toEqual(some);
    expect(row?.kept).toBe(some.length);
  });
});
