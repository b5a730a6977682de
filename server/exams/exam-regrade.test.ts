import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';

const REASON = 'La reforma cambió el plazo del artículo 17.2.';

describe('a key that turns out wrong', () => {
  let server: TestServer;
  let admin: Caller;
  let student: Visit;
  const correct = (id: string, body: object) =>
    admin.send('POST', `/api/admin/questions/${id}/corrections`, { reason: REASON, ...body });

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1], 12);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  it('is graded anew in every exam that asked it; both scores are kept and nothing else changes', async () => {
    const paper = await student.begin(testOf({ topics: [1], count: 4 }));
    await student.save(paper.id, changeOf(1, 'B'));
    await student.save(paper.id, changeOf(2, 'A'));
    await student.flag(paper.id, 1);
    await student.handIn(paper);
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, errors: 1, score: 12_500 });

    await correct(paper.questions[0]?.questionId ?? '', { answer: 'B' });
    await server.jobs.run();
    const after = (await student.result(paper.id)).json();
    expect(after).toMatchObject({
      hits: 2,
      errors: 0,
      score: 50_000,
      finishedAt: paper.startedAt,
      regrades: [
        { position: 1, oldKey: 'A', newKey: 'B', oldScore: 12_500, newScore: 50_000, reason: REASON },
      ],
    });
    const review = (await student.review(paper.id)).json();
    expect(review.questions[0]).toMatchObject({ choice: 'B', flagged: true, outcome: 'right', version: 1 });
    expect((await student.caller.get('/api/exams')).json().items[0].result).toMatchObject({ score: 50_000 });
    expect((await student.caller.get('/api/notifications')).json()).toMatchObject({
      unread: 1,
      items: [
        { kind: 'exams', body: expect.stringContaining('de 1 a 2'), url: `/test/${paper.id}/resultado` },
      ],
    });
  });

  it('changes nothing when the correction is applied twice', async () => {
    const paper = await student.begin(testOf({ topics: [1], count: 4 }));
    await student.save(paper.id, changeOf(1, 'C'));
    await student.handIn(paper);
    const { questionId = '', version } = paper.questions[0] ?? {};
    expect(version).toBeGreaterThan(0);
    await correct(questionId, { answer: 'C' });
    await server.jobs.run();
    const first = (await student.result(paper.id)).json();
    await correct(questionId, { stem: `${paper.questions[0]?.stem} (bis)` });
    await server.jobs.run();
    expect((await student.result(paper.id)).json()).toMatchObject({
      score: first.score,
      regrades: first.regrades,
    });
  });

  it('is the right one for an exam that is still running when it is handed in, even before the regrading', async () => {
    const paper = await student.begin(testOf({ topics: [1], count: 12 }));
    const at = paper.questions.findIndex(({ version }) => version === 1);
    const { questionId = '' } = paper.questions[at] ?? {};
    await student.save(paper.id, changeOf(at + 1, 'B'));
    await correct(questionId, { answer: 'B' });
    await student.handIn(paper);
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, errors: 0 });
    await server.jobs.run();
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, errors: 0, regrades: [] });
  });

  it('lets a running exam keep the words it began with, and the next one take the new ones', async () => {
    const paper = await student.begin(testOf({ topics: [1], count: 12 }));
    const { questionId = '', stem = '', version = 0 } = paper.questions[0] ?? {};
    const built = (await student.build(testOf({ topics: [1], count: 12 }))).json();
    await correct(questionId, { stem: `${stem} Según la reforma.` });
    const running = await student.read(paper.id);
    expect(running.questions[0]).toMatchObject({ stem, version });
    const started = (await student.start(built.id)).json();
    const same = started.questions.find(
      (question: { questionId: string }) => question.questionId === questionId,
    );
    expect(same).toMatchObject({ stem: `${stem} Según la reforma.`, version: version + 1 });
  });

  it('never asks a draft or a question that was withdrawn', async () => {
    const fresh = await makeStudent(server);
    const built = (await fresh.build(testOf({ topics: [1], count: 12 }))).json();
    const { items } = (await admin.get('/api/admin/questions?pageSize=1')).json();
    const [{ id }] = items;
    expect((await admin.send('DELETE', `/api/admin/questions/${id}`)).statusCode).toBeLessThan(300);
    const started = (await fresh.start(built.id)).json();
    expect(started.questions).toHaveLength(11);
    expect(started.questions.map((question: { position: number }) => question.position)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    );
    const next = await fresh.begin(testOf({ topics: [1], count: 12 }));
    expect(next.questions.some(({ questionId }) => questionId === id)).toBe(false);
  });
});
