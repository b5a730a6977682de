import { COINS_A_DAY } from '@atalaya/core/games/coins';
import { eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { selectAllEntries, selectBalance, selectEarned } from './coins.queries';
import { coinBalance } from './coins.tables';
import { awardPlay, earnCoins, type Movement, moveCoins } from './ledger';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const DAY = '2026-11-15';
const movement = (userId: string, key: string, amount: number): Movement => ({
  userId,
  key,
  amount,
  reason: amount < 0 ? 'purchase' : 'chest',
  reference: 'x',
  at: server.clock.now(),
});
const move = (userId: string, key: string, amount: number) =>
  server.db.transaction((tx) => moveCoins(tx, movement(userId, key, amount)));
const earn = (userId: string, key: string, amount: number) =>
  server.db.transaction((tx) => earnCoins(tx, { ...movement(userId, key, amount), reason: 'play' }, DAY));
const sumOf = async (userId: string) =>
  (await selectAllEntries(server.db, userId)).reduce((sum, { amount }) => sum + amount, 0);

const won = (points: number, hints = 0) => ({ isWon: true, points, hints });

describe('the ledger', () => {
  it('keeps the balance equal to its entries and never below zero, whatever arrives at the same time', async () => {
    const step = record({
      kind: constantFrom('earn', 'spend'),
      amount: integer({ min: 1, max: 60 }),
      key: integer({ min: 0, max: 12 }),
    });
    await assert(
      asyncProperty(
        integer({ min: 0, max: 100 }),
        array(step, { minLength: 4, maxLength: 14 }),
        async (start, steps) => {
          const { id } = await makeUser(server.db);
          if (start > 0) await move(id, 'start', start);
          const done = await Promise.allSettled(
            steps.map(({ kind, amount, key }) =>
              kind === 'earn' ? earn(id, `earn:${key}`, amount) : move(id, `spend:${key}`, -amount),
            ),
          );
          const entries = await selectAllEntries(server.db, id);
          const balance = await selectBalance(server.db, id);
          expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(await selectEarned(server.db, id, DAY)).toBeLessThanOrEqual(COINS_A_DAY);
          const [row] = await server.db.select().from(coinBalance).where(eq(coinBalance.userId, id));
          expect(row?.entries ?? 0).toBe(entries.length);
          // Only a lack of coins may refuse a movement.
          for (const one of done)
            if (one.status === 'rejected') expect(one.reason.code).toBe('games.too-few-coins');
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('lets two tabs spend the same coins once', async () => {
    const { id } = await makeUser(server.db);
    await move(id, 'start', 100);
    const done = await Promise.allSettled([move(id, 'spend:a', -80), move(id, 'spend:b', -80)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await selectBalance(server.db, id)).toBe(20);
    expect(await sumOf(id)).toBe(20);
  });

  it('moves coins once per key, also when the key is replayed with another amount', async () => {
    const { id } = await makeUser(server.db);
    await Promise.all([earn(id, 'play:1', 20), earn(id, 'play:1', 20)]);
    expect(await earn(id, 'play:1', 60)).toBe(20);
    expect(await selectBalance(server.db, id)).toBe(20);
  });

  it('says how many coins are missing and writes nothing', async () => {
    const { id } = await makeUser(server.db);
    await move(id, 'start', 30);
    await expect(move(id, 'spend', -50)).rejects.toMatchObject({
      code: 'games.too-few-coins',
      details: { missing: 20 },
    });
    expect(await selectAllEntries(server.db, id)).toHaveLength(1);
  });

  it('refuses a negative balance in the database itself', async () => {
    const { id } = await makeUser(server.db);
    await move(id, 'start', 30);
    await expect(
      server.db.execute(sql`update coin_balance set balance = -1 where user_id = ${id}`),
    ).rejects.toThrow();
  });
});

describe('a finished play', () => {
  const finish = (userId: string, playId: string, given: Partial<Parameters<typeof awardPlay>[1]> = {}) =>
    server.db.transaction((tx) =>
      awardPlay(tx, {
        userId,
        playId,
        game: 'crossword',
        result: won(100),
        source: 'free',
        finishedAt: server.clock.now(),
        ...given,
      }),
    );

  it('gives its coins once, nothing if it was lost, and more for the daily challenge', async () => {
    const { id } = await makeUser(server.db);
    expect(await finish(id, 'a')).toBe(20);
    expect(await finish(id, 'a')).toBe(20);
    expect(await finish(id, 'b', { result: { ...won(90), isWon: false } })).toBe(0);
    expect(await finish(id, 'c', { game: 'hangman', source: 'daily' })).toBe(18);
    expect(await selectBalance(server.db, id)).toBe(38);
    const words = (await selectAllEntries(server.db, id)).map(({ reason }) => reason).sort();
    expect(words).toEqual(['challenge', 'unaided-play', 'unaided-play']);
  });

  it('gives nothing once the day has given its eighty coins', async () => {
    const { id } = await makeUser(server.db);
    const given: number[] = [];
    for (const playId of ['a', 'b', 'c', 'd', 'e']) given.push(await finish(id, playId));
    expect(given).toEqual([20, 20, 20, 20, 0]);
    const tomorrow = new Date('2026-11-16T09:00:00Z');
    expect(await finish(id, 'f', { finishedAt: tomorrow })).toBe(20);
  });
});
