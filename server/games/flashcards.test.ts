import type { FlashMove } from '@atalaya/core/games/flashcards/flashcards';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { studyItem } from '../review/review.tables';
import { makeFlashcard, makeTerm } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { gamePlay } from './games.tables';
import { settleLeftRounds } from './settle';

let server: TestServer;

const studied = (userId: string) => server.db.select().from(studyItem).where(eq(studyItem.userId, userId));

beforeAll(async () => {
  server = await openTestServer();
  for (let n = 0; n < 16; n++)
    await makeFlashcard(server.db, { id: `t08-f${n}`, topic: 8, back: `${n} horas` });
  for (const [index, word] of ['refrendo', 'regencia', 'censura', 'moción', 'tutela'].entries())
    await makeTerm(server.db, { id: `t01-w${index}`, topic: 1, word });
});
afterAll(() => server.close());

async function player(planTier: 'plus' | null = 'plus') {
  const { id } = await makeUser(server.db, { planTier, trialEndsAt: null });
  const caller = await server.signedIn(id);
  const path = '/api/games/plays';
  const sent = (moves: readonly FlashMove[]) => ({ game: 'flashcards', moves });
  return {
    id,
    caller,
    start: (given: object = {}) =>
      caller.send('POST', path, { game: 'flashcards', topics: [8], difficulty: 2, mode: 'recall', ...given }),
    save: (play: string, moves: readonly FlashMove[]) =>
      caller.send('PUT', `${path}/${play}/moves`, { from: 0, sent: sent(moves) }),
    finish: (play: string, moves: readonly FlashMove[], activeMs = 60_000) =>
      caller.send('POST', `${path}/${play}/finish`, { from: 0, sent: sent(moves), activeMs }),
    recall: async (itemId: string, daysAgo: number, given: object = {}) =>
      recordAnswers(server.db, id, [
        studyAnswer({
          kind: 'flashcard',
          itemId,
          topic: 8,
          source: 'review',
          at: new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
          ...given,
        }),
      ]),
  };
}

const entriesOf = ({ play }: PlayView) => (play.game === 'flashcards' ? play.puzzle.entries : []);

const graded = (count: number, grade: 'good' | 'again' = 'good'): FlashMove[] =>
  Array.from({ length: count }, (_, index): FlashMove[] => [
    { type: 'turn', atMs: index * 1_000 },
    { type: 'grade', grade, atMs: index * 1_000 + 500 },
  ]).flat();

describe('a round of flashcards', () => {
  it('begins with the cards that are due', async () => {
    const { start, recall } = await player();
    await recall('t08-f7', 30, { outcome: 'wrong' });
    await recall('t08-f3', 30, { outcome: 'wrong' });
    const entries = entriesOf((await start()).json());
    expect(
      entries
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['t08-f3', 't08-f7']);
    expect(entries).toHaveLength(12);
  });

  it('writes every answer with its grade to the review log, once', async () => {
    const { id, start, finish } = await player();
    const view: PlayView = (await start()).json();
    server.clock.advance(120_000);
    const moves = graded(12);
    expect((await finish(view.id, moves)).json()).toMatchObject({ isWon: true, points: 100 });
    expect((await finish(view.id, moves)).statusCode).toBe(200);
    const items = await studied(id);
    expect(items.map(({ itemId }) => itemId).sort()).toEqual(
      entriesOf(view)
        .map(({ id: itemId }) => itemId)
        .sort(),
    );
    expect(items.every(({ kind, reps }) => kind === 'flashcard' && reps === 1)).toBe(true);
  });

  it('refuses a grade without turning the card, and answers after the time', async () => {
    const { start, finish } = await player();
    const view: PlayView = (await start()).json();
    server.clock.advance(120_000);
    const forged = await finish(view.id, [{ type: 'grade', grade: 'easy', atMs: 1 }]);
    expect(forged.json().code).toBe('games.impossible-move');
    const clock: PlayView = (await start({ mode: 'clock' })).json();
    server.clock.advance(120_000);
    const late = await finish(clock.id, [{ type: 'turn', atMs: 60_001 }]);
    expect(late.json().code).toBe('games.impossible-move');
  });

  it('that was left keeps its answers: after a day it is settled at the time it was left', async () => {
    const { id, start, save } = await player();
    const view: PlayView = (await start()).json();
    server.clock.advance(60_000);
    await save(view.id, graded(3));
    expect(await settleLeftRounds(server.kit)).toBe(0);
    expect(await studied(id)).toEqual([]);
    server.clock.advance(2 * DAY_MS);
    expect(await settleLeftRounds(server.kit)).toBe(1);
    const items = await studied(id);
    expect(items).toHaveLength(3);
    const [row] = await server.db.select().from(gamePlay).where(eq(gamePlay.id, view.id));
    expect(row).toMatchObject({ state: 'finished', won: false });
    expect(items[0]?.lastAt.getTime()).toBeLessThan(server.clock.now().getTime() - DAY_MS);
    expect(await settleLeftRounds(server.kit)).toBe(0);
  });

  it('is made of terms in a free account, once a day', async () => {
    const { start } = await player(null);
    expect((await start()).json().code).toBe('games.not-enough');
    const view: PlayView = (await start({ topics: [1] })).json();
    expect(entriesOf(view).every(({ kind }) => kind === 'term')).toBe(true);
    expect((await start({ topics: [1] })).json().code).toBe('games.daily-limit');
  });
});

