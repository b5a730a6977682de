import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { device } from '../devices/devices.tables';
import { newId } from '../platform/ids';
import { makeQuestion, makeStatement } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { learnDifficulty } from './difficulty';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';
import { itemDifficulty, reviewLog, studyDay, studyItem } from './review.tables';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  for (let n = 0; n < 12; n++) await makeQuestion(server.db, { id: `t08-q${n}`, topic: 8 });
  for (let n = 0; n < 6; n++) await makeQuestion(server.db, { id: `t24-q${n}`, topic: 24 });
  await makeQuestion(server.db, { id: 't01-q1', topic: 1 });
  await makeStatement(server.db, { id: 't08-v1', topic: 8 });
});
afterAll(() => server.close());

const student = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const user = await makeUser(server.db, { planTier: 'plus', studyMinutes: 10, ...given });
  return { user, caller: await server.signedIn(user.id) };
};

type Session = {
  minutes: number;
  daysToExam: number | null;
  left: number | null;
  stretches: {
    kind: string;
    cards: { kind: string; id: string; isNew: boolean; answer: string; topic: number }[];
  }[];
};

/** Its device was signed in then. */
const knownSince = async (userId: string, firstSeenAt: Date) => {
  const seen = { browser: 'Firefox', operatingSystem: 'Linux', kind: 'laptop', ipAddress: '::1' } as const;
  const id = `device of ${userId}`;
  await server.db.insert(device).values({ userId, id, ...seen, firstSeenAt, lastSeenAt: firstSeenAt });
};

const longAgo = new Date('2026-01-10T10:00:00Z');

const sessionOf = async (caller: Caller, query = ''): Promise<Session> =>
  (await caller.get(`/api/study/session${query}`)).json();
const cardsIn = (session: Session) => session.stretches.flatMap(({ cards }) => cards);
const answerTo = (itemId: string, given: object = {}) => ({
  id: newId(),
  kind: 'question',
  itemId,
  choice: 'A',
  at: server.clock.now().toISOString(),
  durationMs: 9_000,
  ...given,
});

