import { plannedChallenge } from '@atalaya/core/games/daily';
import { comparedGames } from '@atalaya/core/games/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { losingMoves, makePlayer, makeTerms, winningMoves } from './games.factory';
import { gameDaily } from './games.tables';

const HOUR = 3_600_000;
const TODAY = '2026-11-15';

describe('the games page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await makeTerms(server.db);
    await server.db.insert(gameDaily).values({
      ...plannedChallenge(TODAY, comparedGames),
      game: 'hangman',
      topics: [3],
      title: 'Las Cortes, palabra a palabra',
    });
  });
  afterAll(() => server.close());

  it('keeps the chosen topics of a user', async () => {
    const player = await makePlayer(server);
    expect((await player.hub()).topics).toEqual([1, 2, 3]);
    await player.caller.send('PUT', '/api/games/choice', { topics: [9, 3, 9], difficulty: 3 });
    expect(await player.hub()).toMatchObject({ topics: [3, 9], difficulty: 3, locked: null });
    const refused = await player.caller.send('PUT', '/api/games/choice', { topics: [99], difficulty: 3 });
    expect(refused.statusCode).toBe(400);
  });

  it('shows the week, the totals, the hard words and the play to go on with', async () => {
    const player = await makePlayer(server);
    // Given up after two words, and played to the end.
    for (const moves of [14, 99]) {
      const view = await player.begin({ seed: 5 });
      server.clock.advance(60_000);
      await player.finish(view.id, 0, losingMoves(view.play.puzzle).slice(0, moves), 40_000);
    }
    const running = await player.begin();
    const hub = await player.hub();
    expect(hub.week.at(-1)).toEqual({ day: TODAY, activeMs: 80_000, plays: 2 });
    expect(hub.week).toHaveLength(7);
    expect(hub.games).toContainEqual(expect.objectContaining({ game: 'hangman', finished: 1, won: 0 }));
    expect(hub.hard).toHaveLength(2);
    expect(hub.hard[0]).toMatchObject({ topic: 3, played: 2, right: 0 });
    expect(hub.running).toEqual({ id: running.id, game: 'hangman' });
  });

  it('gives everyone the same challenge, once, and counts who finished it', async () => {
    const [one, two] = [await makePlayer(server), await makePlayer(server, { planTier: 'basico' })];
    const first = (await one.daily()).json();
    const second = (await two.daily()).json();
    expect(first.play.puzzle).toEqual(second.play.puzzle);
    expect((await one.daily()).json().id).toBe(first.id);
    server.clock.advance(60_000);
    const before = (await one.hub()).daily.finished;
    const ended = await one.finish(first.id, 0, winningMoves(first.play.puzzle), 50_000);
    expect(ended.json()).toMatchObject({ isWon: true, coins: 18 });
    await one.finish(first.id, 0, winningMoves(first.play.puzzle), 50_000);
    expect((await one.hub()).daily).toMatchObject({
      title: 'Las Cortes, palabra a palabra',
      finished: before + 1,
      play: { id: first.id, isFinished: true, points: 100 },
    });
    // The challenge was the only play of the day without the plan.
    expect(await two.hub()).toMatchObject({ locked: 'plus', playsLeftToday: 0 });
    expect((await two.start()).statusCode).toBe(403);
    expect((await two.daily()).json().id).toBe(second.id);
  });

  it('starts one challenge for two tabs at once', async () => {
    const player = await makePlayer(server);
    const answers = await Promise.all([player.daily(), player.daily(), player.daily()]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('has another challenge after midnight in Spain, or none without material', async () => {
    const player = await makePlayer(server);
    server.clock.advance(24 * HOUR);
    expect((await player.hub()).daily).toBeNull();
    expect((await player.daily()).json().code).toBe('games.not-enough');
  });
});
