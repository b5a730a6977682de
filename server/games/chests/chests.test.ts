import { randomUUID } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import { drawPrize, oddsFor } from '@atalaya/core/games/chests';
import { shopItems } from '@atalaya/core/games/shop';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { selectAllEntries } from '../coins/coins.queries';
import { insertPurchase, selectHeld } from '../shop/shop.queries';
import { selectChests } from './chests.queries';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

// The clock stands on a Sunday.
const WEEK = '2026-11-09';

async function makeStudent(daysAgo: readonly number[] = [], planTier: Tier = 'plus') {
  const { id } = await makeUser(server.db, { planTier });
  const browser = await server.signedIn(id);
  const study = (days: readonly number[], answers = 5) =>
    recordAnswers(
      server.db,
      id,
      days.flatMap((ago) =>
        Array.from({ length: answers }, (_, index) =>
          studyAnswer({
            id: randomUUID(),
            itemId: `t21-q${index}`,
            at: new Date(server.clock.now().getTime() - ago * DAY_MS),
          }),
        ),
      ),
    );
  await study(daysAgo);
  return {
    id,
    study,
    chests: async () => (await browser.get('/api/games/chests')).json(),
    open: (week = WEEK) => browser.send('POST', `/api/games/chests/${week}/open`),
  };
}

it('is won with four days of study in a week, and says before what it holds and how likely [2.1-26]', async () => {
  const student = await makeStudent([6, 3, 1]);
  await student.study([0], 4);
  expect(await student.chests()).toMatchObject({
    week: WEEK,
    days: 3,
    needed: 4,
    isOpened: false,
    ready: [],
    odds: [
      { kind: 'frame', percent: 40, left: 7 },
      { kind: 'rest-day', percent: 30, left: 1 },
      { kind: 'theme', percent: 20, left: 6 },
      { kind: 'wallpaper', percent: 10, left: 6 },
    ],
  });
  expect((await student.open()).json().code).toBe('games.chest-closed');
  await student.study([0], 1);
  expect(await student.chests()).toMatchObject({ days: 4, ready: [WEEK] });
});

it('is opened once, also in several tabs at the same time', async () => {
  const student = await makeStudent([6, 3, 1, 0]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => student.open()));
  const prizes = answers.map((answer) => answer.json());
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  for (const prize of prizes) expect(prize).toEqual(prizes[0]);
  expect(await selectHeld(server.db, student.id)).toHaveLength(1);
  expect(await student.chests()).toMatchObject({ isOpened: true, ready: [], openings: [prizes[0]] });
});

it('gives what its stored seed draws', async () => {
  const student = await makeStudent([6, 3, 1, 0]);
  await student.open();
  const [chest] = await selectChests(server.db, student.id);
  const all = (kind: string) => shopItems.filter((item) => item.kind === kind).map(({ id }) => id);
  expect(drawPrize(chest?.seed ?? -1, oddsFor(false), all)).toEqual({
    kind: chest?.kind,
    itemId: chest?.itemId,
  });
});

it('gives a fixed number of coins when nothing is left of what was drawn, above the limit of the day', async () => {
  const student = await makeStudent([6, 3, 1, 0]);
  for (const { id: itemId, kind } of shopItems)
    if (kind !== 'rest-day')
      await insertPurchase(server.db, {
        userId: student.id,
        id: randomUUID(),
        itemId,
        kind,
        origin: 'chest',
        price: 0,
        at: server.clock.now(),
      });
  const { odds, coinsInstead } = await student.chests();
  expect(odds.map(({ left }: { left: number }) => left)).toEqual([0, 1, 0, 0]);
  const prize = (await student.open()).json();
  const entries = await selectAllEntries(server.db, student.id);
  if (prize.itemId === 'rest-day') expect(entries).toEqual([]);
  else {
    expect(prize).toMatchObject({ itemId: null, coins: coinsInstead, words: `${coinsInstead} monedas` });
    expect(entries).toMatchObject([{ amount: coinsInstead, reason: 'chest' }]);
  }
});

it('offers an extra mock only to plans that limit them', async () => {
  const { odds } = await (await makeStudent([], 'basico')).chests();
  expect(odds[2]).toMatchObject({ kind: 'mock', percent: 20, left: 1 });
});

it('waits without a limit of time, and belongs to who won it', async () => {
  const student = await makeStudent([6, 3, 1, 0]);
  await student.chests();
  server.clock.advance(28 * DAY_MS);
  const browser = await server.signedIn(student.id);
  expect((await browser.get('/api/games/chests')).json()).toMatchObject({ days: 0, ready: [WEEK] });
  const other = await makeStudent();
  expect((await other.open()).json().code).toBe('games.chest-closed');
  expect((await browser.send('POST', `/api/games/chests/${WEEK}/open`)).statusCode).toBe(200);
});
