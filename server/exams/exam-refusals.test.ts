import { mockRight } from '@atalaya/core/auth/grants';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../auth/auth.tables';
import { grantAccess } from '../auth/grants';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank, signedHandIn } from './exams.factory';
import { examQuestion } from './exams.tables';

describe('what an exam refuses, changing nothing', () => {
  let server: TestServer;
  let student: Visit;
  let paper: Awaited<ReturnType<Visit['begin']>>;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3, 4, 5], 20);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    paper = await student.begin(testOf({ count: 5, minutes: 10 }));
    await student.save(paper.id, changeOf(1, 'B'));
  });

  const untouched = async () => {
    const { questions, state } = await student.read(paper.id);
    expect([state, questions.map(({ choice }) => choice)]).toEqual([
      'running',
      ['B', null, null, null, null],
    ]);
  };
  const refusal = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };

  it('is a question that is not in it', async () => {
    expect(await refusal(student.save(paper.id, changeOf(6, 'A')))).toEqual([404, 'exams.not-in-exam']);
    expect(await refusal(student.flag(paper.id, 6))).toEqual([404, 'exams.not-in-exam']);
    const changes = [
      { ...changeOf(2, 'A'), elapsedMs: 0, spentMs: 0 },
      { ...changeOf(6, 'A'), elapsedMs: 0, spentMs: 0 },
    ];
    expect(await refusal(student.handIn(paper, { changes }))).toEqual([404, 'exams.not-in-exam']);
    expect(await refusal(student.handIn(paper, { flags: [{ position: 9, flagged: true }] }))).toEqual([
      404,
      'exams.not-in-exam',
    ]);
    await untouched();
  });

  it('is an answer after its time, and an answer after its end', async () => {
    server.clock.advance(11 * MINUTE_MS + 1);
    expect(await refusal(student.save(paper.id, changeOf(2, 'A')))).toEqual([409, 'exams.time-over']);
    const other = await student.begin(testOf({ count: 2 }));
    await student.handIn(other);
    expect(await refusal(student.save(other.id, changeOf(2, 'A')))).toEqual([409, 'exams.finished']);
    expect((await student.result(other.id)).json().blanks).toBe(2);
  });

  it('is an answer given twice in ignorance', async () => {
    expect(await refusal(student.save(paper.id, changeOf(1, 'A')))).toEqual([409, 'exams.stale-answer']);
    await untouched();
  });

  it('is whatever comes from someone else', async () => {
    const stranger = await makeStudent(server);
    expect(await refusal(stranger.save(paper.id, changeOf(2, 'A')))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.flag(paper.id, 2))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.handIn(paper))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.start(paper.id))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.caller.get(`/api/exams/${paper.id}`))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.result(paper.id))).toEqual([404, 'request.not-found']);
    expect(await refusal(stranger.review(paper.id))).toEqual([404, 'request.not-found']);
    expect(await refusal(server.visitor().get(`/api/exams/${paper.id}`))).toEqual([
      401,
      'request.unauthenticated',
    ]);
    await untouched();
  });

  it('is a user without a session, and another user of a finished exam', async () => {
    const person = await makeStudent(server);
    const paper = await person.begin(testOf({ count: 3, minutes: 20 }));
    const finished = await person.begin(testOf({ count: 3, minutes: 20 }));
    await person.handIn(finished);
    expect((await person.review(finished.id)).statusCode).toBe(200);
    for (const read of [student.result, student.review])
      expect(await refusal(read(finished.id))).toEqual([404, 'request.not-found']);
    const asked = async () => [
      await person.save(paper.id, changeOf(1, 'A')),
      await person.result(finished.id),
      await person.review(finished.id),
    ];
    const own = eq(session.userId, person.userId);
    for (const end of [
      () => server.db.update(session).set({ expiresAt: server.clock.now() }).where(own),
      () => server.db.delete(session).where(own),
    ]) {
      await end();
      expect((await asked()).map((reply) => reply.json().code)).toEqual(
        Array(3).fill('request.unauthenticated'),
      );
    }
  });

  it('is a forged clock', async () => {
    expect(await refusal(student.handIn(paper, { elapsedMs: 9 * MINUTE_MS }))).toEqual([
      409,
      'exams.forged-clock',
    ]);
    expect(await refusal(student.handIn(paper, { elapsedMs: -1 }))).toEqual([409, 'exams.forged-clock']);
    server.clock.advance(5 * MINUTE_MS);
    const changes = [{ ...changeOf(2, 'A'), elapsedMs: 4 * MINUTE_MS, spentMs: 0 }];
    expect(await refusal(student.handIn(paper, { elapsedMs: MINUTE_MS, changes }))).toEqual([
      409,
      'exams.forged-clock',
    ]);
    await untouched();
  });

  it('is a record that was not signed with its own start', async () => {
    const { record, signature } = signedHandIn(paper);
    const send = (body: object) => student.caller.send('POST', `/api/exams/${paper.id}/hand-in`, body);
    expect(await refusal(send({ record: { ...record, elapsedMs: 1 }, signature }))).toEqual([
      403,
      'exams.bad-signature',
    ]);
    expect(await refusal(send({ record, signature: 'x' }))).toEqual([403, 'exams.bad-signature']);
    const other = await student.begin(testOf({ count: 1 }));
    const foreign = signedHandIn({ id: paper.id, startRecord: other.startRecord });
    expect(await refusal(send(foreign))).toEqual([403, 'exams.bad-signature']);
    await untouched();
  });

  it('is an answer before its start, and a place or a choice that makes no sense', async () => {
    const { id } = (await student.build(testOf({ count: 2 }))).json();
    expect(await refusal(student.save(id, changeOf(1, 'A')))).toEqual([404, 'exams.not-in-exam']);
    expect(await refusal(student.handIn({ id, startRecord: null }))).toEqual([409, 'exams.not-started']);
    const put = (position: unknown, body: object) =>
      student.caller.send('PUT', `/api/exams/${paper.id}/answers/${position}`, body);
    const { position: _, ...body } = changeOf(1, 'A', 1);
    expect((await put('cinco', body)).statusCode).toBe(400);
    expect((await put(0, body)).statusCode).toBe(400);
    expect((await put(1, { ...body, choice: 'D' })).statusCode).toBe(400);
    expect((await put(1, { ...body, key: 'x' })).statusCode).toBe(400);
    expect((await student.caller.get('/api/exams/no-such-exam')).statusCode).toBe(400);
    await untouched();
  });

  it('is a second mock beside the one that runs', async () => {
    const someone = await makeStudent(server);
    const [first, second] = [(await someone.build()).json(), (await someone.build()).json()];
    const starts = await Promise.all([someone.start(first.id), someone.start(second.id)]);
    expect(starts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const running = starts.find(({ statusCode }) => statusCode === 200)?.json();
    const refused = await someone.build();
    expect(refused.json()).toMatchObject({ code: 'exams.already-running', details: { examId: running.id } });
  });
});

