import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeTopic } from '../../syllabus/syllabus.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makePlayer, makeTerms, winningMoves } from '../games.factory';

const DAY = 86_400_000;
const TOMORROW = '2026-11-16';

describe('the admin of the games [2.1-35]', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    for (let number = 1; number <= 45; number += 1) await makeTopic(server.db, { number });
    await makeTerms(server.db);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const path = '/api/admin/games/daily';
  const plan = { game: 'hangman', topics: [3, 3], title: 'Las Cortes, a oscuras', difficulty: 3 };
  const put = async (day: string, given: object = {}) => {
    const { days } = (await admin.get(path)).json();
    const etag = days.find((one: { day: string }) => one.day === day)?.etag ?? 'none';
    return admin.send('PUT', `${path}/${day}`, { etag, ...plan, ...given });
  };

  it('shows thirty days, of which only those to come can be changed', async () => {
    const { days, past } = (await admin.get(path)).json();
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ day: '2026-11-15', canChange: false });
    expect(days[1]).toMatchObject({ day: TOMORROW, state: 'automatic', canChange: true, finished: 0 });
    expect(past).toEqual([]);
  });

  it('refuses other users, days that are not to come and topics that give no puzzle', async () => {
    const player = await makePlayer(server);
    expect((await player.caller.get(path)).statusCode).toBe(403);
    expect((await player.caller.send('PUT', `${path}/${TOMORROW}`, plan)).statusCode).toBe(403);
    expect((await put('2026-11-15')).json().code).toBe('games.daily-fixed');
    expect((await put('2026-12-15')).statusCode).toBe(404);
    expect((await put(TOMORROW, { topics: [9] })).json().code).toBe('games.not-enough');
    expect((await put(TOMORROW, { game: 'flashcards' })).statusCode).toBe(400);
    expect((await put(TOMORROW, { title: ' ' })).statusCode).toBe(400);
    expect((await admin.get(path)).json().days[1].state).toBe('automatic');
  });

  it('plans a day, which is then what everyone plays, and writes it in the audit log', async () => {
    const { days } = (await put(TOMORROW)).json();
    const saved = { game: 'hangman', topics: [3], title: plan.title, difficulty: 3 };
    expect(days[1]).toMatchObject({ ...saved, state: 'planned' });
    expect((await put(TOMORROW, { etag: 'old' })).json().code).toBe('admin.conflict');
    const log = (await admin.get('/api/admin/audit?subject=game-daily')).json();
    expect(log.items[0]).toMatchObject({
      action: 'game-daily.changed',
      subjectId: TOMORROW,
      after: { title: plan.title, topics: '3' },
    });

    const reset = (day: string, etag: string) => admin.send('POST', `${path}/${day}/reset`, { etag });
    expect((await reset(TOMORROW, 'old')).json().code).toBe('admin.conflict');
    const back = (await reset(TOMORROW, days[1].etag)).json().days[1];
    expect(back).toMatchObject({ state: 'automatic', title: expect.not.stringContaining(plan.title) });
    expect((await reset(TOMORROW, back.etag)).json().days[1]).toEqual(back);
    expect((await reset('2026-11-15', 'any')).json().code).toBe('games.daily-fixed');
    await put(TOMORROW);

    server.clock.advance(DAY);
    const player = await makePlayer(server);
    const view = (await player.daily()).json();
    expect(view).toMatchObject({ topics: [3], difficulty: 3, play: { game: 'hangman' } });
    server.clock.advance(60_000);
    await player.finish(view.id, 0, winningMoves(view.play.puzzle), 50_000);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const after = (await admin.get(path)).json();
    expect(after.days[0]).toMatchObject({ day: TOMORROW, state: 'fixed', canChange: false, finished: 1 });
    expect((await put(TOMORROW)).json().code).toBe('games.daily-fixed');
  });

  it('keeps the report of a word once, as it was seen, and an admin answers it', async () => {
    const player = await makePlayer(server);
    const view = await player.begin({ seed: 5 });
    if (!('words' in view.play.puzzle)) throw new Error('not the game that was asked for');
    const [word] = view.play.puzzle.words;
    const report = { kind: 'term', itemId: word?.id, reason: 'La pista dice la palabra' };
    const send = (given: object = {}) =>
      player.caller.send('POST', `/api/games/plays/${view.id}/reports`, { ...report, ...given });
    expect((await send()).statusCode).toBe(204);
    expect((await send({ reason: 'Otra vez' })).json().code).toBe('games.reported');
    expect((await send({ itemId: 'nada' })).statusCode).toBe(404);
    expect((await send({ kind: 'flashcard' })).statusCode).toBe(404);
    const other = await makePlayer(server);
    const foreign = await other.caller.send('POST', `/api/games/plays/${view.id}/reports`, report);
    expect(foreign.statusCode).toBe(404);

    const list = '/api/admin/game-reports';
    const { items } = (await admin.get(list)).json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      ...report,
      game: 'hangman',
      topic: 3,
      answer: word?.word,
      question: word?.definition,
      status: 'open',
    });
    const solved = { status: 'solved', reply: 'Cambiada' };
    expect((await putCurrent(admin, `${list}/${items[0].id}`, solved)).json()).toMatchObject(solved);
    expect((await admin.get(`${list}?status=open`)).json().items).toEqual([]);
    await putCurrent(admin, `${list}/${items[0].id}`, solved);
    const told = (await player.caller.get('/api/notifications')).json().items;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'Hemos revisado tu aviso',
      body: `«${word?.word}»: Cambiada`,
      url: `/campus-estudio/juegos/partida/${view.id}`,
    });
    expect((await other.caller.get(list)).statusCode).toBe(403);
  });

  it('closes a topic to a game, whose new puzzles are then made without it', async () => {
    const player = await makePlayer(server);
    const list = '/api/admin/games/topics';
    const set = async (isOpen: boolean, game = 'hangman') => {
      const { etag } = (await admin.get(list)).json();
      return admin.send('PUT', `${list}/3/${game}`, { etag, isOpen });
    };
    expect((await set(false)).json()).toMatchObject({ closed: [{ game: 'hangman', topic: 3 }] });
    expect((await player.start()).json().code).toBe('games.not-enough');
    expect((await player.start({ game: 'placing' })).statusCode).toBe(200);
    expect((await admin.get('/api/admin/games/topics/3')).json().closed).toEqual(['hangman']);
    expect((await put('2026-11-20')).json().code).toBe('games.not-enough');
    await set(false);
    server.clock.advance(1_000);
    expect((await admin.send('PUT', `${list}/3/hangman`, { etag: 'old', isOpen: true })).json().code).toBe(
      'admin.conflict',
    );
    expect((await set(true)).json()).toMatchObject({ closed: [] });
    expect((await player.start()).statusCode).toBe(200);
    const log = (await admin.get('/api/admin/audit?subject=game-topic')).json();
    expect(log.items.map(({ after }: { after: object }) => after)).toEqual([
      { isOpen: true },
      { isOpen: false },
    ]);
    expect(
      (await player.caller.send('PUT', '/api/admin/games/topics/3/hangman', { isOpen: false })).statusCode,
    ).toBe(403);
    expect((await set(false, 'ajedrez')).statusCode).toBe(400);
  });

  it('tells what the terms of a topic give to each game', async () => {
    const { terms, cards, branches } = (await admin.get('/api/admin/games/topics/3')).json();
    expect(terms).toHaveLength(8);
    const twoWords = terms.find(({ word }: { word: string }) => word === 'año fiscal');
    expect(twoWords).toMatchObject({ inHangman: true });
    expect({ cards, branches }).toEqual({ cards: 0, branches: 0 });
    expect((await admin.get('/api/admin/games/topics/46')).statusCode).toBe(400);
  });
});
