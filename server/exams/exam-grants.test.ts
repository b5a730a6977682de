import { mockRight } from '@atalaya/core/auth/grants';
import { MOCK_QUESTIONS, SHORT_MOCK_QUESTIONS } from '@atalaya/core/exams/exam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAccess } from '../auth/grants';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf } from './exam-request.factory';
import { makeBank } from './exams.factory';

describe('what a free account bought or won', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3, 4, 5, 6], 25);
    await makeBank(server.db, [7], 10);
  });
  afterAll(() => server.close());

  const free = () => makeStudent(server, { planTier: null, trialEndsAt: null });
  const hold = (userId: string, rights: Parameters<typeof grantAccess>[3]) =>
    grantAccess(server.db, userId, 'order:test', rights, server.clock.now());
  const options = async (student: Awaited<ReturnType<typeof free>>) =>
    (await student.caller.get('/api/exams/options')).json().mock;

  it('a full mock is sat once, without waiting a week, and is used up by its start', async () => {
    const student = await free();
    const short = await student.begin();
    expect(short.questions).toHaveLength(SHORT_MOCK_QUESTIONS);
    await student.handIn(short);
    expect((await student.build()).json().code).toBe('exams.wait');
    await hold(student.userId, [{ ...mockRight, expiresAt: null }]);
    expect(await options(student)).toMatchObject({
      questions: MOCK_QUESTIONS,
      nextAt: null,
      fullLocked: null,
    });
    // Built twice and started once: only a start consumes it.
    const built = (await student.build()).json();
    const spare = (await student.build()).json();
    const full = (await student.start(built.id)).json();
    expect(full.questions).toHaveLength(MOCK_QUESTIONS);
    await student.handIn(full);
    expect((await student.start(spare.id)).json().code).toBe('request.tier');
    expect(await options(student)).toMatchObject({ questions: SHORT_MOCK_QUESTIONS, fullLocked: 'plus' });
  });

  it('the tests of a topic are asked without a daily limit, and only they', async () => {
    const student = await free();
    await hold(student.userId, [{ kind: 'test', subject: '5', expiresAt: null }]);
    for (let round = 0; round < 2; round += 1) {
      const paper = await student.begin(testOf({ topics: [5], count: 20, minutes: 10 }));
      expect(paper.questions).toHaveLength(20);
      await student.handIn(paper);
    }
    expect((await student.build(testOf({ topics: [4], count: 21 }))).json()).toMatchObject({
      code: 'exams.daily-limit',
      details: { left: 20 },
    });
  });

  it('questions of a bought topic leave the twenty of the day as they were, in a test of their own or among others', async () => {
    const student = await free();
    const left = async () => (await student.caller.get('/api/exams/options')).json().questionsLeftToday;
    await hold(student.userId, [{ kind: 'topic', subject: '5', expiresAt: null }]);
    await student.begin(testOf({ topics: [5], count: 20 }));
    expect(await left()).toBe(20);
    expect((await student.begin(testOf({ topics: [5, 7], count: 35 }))).questions).toHaveLength(35);
    expect(await left()).toBe(10);
    await student.begin(testOf({ topics: [3], count: 10 }));
    expect((await student.build(testOf({ topics: [3], count: 1 }))).json()).toMatchObject({
      code: 'exams.daily-limit',
      details: { left: 0 },
    });
    expect((await student.build(testOf({ topics: [5], count: 25 }))).statusCode).toBe(200);
  });
});