describe('what a plan allows', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3, 4, 5], 20);
  });
  afterAll(() => server.close());

  it('is 20 questions a day without one, counted when a test begins', async () => {
    const free = await makeStudent(server, { planTier: null });
    await free.begin(testOf({ count: 15 }));
    const built = (await free.build(testOf({ count: 5 }))).json();
    const refused = await free.build(testOf({ count: 6 }));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'exams.daily-limit', details: { left: 5 } },
    ]);
    await free.begin(testOf({ count: 3 }));
    expect((await free.start(built.id)).json().code).toBe('exams.daily-limit');
    server.clock.advance(DAY_MS);
    expect((await free.build(testOf({ count: 20 }))).statusCode).toBe(200);
    expect((await free.build(testOf({ questionKind: 'true-false' }))).json()).toMatchObject({
      code: 'request.tier',
      details: { needed: 'basico' },
    });
  });

  it('is 20 questions however many tests begin at once', async () => {
    const free = await makeStudent(server, { planTier: null });
    const built: string[] = [];
    for (let n = 0; n < 7; n += 1) built.push((await free.build(testOf({ count: 20 }))).json().id);
    const begun = await Promise.all(built.map((id) => free.start(id)));
    expect(begun.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const questions = () => server.db.$count(examQuestion, eq(examQuestion.userId, free.userId));
    expect(await questions()).toBe(20);
    // What was refused is still there for tomorrow.
    server.clock.advance(DAY_MS);
    await Promise.all(built.map((id) => free.start(id)));
    expect(await questions()).toBe(40);
  });

  it('is one mock for each that was bought, and one short one a week, however many begin at once', async () => {
    const free = await makeStudent(server, { planTier: null });
    const build = async () => (await free.build()).json().id;
    const times = Array.from({ length: 10 });
    const short = await Promise.all(times.map(build));
    const bought = [{ ...mockRight, expiresAt: null }];
    await grantAccess(server.db, free.userId, 'order:1', bought, server.clock.now());
    const full = await Promise.all(times.map(build));
    /** Those that began, each handed in. */
    const begin = async (ids: readonly string[]) => {
      const answers = await Promise.all(ids.map((id) => free.start(id)));
      const begun = answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json());
      for (const paper of begun) expect((await free.handIn(paper)).statusCode).toBe(200);
      return begun.map(({ id }) => id);
    };
    const [first, ...others] = await begin(full);
    expect(others).toEqual([]);
    expect(await begin([...full.filter((id) => id !== first), ...short])).toEqual([]);
    server.clock.advance(8 * DAY_MS);
    expect(await begin(short)).toHaveLength(1);
    expect(await begin(full.filter((id) => id !== first))).toEqual([]);
  });

  it('is a short mock a week without plus, counted from the end of the last', async () => {
    const free = await makeStudent(server, { planTier: null });
    const built = (await free.build()).json();
    expect(built).toMatchObject({ title: 'Simulacro corto', questions: 25, limitSeconds: 750 });
    const paper = (await free.start(built.id)).json();
    await free.handIn(paper);
    const refused = await free.build();
    expect(refused.json()).toMatchObject({
      code: 'exams.wait',
      details: { nextAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString() },
    });
    server.clock.advance(7 * DAY_MS);
    expect((await free.build()).statusCode).toBe(200);
  });

  it('says so before anything is pressed', async () => {
    const free = await makeStudent(server, { planTier: null });
    const options = (await free.caller.get('/api/exams/options')).json();
    expect(options).toMatchObject({
      questionsLeftToday: 20,
      trueFalseLocked: 'basico',
      mock: { questions: 25, seconds: 750, nextAt: null, fullLocked: 'plus', runningId: null },
    });
    expect(options.topics).toHaveLength(5);
    expect(options.topics[0].choice).toEqual({
      all: 20,
      failed: 0,
      'ever-failed': 0,
      recovered: 0,
      unseen: 20,
      flagged: 0,
    });
  });

  it('builds no test without questions', async () => {
    const student = await makeStudent(server);
    const none = await student.build(testOf({ only: 'failed' }));
    expect([none.statusCode, none.json().code]).toEqual([409, 'exams.no-questions']);
    expect((await student.build(testOf({ count: 500 }))).statusCode).toBe(400);
    expect((await student.build(testOf({ topics: [44] }))).json().code).toBe('exams.no-questions');
  });
});
