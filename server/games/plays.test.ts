import type { PlayView } from '@atalaya/core/games/plays.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studyItem } from '../review/review.tables';
import { openTestServer, type TestServer } from '../testing/test-server';
import { losingMoves, makePlayer, makeTerms, type TestPlayer, winningMoves } from './games.factory';
import { ALL_TOPICS, gameDay, gameItem, gamePlay, gameTotal } from './games.tables';

const HOUR = 3_600_000;

describe('a play', () => {
  let server: TestServer;
  let player: TestPlayer;
  let view: PlayView;

  const studied = (userId: string) => server.db.select().from(studyItem).where(eq(studyItem.userId, userId));

  beforeAll(async () => {
    server = await openTestServer();
    await makeTerms(server.db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await makePlayer(server);
    view = await player.begin();
  });

  const stored = async () =>
    (await server.db.select().from(gamePlay).where(eq(gamePlay.id, view.id)))[0]?.moves ?? [];

  it('has the same puzzle again from its seed', async () => {
    const other = await makePlayer(server);
    const same = await other.begin({ seed: view.seed });
    expect(same.play.puzzle).toEqual(view.play.puzzle);
    expect((await other.begin()).seed).not.toBe(view.seed);
  });

  it('is refused without enough material', async () => {
    expect((await player.start({ topics: [4] })).json().code).toBe('games.not-enough');
    expect((await player.start({ items: ['t3-0'] })).json().code).toBe('games.not-enough');
  });

  it('saves the same moves once, however often they arrive', async () => {
    server.clock.advance(HOUR);
    const moves = winningMoves(view.play.puzzle);
    expect((await player.save(view.id, 0, moves.slice(0, 3))).json()).toEqual({ saved: 3 });
    expect((await player.save(view.id, 0, moves.slice(0, 5))).json()).toEqual({ saved: 5 });
    expect((await player.save(view.id, 0, moves.slice(0, 5))).json()).toEqual({ saved: 5 });
    expect(await stored()).toEqual(moves.slice(0, 5));
    expect((await player.read(view.id)).json().play.moves).toEqual(moves.slice(0, 5));
  });

  it('refuses moves of another tab and moves with a gap, and says how many it has', async () => {
    server.clock.advance(HOUR);
    const moves = winningMoves(view.play.puzzle);
    await player.save(view.id, 0, moves.slice(0, 3));
    const other = [{ type: 'letter', letter: 'W', atMs: 1 }];
    const refused = await player.save(view.id, 1, other);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'games.diverged', details: { saved: 3 } });
    expect((await player.save(view.id, 9, other)).json()).toMatchObject({
      code: 'games.moves-missing',
      details: { saved: 3 },
    });
    expect(await stored()).toEqual(moves.slice(0, 3));
  });

  it.each([
    ['the same letter twice', [letter('E', 10), letter('E', 20)]],
    ['the next word before this one has ended', [{ type: 'next', atMs: 10 }]],
    ['back in time', [letter('E', 20), letter('A', 10)]],
  ])('refuses an impossible move: %s', async (_, moves) => {
    server.clock.advance(HOUR);
    expect((await player.save(view.id, 0, moves)).json().code).toBe('games.impossible-move');
    expect((await player.finish(view.id, 0, moves)).json().code).toBe('games.impossible-move');
    expect(await stored()).toEqual([]);
  });

  it('refuses more time than has passed since the start', async () => {
    server.clock.advance(30_000);
    const late = [letter('E', HOUR)];
    expect((await player.save(view.id, 0, late)).json().code).toBe('games.forged-clock');
    expect((await player.finish(view.id, 0, [letter('E', 1)], HOUR)).json().code).toBe('games.forged-clock');
  });

  it('gives its result from the moves, once', async () => {
    server.clock.advance(HOUR);
    const moves = winningMoves(view.play.puzzle);
    await player.save(view.id, 0, moves.slice(0, 4));
    const ended = await player.finish(view.id, 4, moves.slice(4), 400_000);
    expect(ended.json()).toMatchObject({ isWon: true, points: 100, hints: 0, errors: 0, activeMs: 400_000 });
    expect(ended.json().items).toHaveLength(6);
    const again = await player.finish(view.id, 4, moves.slice(4), 900_000);
    expect(again.json()).toEqual(ended.json());
    const [total] = await server.db.select().from(gameTotal).where(eq(gameTotal.userId, player.userId));
    expect(total).toMatchObject({ finished: 1, won: 1, unaided: 1, streak: 6, bestMs: 400_000 });
    const coins = (await player.caller.get('/api/games/coins')).json();
    expect(ended.json().coins).toBe(8);
    expect(coins).toMatchObject({ balance: 8, last: [{ words: 'Las luces sin ayuda', amount: 8 }] });
    const items = await studied(player.userId);
    expect(items.map(({ kind, lastOutcome }) => `${kind} ${lastOutcome}`)).toEqual(
      Array(6).fill('term right'),
    );
  });

  it('adds up items and days', async () => {
    server.clock.advance(HOUR);
    await player.finish(view.id, 0, winningMoves(view.play.puzzle));
    const second = await player.begin({ seed: view.seed });
    server.clock.advance(HOUR);
    const ended = await player.finish(second.id, 0, losingMoves(second.play.puzzle));
    expect(ended.json()).toMatchObject({ isWon: false, points: 0, errors: 36 });
    const items = await server.db.select().from(gameItem).where(eq(gameItem.userId, player.userId));
    expect(items).toHaveLength(6);
    expect(items.every(({ played, right }) => played === 2 && right === 1)).toBe(true);
    const days = await server.db.select().from(gameDay).where(eq(gameDay.userId, player.userId));
    expect(days.find(({ topic }) => topic === ALL_TOPICS)).toMatchObject({ plays: 2, won: 1, items: 12 });
    expect(days.find(({ topic }) => topic === 3)).toMatchObject({ plays: 2, items: 12, right: 6 });
  });

  it('can be given up', async () => {
    server.clock.advance(HOUR);
    const moves = winningMoves(view.play.puzzle).slice(0, 2);
    expect((await player.finish(view.id, 0, moves)).json()).toMatchObject({ isWon: false, items: [] });
    expect((await player.save(view.id, 2, [letter('W', 99_999)])).json().code).toBe('games.finished');
    const [total] = await server.db.select().from(gameTotal).where(eq(gameTotal.userId, player.userId));
    expect(total).toMatchObject({ finished: 0, won: 0 });
  });

  it.each([
    ['when it ended without network', 3 * HOUR, 3 * HOUR],
    ['not before the time that it took', -HOUR, 400_000],
    ['not later than now', 99 * HOUR, 20 * HOUR],
    ['now, when it arrives weeks later', 3 * HOUR, 400 * HOUR],
  ])('counts %s', async (_, endedAfter, countedAfter) => {
    const start = Date.parse(view.startedAt);
    server.clock.advance(Math.max(20 * HOUR, countedAfter));
    const ended = await player.finish(view.id, 0, winningMoves(view.play.puzzle), 400_000, {
      endedAt: new Date(start + endedAfter).toISOString(),
    });
    const at = new Date(start + countedAfter);
    expect(ended.json()).toMatchObject({ finishedAt: at.toISOString(), coins: 8 });
    const items = await studied(player.userId);
    expect(items.map(({ lastAt }) => lastAt)).toEqual(Array(6).fill(at));
  });

  it('refuses the moves of an earlier play as a new result', async () => {
    server.clock.advance(HOUR);
    const moves = winningMoves(view.play.puzzle);
    await player.finish(view.id, 0, moves);
    const second = await player.begin({ seed: view.seed });
    server.clock.advance(HOUR);
    expect((await player.finish(second.id, 0, moves)).json().code).toBe('games.replayed');
    const [total] = await server.db.select().from(gameTotal).where(eq(gameTotal.userId, player.userId));
    expect(total).toMatchObject({ finished: 1 });
    expect((await player.caller.get('/api/games/coins')).json().balance).toBe(8);
  });

  it('is not found by another user, who cannot read, move or finish it', async () => {
    server.clock.advance(HOUR);
    const stranger = await makePlayer(server);
    const attempts = [
      await stranger.read(view.id),
      await stranger.save(view.id, 0, [letter('E', 1)]),
      await stranger.finish(view.id, 0, winningMoves(view.play.puzzle)),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await stored()).toEqual([]);
  });

  it('refuses a result of the device and moves of another game', async () => {
    const other = { from: 0, sent: { game: 'crossword', moves: [] } };
    expect((await player.caller.send('PUT', `/api/games/plays/${view.id}/moves`, other)).statusCode).toBe(
      409,
    );
    expect(await stored()).toEqual([]);
    const path = `/api/games/plays/${view.id}/finish`;
    const sent = { game: 'hangman', moves: [] };
    const forged = await player.caller.send('POST', path, { from: 0, sent, activeMs: 0, points: 100 });
    expect(forged.json()).toMatchObject({ points: 0, isWon: false });
  });
});

describe('the plays of a day', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await makeTerms(server.db);
  });
  afterAll(() => server.close());

  it('are one without the plan, also when two tabs start at once, and another after midnight in Spain', async () => {
    const basic = await makePlayer(server, { planTier: 'basico' });
    const answers = await Promise.all([basic.start(), basic.start(), basic.start()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    const rows = await server.db
      .select()
      .from(gamePlay)
      .where(and(eq(gamePlay.userId, basic.userId)));
    expect(rows).toHaveLength(1);
    // 10:00 in UTC at the start; Spain's midnight is 23:00.
    server.clock.advance(13 * HOUR + 60_000);
    expect((await basic.start()).statusCode).toBe(200);
  });

  it('are as many as wanted with the plan', async () => {
    const plus = await makePlayer(server);
    for (const _ of [1, 2, 3]) expect((await plus.start()).statusCode).toBe(200);
  });

  it('do not open topics that the plan closes', async () => {
    await makeTerms(server.db, 20);
    const demo = await makePlayer(server, { planTier: 'demo' });
    expect((await demo.start({ topics: [20] })).json().code).toBe('games.not-enough');
  });
});

const letter = (one: string, atMs: number) => ({ type: 'letter', letter: one, atMs });
