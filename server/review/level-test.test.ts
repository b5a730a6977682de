import { DAY_MS } from '@atalaya/core/platform/durations';
import { guestLevelTestAllowance } from '@atalaya/core/review/level-test';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { allowanceLeft, limitOf, spend } from '../platform/allowance/allowance';
import { saveQuestions } from '../syllabus/question-store';
import { choiceDraftRow, makeTopic } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { reviewLog } from './review.tables';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const topics = Array.from({ length: 45 }, (_, index) => index + 1);
  for (const number of topics)
    await makeTopic(server.db, { number, block: number <= 26 ? 'A' : number <= 37 ? 'B' : 'C' });
  const drafts = topics.flatMap((topic) =>
    [1, 2, 3].map((difficulty) => choiceDraftRow({ topic, difficulty })),
  );
  await saveQuestions(server.db, drafts, {
    now: server.clock.now(),
    by: null,
    reason: null,
    hooks: server.kit.hooks,
  });
});
afterAll(() => server.close());

/** All twenty questions; the key is always A. */
async function sitThrough(caller: Caller) {
  let state = (await caller.send('POST', '/api/level-test')).json();
  const { id } = state;
  while (state.question) {
    const answer = { itemId: state.question.itemId, choice: state.answered % 2 === 0 ? 'A' : 'B' };
    state = (await caller.send('POST', `/api/level-test/${id}/answers`, answer)).json();
  }
  return state;
}

test('a visitor takes twenty questions, sees why after each, and gets a level with its blocks', async () => {
  const visitor = server.visitor();
  const begun = (await visitor.send('POST', '/api/level-test')).json();
  expect(begun).toMatchObject({ answered: 0, total: 20, feedback: null, result: null });
  expect(JSON.stringify(begun.question)).not.toContain('answer');
  const next = (
    await visitor.send('POST', `/api/level-test/${begun.id}/answers`, {
      itemId: begun.question.itemId,
      choice: 'B',
    })
  ).json();
  expect(next.feedback).toMatchObject({ right: false, answer: 'A', choice: 'B' });
  expect(next.answered).toBe(1);
  expect((await visitor.get('/api/level-test')).json().question.itemId).toBe(next.question.itemId);

  const done = await sitThrough(server.visitor());
  expect(done.result).toMatchObject({ hits: 10, isKept: false });
  expect(done.result.blocks.map(({ asked }: { asked: number }) => asked)).toEqual([14, 3, 3]);
  expect(done.result.weakTopics.length).toBeGreaterThan(0);
});

test('today shows the same figures as the test, and still offers the first session', async () => {
  const user = await makeUser(server.db, { planTier: 'plus' });
  const caller = await server.signedIn(user.id);
  expect((await caller.get('/api/progress/today')).json().level).toBeNull();
  const { result } = await sitThrough(caller);
  const today = (await caller.get('/api/progress/today')).json();
  expect(today.readiness).toBeNull();
  expect(today.answersMissing).toBe(10);
  const { level, hits, expected, low, high } = result;
  expect(today.level).toEqual({ level, hits, asked: 20, expected, low, high });
});

test('the result is kept when the visitor registers, once, in the account and its memory', async () => {
  const visitor = server.visitor();
  await sitThrough(visitor);
  const user = await makeUser(server.db);
  const login = await visitor.send('POST', '/api/auth/login', {
    email: user.email,
    password: 'atalaya-demo',
  });
  expect(login.statusCode).toBe(200);
  const today = (await visitor.get('/api/progress/today')).json();
  expect(today.answersToday).toBe(20);
  const kept = (await visitor.get('/api/level-test')).json();
  expect(kept.result).toMatchObject({ hits: 10, isKept: true });
  await visitor.get('/api/level-test');
  const rows = await server.db.select().from(reviewLog).where(eq(reviewLog.userId, user.id));
  expect(rows).toHaveLength(20);
  expect(rows.every(({ source }) => source === 'level-test')).toBe(true);
});

test('a guest begins three a day, and the guests of a network forty', async () => {
  const network = { subject: '127.0.0.1' };
  const guest = server.visitor();
  const begin = async (caller: Caller) => (await caller.send('POST', '/api/level-test')).statusCode;
  const three = [await begin(guest), await begin(guest), await begin(guest)];
  expect(three).toEqual([200, 200, 200]);
  const fourth = await guest.send('POST', '/api/level-test');
  expect(fourth.json().code).toBe('review.level-tests-of-today');
  const limit = limitOf(server.env, guestLevelTestAllowance);
  const used = limit - (await allowanceLeft(server.kit, server.db, guestLevelTestAllowance, network));
  await spend(server.kit, server.db, guestLevelTestAllowance, { ...network, amount: limit - used - 1 });
  expect(await begin(server.visitor())).toBe(200);
  expect(await begin(server.visitor())).toBe(429);
  const user = await makeUser(server.db);
  expect(await begin(await server.signedIn(user.id))).toBe(200);
  server.clock.advance(DAY_MS);
  expect(await begin(guest)).toBe(200);
});

test('guests bring an account no day before it existed, and one test alone', async () => {
  const guests = [server.visitor(), server.visitor(), server.visitor()];
  for (const guest of guests) {
    await sitThrough(guest);
    await sitThrough(guest);
    server.clock.advance(DAY_MS);
  }
  const user = await makeUser(server.db, { createdAt: server.clock.now() });
  server.clock.advance(60_000);
  for (const guest of guests) {
    await guest.send('POST', '/api/auth/login', { email: user.email, password: 'atalaya-demo' });
    await guest.get('/api/level-test');
    await guest.get('/api/progress/today');
    await guest.send('POST', '/api/auth/logout');
  }
  const rows = await server.db.select().from(reviewLog).where(eq(reviewLog.userId, user.id));
  expect(rows).toHaveLength(20);
  expect(rows.every(({ at }) => at >= user.createdAt)).toBe(true);
});

test("nobody answers another visitor's test, another question than the one that is on, or a test that is over", async () => {
  const visitor = server.visitor();
  const { id, question } = (await visitor.send('POST', '/api/level-test')).json();
  const stranger = server.visitor();
  await stranger.send('POST', '/api/level-test');
  const url = `/api/level-test/${id}/answers`;
  const answer = { itemId: question.itemId, choice: 'A' };
  expect((await stranger.send('POST', url, answer)).statusCode).toBe(404);
  const other = await visitor.send('POST', url, { itemId: 'another', choice: 'A' });
  expect(other.json().code).toBe('review.not-the-question');
  const first = (await visitor.send('POST', url, answer)).json();
  // A repeated answer with another choice does not replace the first.
  const again = (await visitor.send('POST', url, { ...answer, choice: 'C' })).json();
  expect(again).toMatchObject({ answered: 1, feedback: { choice: 'A', right: true } });
  expect(again.question).toEqual(first.question);
  const done = await sitThrough(visitor);
  const late = await visitor.send('POST', `/api/level-test/${done.id}/answers`, {
    itemId: 'another',
    choice: 'A',
  });
  expect(late.json().code).toBe('review.level-test-over');
});
