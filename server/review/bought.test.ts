import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { grantAccess, type NewGrant, revokeAccess } from '../auth/grants';
import { newId } from '../platform/ids';
import { makeFlashcard, makeQuestion, makeStatement } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await makeQuestion(server.db, { id: 't01-q1', topic: 1 });
  for (let n = 0; n < 3; n++) await makeQuestion(server.db, { id: `t08-q${n}`, topic: 8 });
  await makeStatement(server.db, { id: 't08-v1', topic: 8 });
  await makeFlashcard(server.db, { id: 't08-f1', topic: 8 });
  await makeQuestion(server.db, { id: 't24-q1', topic: 24 });
});
afterAll(() => server.close());

async function freeStudent() {
  const user = await makeUser(server.db, { planTier: null, trialEndsAt: null, studyMinutes: 30 });
  const caller = await server.signedIn(user.id);
  const session = async (query = '') => (await caller.get(`/api/study/session${query}`)).json();
  return {
    user,
    caller,
    hold: (...grants: NewGrant[]) => grantAccess(server.db, user.id, 'order:one', grants, server.clock.now()),
    left: async (): Promise<number> => (await session()).left,
    asked: async (query = ''): Promise<string[]> =>
      (await session(query)).stretches
        .flatMap(({ cards }: { cards: { id: string }[] }) => cards.map(({ id }) => id))
        .sort(),
    answer: (itemId: string, times = 1, kind = 'question') =>
      caller.send('POST', '/api/study/answers', {
        answers: Array.from({ length: times }, () => ({
          id: newId(),
          kind,
          itemId,
          choice: kind === 'question' ? 'A' : null,
          ...(kind === 'flashcard' ? { grade: 'good' } : {}),
          at: server.clock.now().toISOString(),
          durationMs: 1_000,
        })),
      }),
  };
}

const forGood = (kind: NewGrant['kind'], subject: string): NewGrant => ({ kind, subject, expiresAt: null });

describe('what was bought by itself, in the study session', () => {
  test('a bought topic is asked with its statements; its cards only if they were bought too', async () => {
    const student = await freeStudent();
    expect(await student.asked()).toEqual(['t01-q1']);
    await student.hold(forGood('topic', '8'));
    const withTopic = ['t01-q1', 't08-q0', 't08-q1', 't08-q2', 't08-v1'];
    expect(await student.asked()).toEqual(withTopic);
    await student.hold(forGood('flashcards', '8'));
    expect(await student.asked()).toEqual(['t01-q1', 't08-f1', ...withTopic.slice(1)]);
    expect(await student.asked('?topic=24')).toEqual([]);
  });

  test('it is asked beyond the twenty of the day, and does not use them up', async () => {
    const student = await freeStudent();
    await student.hold(forGood('topic', '8'));
    expect((await student.answer('t08-q0', 30)).statusCode).toBe(200);
    expect(await student.left()).toBe(20);
    expect((await student.answer('t01-q1', 20)).statusCode).toBe(200);
    expect(await student.left()).toBe(0);
    expect((await student.answer('t01-q1')).json().code).toBe('review.daily-limit');
    expect((await student.answer('t08-q1')).statusCode).toBe(200);
    // The free topics are used up for today; bought ones are still asked.
    server.clock.advance(60_000);
    expect(await student.asked()).not.toContain('t01-q1');
    expect(await student.asked()).toContain('t08-q2');
  });

  test('it ends with a refund or with its month, and what was learnt stays', async () => {
    const student = await freeStudent();
    const now = server.clock.now();
    await student.hold(forGood('topic', '8'));
    await student.answer('t08-q0');
    await revokeAccess(server.db, student.user.id, 'order:one', now);
    expect(await student.asked()).toEqual(['t01-q1']);
    const item = '/api/study/items/question/t08-q0';
    expect((await student.caller.get(item)).statusCode).toBe(404);
    await grantAccess(
      server.db,
      student.user.id,
      'order:two',
      [{ kind: 'test', subject: '8', expiresAt: new Date(now.getTime() + DAY_MS) }],
      now,
    );
    expect((await student.caller.get(item)).json().isNew).toBe(false);
    server.clock.advance(2 * DAY_MS);
    expect(await student.asked()).toEqual(['t01-q1']);
    server.clock.advance(-2 * DAY_MS);
  });

  test('what ended is counted nowhere as a review to do, and is back with the next purchase', async () => {
    const student = await freeStudent();
    await student.hold(forGood('topic', '8'));
    await student.answer('t08-q0');
    await student.answer('t01-q1');
    await revokeAccess(server.db, student.user.id, 'order:one', server.clock.now());
    const read = async (path: string) => (await (await server.signedIn(student.user.id)).get(path)).json();
    const counted = async () => {
      const today = await read('/api/progress/today');
      const progress = await read('/api/progress/summary');
      const sum = (days: { due: number }[]) => days.reduce((total, { due }) => total + due, 0);
      return {
        due: today.due.map(({ items, topics }: { items: number; topics: number[] }) => ({ items, topics })),
        forecast: [sum(today.forecast), sum(progress.forecast)],
      };
    };
    expect((await read('/api/study/session?only=due')).next.items).toBe(1);
    expect((await read('/api/study/session?only=due&topic=8')).next).toBeNull();
    server.clock.advance(60 * DAY_MS);
    const topic = (number: number) => ({ items: 1, topics: [number] });
    expect(await counted()).toEqual({ due: [topic(1)], forecast: [1, 1] });
    await student.hold(forGood('test', '8'));
    expect(await counted()).toEqual({ due: [{ items: 2, topics: [1, 8] }], forecast: [2, 2] });
    server.clock.advance(-60 * DAY_MS);
  });
});
