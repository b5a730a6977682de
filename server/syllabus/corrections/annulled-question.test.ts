import type { Paper } from '@atalaya/core/exams/exams.contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeStudent, testOf, type Visit } from '../../exams/exam-request.factory';
import { changeOf } from '../../exams/exams.factory';
import { reviewLog, studyDay, studyItem, studyTopic } from '../../review/review.tables';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { questionStat } from '../question.tables';
import { makeQuestion } from '../syllabus.factory';

const REASON = 'El tribunal ha anulado la pregunta.';

let server: TestServer;
let admin: Caller;
let topic = 0;
/** The question that is annulled; another one stays in the same topic. */
let id: string;
let path: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

beforeEach(async () => {
  topic += 1;
  server.clock.advance(61_000);
  const given = { topic, section: null, reference: null, source: 'Apuntes', answer: 'A' as const };
  await makeQuestion(server.db, given);
  ({ id } = await makeQuestion(server.db, given));
  path = `/api/admin/questions/${id}`;
});

async function annul(grading = 'stop-counting') {
  server.clock.advance(1_000);
  const record = (await admin.get(path)).json();
  const answer = await putCurrent(admin, path, { ...record, answer: 'B', grading, reason: REASON });
  expect(answer.statusCode).toBe(200);
  await server.jobs.run();
}
async function restore() {
  server.clock.advance(1_000);
  expect((await admin.send('POST', `${path}/restore`)).statusCode).toBe(200);
  await server.jobs.run();
}

type Choice = 'A' | 'B' | null;
type Sat = { student: Visit; paper: Paper };

/** `own` is the answer to the question that is annulled. */
async function begin(own: Choice, other: Choice): Promise<Sat> {
  const student = await makeStudent(server);
  const paper = await student.begin(testOf({ topics: [topic], count: 2 }));
  for (const { questionId, position } of paper.questions) {
    const choice = questionId === id ? own : other;
    if (choice) await student.save(paper.id, changeOf(position, choice));
  }
  return { student, paper };
}
async function finish(own: Choice, other: Choice): Promise<Sat> {
  const sat = await begin(own, other);
  await sat.student.handIn(sat.paper);
  return sat;
}

/** Everything that depends on the grading. */
async function stateOf({ student: { userId, caller, ...student }, paper }: Sat) {
  const { hits, errors, blanks, total, score } = (await student.result(paper.id)).json();
  const [listed] = (await caller.get('/api/exams')).json().items;
  expect(listed.result).toEqual({ hits, errors, blanks, score });
  const { db } = server;
  const [day] = await db.select().from(studyDay).where(eq(studyDay.userId, userId));
  const [ofTopic] = await db.select().from(studyTopic).where(eq(studyTopic.userId, userId));
  expect(day).toMatchObject({ right: hits, wrong: errors });
  expect(ofTopic).toMatchObject({ right: hits, wrong: errors });
  const [item] = await db
    .select()
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), eq(studyItem.itemId, id)));
  const [logged] = await db
    .select()
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.itemId, id), isNull(reviewLog.undoneAt)));
  expect(item?.lastOutcome).toBe(logged?.outcome);
  return { hits, errors, blanks, total, score, outcome: logged?.outcome ?? null };
}
const statOf = async () =>
  (await server.db.select().from(questionStat).where(eq(questionStat.questionId, id)))[0];
const lastMessage = async ({ student }: Sat) =>
  (await student.caller.get('/api/notifications')).json().items[0];
const published = async () => {
  const { items } = (await server.visitor().get('/api/corrections?pageSize=100')).json();
  return items.filter((item: { questionId: string }) => item.questionId === id);
};

describe('an annulled question that stops counting', () => {
  it('is left out of finished exams, and their first scores return when it is restored', async () => {
    const [right, wrong, blank] = [await finish('A', 'B'), await finish('B', 'A'), await finish(null, 'A')];
    const first = await Promise.all([right, wrong, blank].map(stateOf));
    expect(first.map(({ score }) => score)).toEqual([25_000, 25_000, 50_000]);
    expect(await statOf()).toMatchObject({ answers: 2, errors: 1 });

    await annul();
    expect(await stateOf(right)).toEqual({
      hits: 0,
      errors: 1,
      blanks: 0,
      total: 1,
      score: 0,
      outcome: null,
    });
    expect(await stateOf(wrong)).toMatchObject({
      hits: 1,
      errors: 0,
      total: 1,
      score: 100_000,
      outcome: null,
    });
    expect(await stateOf(blank)).toMatchObject({
      hits: 1,
      blanks: 0,
      total: 1,
      score: 100_000,
      outcome: null,
    });
    expect(await statOf()).toMatchObject({ answers: 0, errors: 0 });
    expect(await lastMessage(wrong)).toMatchObject({
      title: 'Hemos anulado una pregunta de tu examen',
      body: expect.stringContaining('tu nota pasa de 2,50 a 10,00'),
    });
    expect((await wrong.student.result(wrong.paper.id)).json().regrades).toMatchObject([
      { oldKey: 'A', newKey: null, oldScore: 25_000, newScore: 100_000, reason: REASON },
    ]);
    const { questions } = (await wrong.student.review(wrong.paper.id)).json();
    const outcomes = questions.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes.sort()).toEqual(['annulled', 'right']);
    expect(await published()).toMatchObject([{ newKey: null, stopsCounting: true, reason: REASON }]);

    await restore();
    expect(await Promise.all([right, wrong, blank].map(stateOf))).toEqual(first);
    expect(await statOf()).toMatchObject({ answers: 2, errors: 1 });
    expect(await lastMessage(wrong)).toMatchObject({ body: expect.stringContaining('de 10,00 a 2,50') });
    expect((await wrong.student.result(wrong.paper.id)).json().regrades).toMatchObject([
      { newKey: null },
      { oldKey: null, newKey: 'A', oldScore: 100_000, newScore: 25_000 },
    ]);
    expect(await published()).toMatchObject([{ oldKey: 'A', newKey: 'A' }, { newKey: null }]);
  });

  it('does not count in an exam that was running, until it is restored', async () => {
    const sat = await begin('A', 'A');
    await annul();
    await sat.student.handIn(sat.paper);
    expect(await stateOf(sat)).toMatchObject({ hits: 1, total: 1, score: 100_000, outcome: null });
    expect(await statOf()).toBeUndefined();
    await restore();
    expect(await stateOf(sat)).toMatchObject({ hits: 2, total: 2, score: 100_000, outcome: 'right' });
    expect(await statOf()).toMatchObject({ answers: 1, errors: 0 });
  });

  it('is restored from the list too, and a plain withdrawal changes no score', async () => {
    const sat = await finish('B', 'A');
    const first = await stateOf(sat);
    await annul();
    server.clock.advance(1_000);
    const bulk = await admin.send('POST', '/api/admin/questions/bulk', { ids: [id], action: 'restore' });
    expect(bulk.json().done).toBe(1);
    await server.jobs.run();
    expect(await stateOf(sat)).toEqual(first);
    server.clock.advance(1_000);
    await admin.send('DELETE', path);
    await server.jobs.run();
    expect(await stateOf(sat)).toEqual(first);
  });

  it('keeps the scores if the admin chooses so', async () => {
    const sat = await finish('B', 'A');
    const first = await stateOf(sat);
    await annul('annul');
    expect(await stateOf(sat)).toEqual(first);
    expect(await lastMessage(sat)).toBeUndefined();
    await restore();
    expect(await stateOf(sat)).toEqual(first);
    expect(await published()).toMatchObject([{ newKey: null, stopsCounting: false }]);
  });
});
