import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeStudent } from '../exams/exam-request.factory';
import { changeOf, makeBank } from '../exams/exams.factory';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import { studyAnswer } from '../review/review.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { saveReadiness } from './progress.queries';
import { rollUp } from './statistics';

describe('the statistics', () => {
  let server: TestServer;
  let admin: Caller;
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const answer = (userId: string, day: string, hits: boolean[], topic = 1) =>
    server.db.transaction((tx) =>
      recordAnswers(
        tx,
        userId,
        hits.map((hit, index) =>
          studyAnswer({
            id: newId(),
            itemId: `q${index}`,
            topic,
            outcome: hit ? 'right' : 'wrong',
            at: at(day),
            durationMs: 60_000,
          }),
        ),
      ),
    );

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn(
      (await makeUser(server.db, { isAdmin: true, createdAt: at('2026-01-01') })).id,
    );
    // Two joined in the week of 2 November; one of them studies on in the next.
    const first = await makeUser(server.db, { createdAt: at('2026-11-03') });
    const second = await makeUser(server.db, { createdAt: at('2026-11-04') });
    await answer(first.id, '2026-11-04', [true, true, false]);
    await answer(second.id, '2026-11-05', [true]);
    await answer(first.id, '2026-11-11', [true, true]);
  });
  afterAll(() => server.close());

  const read = async () => (await admin.get('/api/admin/statistics')).json();

  it('counts students, answers and minutes by day and by week', async () => {
    const { days, weeks, rolledAt } = await read();
    expect(rolledAt).toBe('2026-11-15T10:00:00.000Z');
    const on = (day: string) => days.find((one: { day: string }) => one.day === day);
    expect(on('2026-11-04')).toMatchObject({ students: 1, answers: 3, right: 2, minutes: 3, newUsers: 1 });
    expect(on('2026-11-06')).toMatchObject({ students: 0, answers: 0 });
    expect(days).toHaveLength(30);
    const week = weeks.find((one: { monday: string }) => one.monday === '2026-11-02');
    expect(week).toMatchObject({ students: 2, answers: 4, newUsers: 2 });
    expect(weeks).toHaveLength(12);
  });

  it('says who is still studying of those who joined in a week', async () => {
    const { cohorts } = await read();
    expect(cohorts).toHaveLength(1);
    expect(cohorts[0]).toMatchObject({ joined: '2026-11-02', size: 2 });
    expect(cohorts[0].kept.slice(0, 3)).toEqual([2, 1, null]);
  });

  it('finds the questions that few hit, and those that tell nobody apart', async () => {
    // Thirty people of rising level: q0 goes with their level, q1 against it, q2 is hard for everyone.
    for (let level = 0; level < 30; level += 1) {
      const { id } = await makeUser(server.db, { createdAt: at('2026-01-01') });
      const hits = Array.from({ length: 33 }, (_, index) => index - 3 < level);
      hits[0] = level >= 15;
      hits[1] = level < 15;
      hits[2] = level === 29;
      await answer(id, '2026-11-12', hits, 2);
    }
    await rollUp(server.kit, true);
    const list = async (sort: string) =>
      (await admin.get(`/api/admin/statistics/questions?sort=${sort}&pageSize=50`)).json().items;
    const [hardest] = await list('share');
    expect(hardest.share).toBeLessThan(0.1);
    const [worst] = await list('discrimination');
    expect(worst.id).toBe('q1');
    expect(worst.discrimination).toBeLessThan(-0.5);
    const all = await list('answers');
    const best = all.find(({ id }: { id: string }) => id === 'q0');
    expect(best.discrimination).toBeGreaterThan(0.5);
  });

  it('every table leaves as CSV', async () => {
    for (const [part, head] of [
      ['dias', 'dia'],
      ['semanas', 'lunes'],
      ['cohortes', 'alta'],
      ['preguntas', 'pregunta'],
    ]) {
      const file = await admin.get(`/api/admin/statistics/export?part=${part}`);
      expect(file.headers['content-type']).toContain('text/csv');
      expect(file.body.replace(/^\uFEFF/, '').startsWith(head ?? '')).toBe(true);
      expect(file.body.split('\n').length).toBeGreaterThan(2);
    }
  });

  it('is looked at anew when an admin asks for it', async () => {
    const { id } = await makeUser(server.db, { createdAt: at('2026-11-14') });
    await answer(id, '2026-11-14', [true]);
    expect((await admin.send('POST', '/api/admin/statistics/refresh')).statusCode).toBe(200);
    const { days } = await read();
    expect(days.find((one: { day: string }) => one.day === '2026-11-14').students).toBe(1);
  });
});

describe('the prediction', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 60);
  });
  afterAll(() => server.close());

  const predicted = (userId: string, day: string, expected: number) =>
    saveReadiness(server.db, {
      userId,
      day,
      answers: 100,
      expected,
      low: expected - 1,
      high: expected + 1,
      topics: [],
      passing: [],
    });

  it('is held against full mocks by what was said before them, never on the same day', async () => {
    const student = await makeStudent(server);
    await predicted(student.userId, '2026-11-12', 4);
    await predicted(student.userId, '2026-11-15', 9);
    const paper = await student.begin();
    for (const position of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      await student.save(paper.id, changeOf(position, 'A'));
    await student.handIn(paper, { elapsedMs: 1000 });
    await rollUp(server.kit);
    const record = (await server.visitor().get('/api/progress/prediction')).json();
    expect(record).toEqual({ mocks: 1, needed: 50, real: null });
    const data = (await student.caller.get('/api/profile/data')).json();
    expect(data.predicciones_y_simulacros).toMatchObject([
      { expected: 4, score: 1, predictedOn: '2026-11-12' },
    ]);
  });

  it('gives a position once there are enough candidates', async () => {
    const student = await makeStudent(server);
    await predicted(student.userId, '2026-11-14', 7.05);
    await rollUp(server.kit);
    const rank = async () => (await student.caller.get('/api/progress/rank')).json();
    expect(await rank()).toMatchObject({ position: null, cutPosition: null, needed: 200 });
    for (let n = 0; n < 200; n += 1) {
      const { id } = await makeUser(server.db);
      await predicted(id, '2026-11-10', n < 20 ? 8.5 : 3.3);
    }
    await rollUp(server.kit);
    const found = await rank();
    // The twenty above and the prediction of 9 from the test before.
    expect(found).toMatchObject({ position: 22, candidates: 202, places: 2704 });
    expect(found.cutPosition).toBe(19);
  });
});