describe('the statistics', () => {
  const read = async (who: Awaited<ReturnType<typeof player>>, days = 30) =>
    (await who.caller.get(`/api/games/statistics?days=${days}`)).json().statistics;

  it('are closed below the plan, and empty before the first play', async () => {
    expect(await read(await player(null))).toBeNull();
    const empty = await read(await player());
    expect(empty).toMatchObject({
      total: { plays: 0, items: 0 },
      games: [],
      topics: [],
      hard: [],
      memory: { verdict: 'unknown', difference: null, played: { items: 0, share: null } },
    });
    expect(empty.days).toHaveLength(30);
  });

  it('sum time, accuracy and what was kept of earlier days, by game and topic', async () => {
    const who = await player();
    const view: PlayView = (await who.start()).json();
    const met = entriesOf(view)[0]?.id ?? '';
    await who.recall(met, 3);
    server.clock.advance(120_000);
    await who.finish(view.id, graded(12), 90_000);
    const statistics = await read(who, 7);
    const sums = { plays: 1, won: 1, items: 12, right: 12, met: 1, kept: 1 };
    expect(statistics.total).toMatchObject({ ...sums, activeMs: 90_000 });
    expect(statistics.games).toMatchObject([{ game: 'flashcards', ...sums }]);
    expect(statistics.topics).toMatchObject([{ topic: 8, title: 'Tema 8: la detención', ...sums }]);
    expect(statistics.days).toHaveLength(7);
    expect(statistics.days.at(-1)).toMatchObject({ plays: 1, activeMs: 90_000 });
  });

  it('compare the first later review of cards that were played with the others', async () => {
    const who = await player();
    const at = (days: number) => ({ at: new Date(server.clock.now().getTime() - days * DAY_MS) });
    const log = async (prefix: string, count: number, right: number, played: boolean) => {
      const ids = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
      const base = { kind: 'flashcard', topic: 8 } as const;
      await recordAnswers(server.db, who.id, [
        ...ids.map((itemId) =>
          studyAnswer({ ...base, itemId, source: played ? 'game' : 'review', ...at(9) }),
        ),
        // On the same day: too early to say anything.
        ...ids.map((itemId) =>
          studyAnswer({ ...base, itemId, source: 'review', outcome: 'wrong', ...at(8.9) }),
        ),
        ...ids.map((itemId, index) =>
          studyAnswer({
            ...base,
            itemId,
            source: 'review',
            outcome: index < right ? 'right' : 'wrong',
            ...at(2),
          }),
        ),
      ]);
    };
    await log('played', 60, 54, true);
    await log('rest', 60, 30, false);
    const { memory } = await read(who);
    expect(memory).toMatchObject({
      played: { items: 60, right: 54 },
      rest: { items: 60, right: 30 },
      verdict: 'better',
    });
    expect(memory.difference.share).toBeCloseTo(0.4);
  });
});
