import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStatement } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit, visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';

describe('an exam', () => {
  let server: TestServer;
  let student: Visit;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(
      server.db,
      Array.from({ length: 45 }, (_, index) => index + 1),
      12,
    );
    await makeStatement(server.db, { topic: 1 });
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  it('is built, begun, answered, handed in, graded by the official formula and reviewed', async () => {
    const built = (await student.build()).json();
    expect(built).toMatchObject({ title: 'Simulacro oficial', questions: 100, limitSeconds: 3_000 });
    const paper = (await student.start(built.id)).json();
    expect(paper).toMatchObject({
      state: 'running',
      startedAt: '2026-11-15T10:00:00.000Z',
      deadlineAt: '2026-11-15T10:50:00.000Z',
      now: '2026-11-15T10:00:00.000Z',
    });
    expect(paper.questions).toHaveLength(100);
    expect(new Set(paper.questions.map(({ questionId }: { questionId: string }) => questionId)).size).toBe(
      100,
    );

    for (let position = 1; position <= 72; position += 1)
      expect((await student.save(paper.id, changeOf(position, 'A'))).json().sequence).toBe(1);
    for (let position = 73; position <= 90; position += 1)
      await student.save(paper.id, changeOf(position, 'B'));
    for (const position of [71, 72, 73]) await student.flag(paper.id, position);
    server.clock.advance(40 * MINUTE_MS);
    expect((await student.handIn(paper, { elapsedMs: 40 * MINUTE_MS, seen: [91, 92] })).json()).toMatchObject(
      {
        state: 'finished',
      },
    );

    const result = (await student.result(paper.id)).json();
    expect(result).toMatchObject({
      hits: 72,
      errors: 18,
      blanks: 10,
      total: 100,
      score: 63_000,
      finishedBy: 'student',
      finishedAt: '2026-11-15T10:40:00.000Z',
      spentMs: 40 * MINUTE_MS,
      doubts: { hits: 2, errors: 1, blanks: 0, total: 3, worth: 1_500 },
      regrades: [],
    });
    expect(result.cutOffs.map(({ reached }: { reached: boolean }) => reached)).toEqual([false, false, true]);
    expect(result.topics.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(100);
    const review = (await student.review(paper.id)).json();
    expect(review.questions).toHaveLength(100);
    expect(review.questions[72]).toMatchObject({
      choice: 'B',
      outcome: 'wrong',
      flagged: true,
      solution: { key: 'A', reference: { law: 'constitucion', article: '17', paragraph: '2' } },
    });
    expect(review.questions[72].solution.explanation.A).toBe('Así lo dice el artículo 17.2.');
    expect(review.questions[99].outcome).toBe('blank');
  });

  it('tells nothing of what is right before its end', async () => {
    const other = await makeStudent(server);
    const paper = await other.begin();
    await other.save(paper.id, changeOf(1, 'A'));
    const read = await other.caller.get(`/api/exams/${paper.id}`);
    for (const body of [JSON.stringify(paper), read.body])
      expect(body).not.toMatch(/explanation|artículo 17\.2|"key"|"answer"|hits/);
    expect((await other.result(paper.id)).json().code).toBe('exams.not-finished');
    expect((await other.review(paper.id)).json().code).toBe('exams.not-finished');
  });

  it('shows each answer at once in study mode, and keeps the first one', async () => {
    const paper = await student.begin(testOf({ mode: 'study', topics: [3], count: 5, minutes: 10 }));
    expect(paper).toMatchObject({ title: 'Modo estudio, tema 3', deadlineAt: null });
    expect(paper.questions[0]?.solution).toMatchObject({ key: 'A' });
    const change = changeOf(1, 'B');
    expect((await student.save(paper.id, change)).json()).toMatchObject({ choice: 'B', sequence: 1 });
    expect((await student.save(paper.id, change)).json()).toMatchObject({ choice: 'B', sequence: 1 });
    const again = await student.save(paper.id, changeOf(1, 'A', 1));
    expect([again.statusCode, again.json().code]).toEqual([409, 'exams.already-answered']);
    await student.handIn(paper);
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 0, errors: 1, blanks: 4 });
  });

  it('of true or false takes a whole hit for an error', async () => {
    const paper = await student.begin(testOf({ questionKind: 'true-false', count: 5 }));
    expect(paper.questions).toMatchObject([{ options: null }]);
    const wrong = await student.save(paper.id, changeOf(1, 'A'));
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'exams.not-a-choice']);
    const answer = { choice: 'true', base: 0, key: crypto.randomUUID() };
    await student.caller.send('PUT', `/api/exams/${paper.id}/answers/1`, answer);
    await student.handIn(paper);
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, score: 100_000 });
  });

  it('goes on at the same question on another device, with the server’s clock and the same order', async () => {
    const someone = await makeStudent(server);
    const paper = await someone.begin();
    await someone.save(paper.id, changeOf(7, 'C'));
    await someone.flag(paper.id, 9);
    server.clock.advance(10 * MINUTE_MS);
    const elsewhere = visit(await server.signedIn(someone.userId), someone.userId);
    const resumed = await elsewhere.read(paper.id);
    expect(resumed.questions.map(({ questionId }) => questionId)).toEqual(
      paper.questions.map(({ questionId }) => questionId),
    );
    expect(Date.parse(resumed.deadlineAt ?? '') - Date.parse(resumed.now)).toBe(40 * MINUTE_MS);
    expect(resumed.questions[6]).toMatchObject({ choice: 'C', sequence: 1 });
    expect(resumed.questions[8]).toMatchObject({ choice: null, flagged: true });
    expect(resumed.questions[7]).toMatchObject({ choice: null, sequence: 0, flagged: false });
    expect(resumed.startRecord).toBe(paper.startRecord);
    const startedAgain = (await elsewhere.start(paper.id)).json();
    expect(startedAgain.startedAt).toBe(paper.startedAt);
  });

  it('is recorded in the review log when it is handed in, once, and counted for each question', async () => {
    const someone = await makeStudent(server);
    const paper = await someone.begin(testOf({ topics: [5], count: 4 }));
    await someone.save(paper.id, changeOf(1, 'A'));
    await someone.save(paper.id, changeOf(2, 'B'));
    await someone.handIn(paper, { seen: [3] });
    await someone.handIn(paper, { seen: [3] });
    const { topics } = (await someone.caller.get('/api/exams/options')).json();
    const counts = topics.find(({ number }: { number: number }) => number === 5).choice;
    expect(counts).toEqual({ all: 12, failed: 1, 'ever-failed': 1, recovered: 0, unseen: 9, flagged: 0 });
    const failed = await someone.begin(testOf({ only: 'failed', mode: 'study' }));
    expect(failed.questions.map(({ questionId }) => questionId)).toEqual([paper.questions[1]?.questionId]);
  });

  it('keeps its flags after the end, and a test can be made of them', async () => {
    const someone = await makeStudent(server);
    const paper = await someone.begin(testOf({ topics: [6], count: 4 }));
    await someone.flag(paper.id, 2);
    await someone.handIn(paper);
    expect((await someone.flag(paper.id, 3)).statusCode).toBe(200);
    await someone.flag(paper.id, 2, false);
    const flagged = await someone.begin(testOf({ only: 'flagged' }));
    expect(flagged.questions.map(({ questionId }) => questionId)).toEqual([paper.questions[2]?.questionId]);
    expect(flagged.questions[0]?.flagged).toBe(false);
    const review = (await someone.review(paper.id)).json();
    expect(review.questions.map((question: { flagged: boolean }) => question.flagged)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect((await someone.result(paper.id)).json()).toMatchObject({ blanks: 4, score: 0 });
  });

  it('stands in the list of its owner, and of nobody else', async () => {
    const someone = await makeStudent(server);
    expect((await someone.caller.get('/api/exams')).json()).toMatchObject({ items: [], total: 0 });
    await someone.build();
    const paper = await someone.begin(testOf({ count: 3 }));
    await someone.handIn(paper);
    const mock = await someone.begin();
    const list = (await someone.caller.get('/api/exams')).json();
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([mock.id, paper.id]),
    );
    expect(list.total).toBe(2);
    expect((await someone.caller.get('/api/exams?kind=mock')).json().items).toMatchObject([
      { id: mock.id, result: null },
    ]);
  });

  it('is part of the data that a user can take away', async () => {
    await student.caller.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
    const data = (await student.caller.get('/api/profile/data')).json();
    expect(data.examenes.respuestas.length).toBeGreaterThan(100);
    expect(data.preguntas_marcadas.length).toBeGreaterThan(0);
  });
});
