import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../auth/auth.tables';
import { notification } from '../../push/push.tables';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { losingMoves, makePlayer, makeTerms, type TestPlayer, winningMoves } from '../games.factory';
import { gamePlay } from '../games.tables';
import { closeExpired } from './duels';
import { gameDuel } from './duels.tables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const path = '/api/games/duels';

describe('a duel', () => {
  let server: TestServer;
  let one: TestPlayer;
  let two: TestPlayer;
  let duel: DuelView;

  beforeAll(async () => {
    server = await openTestServer();
    await makeTerms(server.db);
  });
  afterAll(() => server.close());

  const send = (player: TestPlayer, to: string, body?: object) =>
    player.caller.send('POST', `${path}${to}`, body);
  const accept = (player: TestPlayer) => send(player, `/${duel.token}/accept`);
  const seen = async (player: TestPlayer): Promise<DuelView> =>
    (await player.caller.get(`${path}/${duel.token}`)).json();
  const finish = async (player: TestPlayer, view: PlayView, moves = winningMoves(view.play.puzzle)) => {
    server.clock.advance(HOUR);
    return player.finish(view.id, 0, moves);
  };
  /** Begins the play of the duel. */
  const begin = async (player: TestPlayer): Promise<PlayView> => {
    const { playId } = (await send(player, `/${duel.token}/play`)).json();
    return (await player.read(playId)).json();
  };
  const titlesOf = async ({ userId }: TestPlayer) =>
    (await server.db.select().from(notification).where(eq(notification.userId, userId))).map(
      ({ title }) => title,
    );

  beforeEach(async () => {
    one = await makePlayer(server);
    two = await makePlayer(server);
    duel = (await send(one, '', { game: 'hangman', topics: [3], difficulty: 2 })).json();
  });

  it('shows the result of the other only after the own play, and tells both how it ended', async () => {
    expect((await accept(two)).json()).toMatchObject({ role: 'opponent', state: 'running' });
    expect(await titlesOf(one)).toEqual(['Duelo aceptado']);

    const first = await begin(one);
    expect((await finish(one, first)).statusCode).toBe(200);
    expect(await seen(two)).toMatchObject({ ownScore: null, otherScore: null, toBeat: null });

    const second = await begin(two);
    expect(second).toMatchObject({ source: 'duel', sourceRef: duel.id });
    expect(second.play.puzzle).toEqual(first.play.puzzle);
    await finish(two, second, losingMoves(second.play.puzzle));
    const end = await seen(two);
    expect(end).toMatchObject({ state: 'finished', otherScore: { points: 100 } });
    expect(end.ownScore?.points).toBeLessThan(100);
    expect(await titlesOf(two)).toEqual(['El duelo ha sido para tu rival']);
    expect(await titlesOf(one)).toContain('Has ganado el duelo');
    expect((await one.caller.get(path)).json().duels).toHaveLength(1);
  });

  it('calls the players by their pseudonyms', async () => {
    await accept(two);
    const { challenger, other } = await seen(one);
    expect(challenger).toMatch(/^\p{Lu}\p{Ll}+ \p{Ll}+ \d{4}$/u);
    expect((await seen(two)).other).toBe(challenger);
    expect(other).toMatch(/^\p{Lu}\p{Ll}+ \p{Ll}+ \d{4}$/u);
    expect(other).not.toBe(challenger);
  });

  it('starts from a finished play: its puzzle, and what is to be beaten', async () => {
    const view = await one.begin();
    expect((await send(one, '', { playId: view.id })).json().code).toBe('games.duel-needs-end');
    await finish(one, view);
    duel = (await send(one, '', { playId: view.id })).json();
    expect(await seen(two)).toMatchObject({ role: 'invited', toBeat: { points: 100 }, otherScore: null });
    await accept(two);
    expect((await begin(two)).play.puzzle).toEqual(view.play.puzzle);
    expect((await send(one, `/${duel.token}/play`)).json().code).toBe('games.duel-played');
  });

  it('cannot start from the play of somebody else', async () => {
    const view = await one.begin();
    await finish(one, view);
    expect((await send(two, '', { playId: view.id })).statusCode).toBe(404);
  });

  it('is not made of flashcards, which the player grades', async () => {
    const cards = { game: 'flashcards', topics: [3], difficulty: 2 };
    expect((await send(one, '', cards)).json().code).toBe('games.duel-game');
  });

  it('opens no topic that the plan of who accepts or plays it closes', async () => {
    await makeTerms(server.db, 30);
    duel = (await send(one, '', { game: 'hangman', topics: [30], difficulty: 2 })).json();
    const poor = await makePlayer(server, { planTier: null, trialEndsAt: null });
    expect((await accept(poor)).json().code).toBe('request.tier');
    await accept(two);
    await server.db.update(user).set({ planTier: null, trialEndsAt: null }).where(eq(user.id, two.userId));
    expect((await send(two, `/${duel.token}/play`)).json().code).toBe('request.tier');
  });

  it('is not for oneself', async () => {
    expect((await accept(one)).json().code).toBe('games.duel-own');
    expect(await seen(one)).toMatchObject({ state: 'waiting', role: 'challenger' });
  });

  it('is withdrawn by its challenger while nobody has accepted it', async () => {
    expect((await send(two, `/${duel.token}/withdraw`)).statusCode).toBe(404);
    expect((await send(one, `/${duel.token}/withdraw`)).json()).toMatchObject({ state: 'expired' });
    expect((await send(one, `/${duel.token}/withdraw`)).json().code).toBe('games.duel-over');
    expect((await accept(two)).json().code).toBe('games.duel-over');
    await closeExpired(server.app.kit);
    expect(await titlesOf(one)).toEqual([]);

    duel = (await send(one, '', { game: 'hangman', topics: [3], difficulty: 2 })).json();
    await accept(two);
    expect((await send(one, `/${duel.token}/withdraw`)).json().code).toBe('games.duel-taken');
    expect((await send(two, `/${duel.token}/withdraw`)).statusCode).toBe(404);
    expect(await seen(one)).toMatchObject({ state: 'running' });
  });

  it('is accepted once, also in a race', async () => {
    const three = await makePlayer(server);
    const answers = await Promise.all([accept(two), accept(three)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await makePlayer(server);
    expect((await accept(late)).json().code).toBe('games.duel-taken');
    const winner = answers[0]?.statusCode === 200 ? two : three;
    expect((await accept(winner)).statusCode).toBe(200);
  });

  it('tells nothing to a stranger and gives them no play', async () => {
    await accept(two);
    await finish(one, await begin(one));
    const stranger = await makePlayer(server);
    expect(await seen(stranger)).toMatchObject({
      role: 'stranger',
      other: null,
      toBeat: null,
      ownScore: null,
      otherScore: null,
    });
    expect((await send(stranger, `/${duel.token}/play`)).statusCode).toBe(404);
    expect((await stranger.caller.get(path)).json().duels).toEqual([]);
    const guess = 'A'.repeat(43);
    expect((await stranger.caller.get(`${path}/${guess}`)).statusCode).toBe(404);
    expect((await send(stranger, `/${guess}/accept`)).statusCode).toBe(404);
  });

  it('counts only the play it started itself', async () => {
    await accept(two);
    const forged = await two.start({ source: 'duel', sourceRef: duel.id });
    expect(forged.json()).toMatchObject({ source: 'free', sourceRef: null });
    await finish(two, forged.json());
    expect(await seen(two)).toMatchObject({ ownScore: null });
    const [again, once] = [await begin(two), await begin(two)];
    expect(once.id).toBe(again.id);
  });

  it('is one of the plays of the day without the plan', async () => {
    const basic = await makePlayer(server, { planTier: 'basico' });
    await accept(basic);
    const view = await begin(basic);
    expect((await basic.start()).json().code).toBe('games.daily-limit');
    await finish(basic, view);
    const other = (await send(one, '', { game: 'hangman', topics: [3], difficulty: 2 })).json();
    await send(basic, `/${other.token}/accept`);
    expect((await send(basic, `/${other.token}/play`)).json().code).toBe('games.daily-limit');
  });

  it('cannot be accepted or played after seven days, and both are told', async () => {
    await accept(two);
    const view = await begin(two);
    const other: DuelView = (await send(one, '', { game: 'hangman', topics: [3], difficulty: 2 })).json();
    server.clock.advance(7 * DAY + 1);
    expect((await send(two, `/${other.token}/accept`)).json().code).toBe('games.duel-over');
    expect((await send(one, `/${duel.token}/play`)).json().code).toBe('games.duel-over');
    await closeExpired(server.app.kit);
    await closeExpired(server.app.kit);
    await finish(two, view);
    expect(await seen(two)).toMatchObject({ state: 'expired', ownScore: null });
    const closed = (await titlesOf(two)).filter((title) => title === 'Duelo cerrado');
    expect(closed).toHaveLength(1);
    expect((await titlesOf(one)).filter((title) => title === 'Duelo cerrado')).toHaveLength(2);
  });

  it('cannot be started more than five times at once', async () => {
    const more = { game: 'hangman', topics: [3], difficulty: 2 };
    for (let count = 1; count < 5; count += 1) expect((await send(one, '', more)).statusCode).toBe(200);
    expect((await send(one, '', more)).json().code).toBe('games.duel-limit');
  });

  it('stores one play for each player', async () => {
    await accept(two);
    await Promise.all([begin(two), begin(two), begin(one)]);
    const plays = await server.db.select().from(gamePlay).where(eq(gamePlay.sourceRef, duel.id));
    expect(plays.map(({ userId }) => userId).sort()).toEqual([one.userId, two.userId].sort());
    expect(await server.db.select().from(gameDuel).where(eq(gameDuel.id, duel.id))).toHaveLength(1);
  });
});
