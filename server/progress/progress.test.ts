import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateAccount } from '../auth/accounts';
import { makeUser } from '../auth/auth.factory';
import { grantAccess, revokeAccess } from '../auth/grants';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { forgetBank } from '../syllabus/question-bank';
import { saveQuestions } from '../syllabus/question-store';
import { choiceDraftRow, makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { readinessDay, todayCache } from './progress.tables';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  for (const topic of [1, 8, 24]) {
    await makeTopic(server.db, { number: topic });
    const drafts = Array.from({ length: 40 }, (_, n) => choiceDraftRow({ id: `t${topic}-q${n}`, topic }));
    await saveQuestions(server.db, drafts, {
      now: server.clock.now(),
      by: null,
      reason: null,
      hooks: server.kit.hooks,
    });
  }
});
afterAll(() => server.close());

/** `perDay` new questions of topic 8 each day, two of three right. */
async function student(days: number, perDay: number, given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(server.db, { planTier: 'plus', studyMinutes: 20, ...given });
  const now = server.clock.now().getTime();
  const answers = Array.from({ length: days * perDay }, (_, n) =>
    studyAnswer({
      itemId: `t8-q${n}`,
      topic: 8,
      outcome: n % 3 === 0 ? 'wrong' : 'right',
      at: new Date(now - (days - 1 - Math.floor(n / perDay)) * DAY_MS),
      durationMs: 60_000,
    }),
  );
  if (answers.length > 0) await server.db.transaction((tx) => recordAnswers(tx, user.id, answers));
  return { user, caller: await server.signedIn(user.id) };
}

describe('today', () => {
  test('somebody new sees what to do, no streak and how much is missing for a prediction', async () => {
    const { caller } = await student(0, 0);
    const today = (await caller.get('/api/progress/today')).json();
    expect(today).toMatchObject({
      today: '2026-11-15',
      streak: { days: 0, freeLeft: 2 },
      readiness: null,
      isReadinessLocked: false,
      answersMissing: 30,
      due: [],
      daysToExam: null,
    });
    expect(today.stretches[0]).toMatchObject({ kind: 'new' });
    // Nobody is asked a whole session about what they have not read.
    const planned = today.stretches.reduce((sum: number, { items }: { items: number }) => sum + items, 0);
    expect(planned).toBe(10);
    expect(today.forecast).toHaveLength(7);
  });

  test('after some days: streak, due work, a prediction with its interval, and three things that would raise it', async () => {
    const { user, caller } = await student(4, 10, { examDate: '2026-12-15' });
    const today = (await caller.get('/api/progress/today')).json();
    expect(today.streak.days).toBe(4);
    expect(today.daysToExam).toBe(30);
    expect(today.answersToday).toBe(10);
    const { readiness } = today;
    expect(readiness.answers).toBe(40);
    expect(readiness.low).toBeLessThan(readiness.expected);
    expect(readiness.high).toBeGreaterThan(readiness.expected);
    expect(readiness.cutOffs.map(({ score }: { score: number }) => score)).toEqual([7.17, 7.7272, 6.16]);
    expect(readiness.actions.length).toBeGreaterThan(0);
    expect(today.due[0]).toMatchObject({ kind: 'question', topics: [8] });
    const kept = await server.db.select().from(readinessDay).where(eq(readinessDay.userId, user.id));
    expect(kept).toMatchObject([{ day: '2026-11-15', answers: 40 }]);
  });

  test('is served from the cache until something that it is made from changes', async () => {
    const { user, caller } = await student(4, 10);
    const read = async () => (await caller.get('/api/progress/today')).json();
    const first = await read();
    // Marks the cached row, so that the test can tell where a response came from.
    const keep = (answer: typeof first) =>
      server.db.update(todayCache).set({ answer }).where(eq(todayCache.userId, user.id));
    const marked = { ...first, minutes: 999 };
    const bought = { kind: 'flashcards' as const, subject: '8', expiresAt: null };
    const isKept = async () => (await read()).minutes === 999;
    await keep(marked);
    expect(await isKept()).toBe(true);

    const answer = studyAnswer({ itemId: 't8-q39', topic: 8, at: server.clock.now(), source: 'review' });
    await server.db.transaction((tx) => recordAnswers(tx, user.id, [answer]));
    expect((await read()).answersToday).toBe(first.answersToday + 1);

    for (const change of [
      () => caller.send('POST', `/api/study/answers/${answer.id}/undo`),
      () => updateAccount(server.db, user.id, { examDate: '2026-12-15' }),
      () => updateAccount(server.db, user.id, { planTier: 'basico' }),
      () => grantAccess(server.db, user.id, 'order:kept', [bought], server.clock.now()),
      () => revokeAccess(server.db, user.id, 'order:kept', server.clock.now()),
      () => makeTopic(server.db, { number: 30 }).then(() => forgetBank(server.db)),
    ]) {
      await read();
      await keep(marked);
      expect(await isKept()).toBe(true);
      await change();
      expect(await isKept(), change.toString()).toBe(false);
    }
    expect(await read()).toMatchObject({ daysToExam: 30, isReadinessLocked: true });

    await keep(marked);
    server.clock.advance(DAY_MS);
    expect(await isKept()).toBe(false);
    server.clock.advance(-DAY_MS);
  });

  test('is what a trial shows until the moment it ends', async () => {
    const trialEndsAt = new Date(server.clock.now().getTime() + 60_000);
    const { caller } = await student(1, 1, { planTier: null, trialEndsAt });
    const isLocked = async () => (await caller.get('/api/progress/today')).json().isReadinessLocked;
    expect([await isLocked(), await isLocked()]).toEqual([false, false]);
    server.clock.advance(61_000);
    expect(await isLocked()).toBe(true);
    server.clock.advance(-61_000);
  });

  test('the prediction requires Plus: other users get the needed tier and no data', async () => {
    const { caller } = await student(4, 10, { planTier: 'basico' });
    const today = (await caller.get('/api/progress/today')).json();
    expect(today).toMatchObject({ readiness: null, isReadinessLocked: true });
  });
});

test('progress adds up: days, hours, topics and what falls due', async () => {
  const { caller } = await student(3, 6);
  const progress = (await caller.get('/api/progress/summary')).json();
  expect(progress.totals).toMatchObject({ answers: 18, right: 12, wrong: 6, minutes: 18, days: 3, seen: 18 });
  expect(progress.topics.find(({ topic }: { topic: number }) => topic === 8)).toMatchObject({
    answers: 18,
    right: 12,
    minutes: 18,
  });
  expect(progress.weeks.at(-1)).toMatchObject({ answers: 18, accuracy: 12 / 18 });
  expect(progress.forecast).toHaveLength(14);
  const due = progress.forecast.reduce((sum: number, { due: items }: { due: number }) => sum + items, 0);
  expect(due).toBe(18);
});

test('the log has one entry for each day with study, the latest first, in pages, and nobody reads another’s', async () => {
  const { caller } = await student(3, 4);
  const first = (await caller.get('/api/progress/log?pageSize=2')).json();
  expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
  expect(first.items.map(({ day }: { day: string }) => day)).toEqual(['2026-11-15', '2026-11-14']);
  expect(first.items[0]).toMatchObject({
    answers: 4,
    minutes: 4,
    topics: [{ number: 8, answers: 4 }],
    sources: [{ source: 'study', answers: 4 }],
  });
  const other = await student(0, 0);
  expect((await other.caller.get('/api/progress/log')).json().total).toBe(0);
});
