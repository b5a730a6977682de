import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHouse, type TestHouse } from '../testing/test-server';
import { type Lane, makeLane } from './lane';

/** Says its words back with the process that answered; `slow` takes until somebody lets go, `broken` fails. */
const ECHO = `
  select $1::text as said, $2::text as other, pg_backend_pid()::text as pid,
    case $1 when 'slow' then pg_advisory_xact_lock(7)::text when 'broken' then (1 / (length($1) - 6))::text end
  where $1 <> 'nothing'`;

describe('a lane', () => {
  let house: TestHouse;
  let lane: Lane;
  beforeAll(async () => {
    house = await openHouse();
  });
  beforeEach(async () => {
    // A text of its own is a lane of its own.
    lane = house.db.$lane(`${ECHO} -- ${Math.random()}`);
    expect(lane.ask(['too early', null])).toBeUndefined();
    await vi.waitFor(async () => expect(await lane.ask(['hello', null])).toBeDefined());
  });
  afterAll(() => house.close());

  const pidOf = async () => (await lane.ask(['pid', null]))?.[2];

  it('answers with the first row in text, with nothing where there is no row, always on the same connection', async () => {
    expect((await lane.ask(['año', null]))?.slice(0, 2)).toEqual(['año', null]);
    expect((await lane.ask(["it's", '']))?.slice(0, 2)).toEqual(["it's", '']);
    expect(await lane.ask(['nothing', null])).toBeNull();
    expect(await pidOf()).toBe(await pidOf());
  });

  it('answers nothing that is longer than it has room for, and goes on', async () => {
    const pid = await pidOf();
    expect(lane.ask(['x'.repeat(5_000), null])).toBeUndefined();
    expect((await lane.ask(['x'.repeat(1_000), 'y']))?.[0]).toHaveLength(1_000);
    expect(await pidOf()).toBe(pid);
  });

  it('takes as many questions at once as it has connections: whoever comes then is told to ask elsewhere', async () => {
    const slow: { answer: ReturnType<Lane['ask']> }[] = [];
    /** In an object: a promise would be waited for. */
    const asked = (one: string) => {
      const answer = lane.ask(['slow', one]);
      return answer && { answer };
    };
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7)`);
      for (const one of ['1', '2', '3', '4']) slow.push(await vi.waitUntil(() => asked(one)));
      expect(lane.ask(['hello', null])).toBeUndefined();
    });
    const rows = await Promise.all(slow.map(({ answer }) => answer));
    expect(rows.map((row) => row?.[1])).toEqual(['1', '2', '3', '4']);
    expect(new Set(rows.map((row) => row?.[2])).size).toBe(4);
    expect((await lane.ask(['hello', 'again']))?.[2]).toBe(rows[0]?.[2]);
  });

  it('leaves what the database refuses to whoever can say why, and rests', async () => {
    expect(await lane.ask(['broken', null])).toBeUndefined();
    expect(lane.ask(['hello', null])).toBeUndefined();
  });

  it('does not leave anyone waiting when the database ends its connection', async () => {
    const pid = await pidOf();
    let cut: ReturnType<Lane['ask']>;
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7)`);
      cut = lane.ask(['slow', null]);
      await tx.execute(sql`select pg_terminate_backend(${pid}::int)`);
      expect(await cut).toBeUndefined();
    });
    expect(lane.ask(['hello', null])).toBeUndefined();
  });

  it('answers nothing where there is no database, and keeps nobody', async () => {
    const nowhere = makeLane('postgres://nobody:nothing@127.0.0.1:1/none', ECHO);
    expect(nowhere.ask(['hello', null])).toBeUndefined();
    await nowhere.close();
    expect(nowhere.ask(['hello', null])).toBeUndefined();
  });

  it('answers nothing once it is closed', async () => {
    await lane.close();
    expect(lane.ask(['hello', null])).toBeUndefined();
  });
});