describe('the session', () => {
  test('fits the minutes, with what exams ask most first, and the free account gets its topics only', async () => {
    const { caller } = await student();
    const session = await sessionOf(caller);
    const cards = cardsIn(session);
    expect(session.minutes).toBeLessThanOrEqual(11);
    expect(cards.length).toBeGreaterThan(8);
    expect(cards.every(({ isNew }) => isNew)).toBe(true);
    expect(cards.some(({ topic }) => topic === 8)).toBe(true);
    const free = await student({ planTier: null, trialEndsAt: null });
    const freeSession = await sessionOf(free.caller);
    expect(cardsIn(freeSession).map(({ id }) => id)).toEqual(['t01-q1']);
    expect(freeSession.left).toBe(20);
  });

  test('a week of reviews: what was known comes back later, what was failed comes back at once', async () => {
    const { user, caller } = await student({ studyMinutes: 5 });
    const start = server.clock.now();
    const seen: string[][] = [];
    const failed = 't08-q0';
    for (let day = 0; day < 7; day++) {
      server.clock.set(new Date(start.getTime() + day * DAY_MS));
      const cards = cardsIn(await sessionOf(caller, '?topic=8'));
      seen.push(cards.filter(({ isNew }) => !isNew).map(({ id }) => id));
      const answers = cards.map((card) =>
        card.kind === 'question'
          ? answerTo(card.id, { choice: card.id === failed && day < 5 ? 'B' : card.answer })
          : answerTo(card.id, { kind: card.kind, choice: card.answer }),
      );
      const given = await caller.send('POST', '/api/study/answers', { answers });
      expect(given.json().saved).toHaveLength(answers.length);
    }
    server.clock.set(start);
    // On the first day nothing was known; the failed item appears on every following day.
    expect(seen[0]).toEqual([]);
    for (const day of seen.slice(1, 6)) expect(day).toContain(failed);
    const rows = await server.db.select().from(studyItem).where(eq(studyItem.userId, user.id));
    const known = rows.find(({ itemId }) => itemId === 't08-q1');
    const hard = rows.find(({ itemId }) => itemId === failed);
    expect(known?.lapses).toBe(0);
    expect(known?.stability ?? 0).toBeGreaterThan(hard?.stability ?? 0);
    expect(hard?.lapses).toBe(4);
    const days = await server.db.select().from(studyDay).where(eq(studyDay.userId, user.id));
    expect(days).toHaveLength(7);
  });

  test('a free account has twenty answers a day, wherever it sends them from; one that is here counts once', async () => {
    const { caller } = await student({ planTier: null, trialEndsAt: null, createdAt: longAgo });
    const send = (answers: object[]) => caller.send('POST', '/api/study/answers', { answers });
    const twenty = Array.from({ length: 20 }, () => answerTo('t01-q1'));
    expect((await send(twenty)).json().saved).toHaveLength(20);
    expect((await send(twenty.slice(0, 5))).statusCode).toBe(200);
    const refused = await send([...twenty.slice(0, 5), answerTo('t01-q1')]);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'review.daily-limit', details: { left: 0 } },
    ]);
    expect((await sessionOf(caller)).left).toBe(0);
    const yesterday = new Date(server.clock.now().getTime() - DAY_MS).toISOString();
    expect((await send([answerTo('t01-q1', { at: yesterday })])).json().code).toBe('review.daily-limit');
    const paying = await student();
    const answers = Array.from({ length: 21 }, () => answerTo('t01-q1'));
    expect((await paying.caller.send('POST', '/api/study/answers', { answers })).statusCode).toBe(200);
  });

  test('undoing gives none of the twenty back, except to answer the same again', async () => {
    const { caller } = await student({ planTier: null, trialEndsAt: null, createdAt: longAgo });
    const ids = Array.from({ length: 21 }, (_, n) => `t02-q${n}`);
    for (const id of ids) await makeQuestion(server.db, { id, topic: 2 });
    const give = async (some: readonly string[]) => {
      const answers = some.map((id) => answerTo(id));
      const { statusCode } = await caller.send('POST', '/api/study/answers', { answers });
      return { statusCode, undo: () => Promise.all(answers.map(({ id }) => takeBack(id))) };
    };
    const takeBack = async (id: string) =>
      expect((await caller.send('POST', `/api/study/answers/${id}/undo`)).statusCode).toBe(200);
    const [twenty, next] = [ids.slice(0, 20), ids.slice(20)];
    await (await give(twenty)).undo();
    expect((await give(next)).statusCode).toBe(403);
    const last = twenty.slice(19);
    expect((await give([...last, ...last])).statusCode).toBe(403);
    expect((await give(twenty)).statusCode).toBe(200);
    expect((await give(last)).statusCode).toBe(403);
  });

  test('answers of earlier days that a device sends today count for the days they were given, and for the twenty of today', async () => {
    const { user, caller } = await student({ planTier: null, trialEndsAt: null, createdAt: longAgo });
    await knownSince(user.id, longAgo);
    const send = (answers: object[]) => caller.send('POST', '/api/study/answers', { answers });
    const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS).toISOString();
    const late = Array.from({ length: 15 }, (_, n) => answerTo('t01-q1', { at: ago(n < 8 ? 2 : 1) }));
    for (const _ of [1, 2]) expect((await send(late)).json().saved).toHaveLength(15);
    expect((await sessionOf(caller)).left).toBe(5);
    expect((await send(Array.from({ length: 6 }, () => answerTo('t01-q1')))).json()).toMatchObject({
      code: 'review.daily-limit',
      details: { left: 5 },
    });
    expect((await send(Array.from({ length: 5 }, () => answerTo('t01-q1')))).statusCode).toBe(200);
    const days = await server.db.select().from(studyDay).where(eq(studyDay.userId, user.id));
    expect(days.map(({ answers }) => answers).sort()).toEqual([5, 7, 8]);
  });

  test('a clock that is set back gives nobody days of study', async () => {
    const now = server.clock.now();
    const { user, caller } = await student({ createdAt: new Date(now.getTime() - 5 * 60_000) });
    for (let days = 0; days < 44; days += 1) {
      const at = new Date(now.getTime() - days * DAY_MS).toISOString();
      const answers = Array.from({ length: 20 }, () => answerTo('t08-q1', { at }));
      expect((await caller.send('POST', '/api/study/answers', { answers })).statusCode).toBe(200);
    }
    const days = await server.db.select().from(studyDay).where(eq(studyDay.userId, user.id));
    expect(days).toMatchObject([{ day: '2026-11-15', answers: 880 }]);
    expect((await caller.get('/api/progress/today')).json().streak.days).toBe(1);
    expect((await caller.get('/api/games/coins')).json()).toMatchObject({ balance: 25, earnedToday: 25 });
    expect((await caller.get('/api/games/chests')).json()).toMatchObject({ days: 1, ready: [] });
    // An older account fills no days that its device has already passed.
    const old = await student({ createdAt: longAgo });
    await knownSince(old.user.id, longAgo);
    const send = (days: number) =>
      old.caller.send('POST', '/api/study/answers', {
        answers: [answerTo('t08-q1', { at: new Date(now.getTime() - days * DAY_MS).toISOString() })],
      });
    for (const days of [3, 1, 9, 5, 2]) await send(days);
    const kept = await server.db.select().from(studyDay).where(eq(studyDay.userId, old.user.id));
    expect(kept.map(({ day, answers }) => `${day} ${answers}`).sort()).toEqual([
      '2026-11-12 1',
      '2026-11-14 1',
      '2026-11-15 3',
    ]);
  });

  test('another browser fills no days from before it signed in', async () => {
    const { user } = await student({ createdAt: longAgo });
    for (let n = 0; n < 5; n += 1) {
      const at = new Date(server.clock.now().getTime() - (5 - n) * DAY_MS).toISOString();
      const fresh = await server.signedIn(user.id, `browser ${n}`);
      await fresh.send('POST', '/api/study/answers', { answers: [answerTo('t08-q1', { at })] });
      await fresh.send('POST', '/api/auth/logout');
    }
    const days = await server.db.select().from(studyDay).where(eq(studyDay.userId, user.id));
    expect(days.map(({ day, answers }) => [day, answers])).toEqual([['2026-11-15', 5]]);
  });

  test('an exam date makes it aim at that day, and says how far it is', async () => {
    const { caller } = await student({ examDate: '2026-12-15' });
    expect((await sessionOf(caller)).daysToExam).toBe(30);
  });
});

describe('answers', () => {
  test('are judged by the server, once, and never in the future', async () => {
    const { user, caller } = await student();
    const given = answerTo('t08-q3', { choice: 'B', at: '2030-01-01T00:00:00.000Z' });
    await caller.send('POST', '/api/study/answers', { answers: [given] });
    await caller.send('POST', '/api/study/answers', { answers: [given] });
    const rows = await server.db.select().from(reviewLog).where(eq(reviewLog.userId, user.id));
    expect(rows).toMatchObject([{ outcome: 'wrong', topic: 8, at: server.clock.now() }]);
  });

  test('to a deleted question are acknowledged and dropped, and invalid ones are refused', async () => {
    const { user, caller } = await student();
    const gone = answerTo('t99-q1');
    expect((await caller.send('POST', '/api/study/answers', { answers: [gone] })).json()).toEqual({
      saved: [gone.id],
    });
    const nonsense = await caller.send('POST', '/api/study/answers', {
      answers: [answerTo('t08-q3', { choice: 'true' })],
    });
    expect(nonsense.json().code).toBe('review.not-an-option');
    expect(await server.db.select().from(reviewLog).where(eq(reviewLog.userId, user.id))).toEqual([]);
  });

  test('can be undone, as if they had never been given, and only by their owner', async () => {
    const { user, caller } = await student();
    const first = answerTo('t08-q4', {
      choice: 'A',
      at: new Date(server.clock.now().getTime() - DAY_MS).toISOString(),
    });
    await caller.send('POST', '/api/study/answers', { answers: [first] });
    const read = async () => ({
      items: await server.db.select().from(studyItem).where(eq(studyItem.userId, user.id)),
      days: (await server.db.select().from(studyDay).where(eq(studyDay.userId, user.id))).filter(
        (d) => d.answers > 0,
      ),
    });
    const before = await read();
    const slip = answerTo('t08-q4', { choice: 'C' });
    await caller.send('POST', '/api/study/answers', { answers: [slip] });
    expect(await read()).not.toEqual(before);
    const stranger = (await student()).caller;
    expect((await stranger.send('POST', `/api/study/answers/${slip.id}/undo`)).statusCode).toBe(409);
    expect((await caller.send('POST', `/api/study/answers/${slip.id}/undo`)).json()).toEqual({
      undone: slip.id,
    });
    expect(await read()).toEqual(before);
    expect((await caller.send('POST', `/api/study/answers/${slip.id}/undo`)).json().code).toBe(
      'review.nothing-to-undo',
    );
  });

  test('that fail again and again make a leech, which can be put aside', async () => {
    const { user, caller } = await student();
    const start = server.clock.now().getTime();
    await server.db.transaction((tx) =>
      recordAnswers(
        tx,
        user.id,
        Array.from({ length: 6 }, (_, n) =>
          studyAnswer({
            itemId: 't08-q5',
            topic: 8,
            outcome: 'wrong',
            at: new Date(start - (6 - n) * DAY_MS),
          }),
        ),
      ),
    );
    const leeches = (await caller.get('/api/study/leeches')).json();
    expect(leeches).toMatchObject({ total: 1, items: [{ id: 't08-q5', lapses: 5, suspended: false }] });
    expect(cardsIn(await sessionOf(caller, '?topic=8')).map(({ id }) => id)).toContain('t08-q5');
    await caller.send('PUT', '/api/study/items/question/t08-q5', { suspended: true });
    expect(cardsIn(await sessionOf(caller, '?topic=8')).map(({ id }) => id)).not.toContain('t08-q5');
  });
});

test('how hard an item is comes from everyone who met it for the first time', async () => {
  for (let n = 0; n < 6; n++) {
    const { user } = await student();
    await server.db.transaction((tx) =>
      recordAnswers(tx, user.id, [
        studyAnswer({ itemId: 't24-q0', topic: 24, outcome: 'wrong' }),
        studyAnswer({ itemId: 't24-q1', topic: 24 }),
        // Only first answers count for the difficulty.
        studyAnswer({ itemId: 't24-q0', topic: 24, at: new Date('2026-11-15T10:05:00Z') }),
      ]),
    );
  }
  await learnDifficulty(server.db);
  await learnDifficulty(server.db);
  const rows = await server.db
    .select()
    .from(itemDifficulty)
    .where(eq(itemDifficulty.topic, 24))
    .orderBy(itemDifficulty.itemId);
  expect(rows.map(({ itemId, answers, right }) => [itemId, answers, right])).toEqual([
    ['t24-q0', 6, 0],
    ['t24-q1', 6, 6],
  ]);
  expect(rows[0]?.ease).toBeCloseTo((6 * -0.5 - 0.25 * 6) / 18, 5);
});
