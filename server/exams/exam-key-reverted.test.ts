import type { Paper } from '@atalaya/core/exams/exams.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { lockStudent } from '../review/review.queries';
import { reviewLog, studyDay, studyItem, studyTopic } from '../review/review.tables';
import { questionStat } from '../syllabus/question.tables';
import { makeQuestion } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, someoneWaits, testOf, type Visit } from './exam-request.factory';
import { changeOf } from './exams.factory';

const REASON = 'El tribunal ha revisado la plantilla.';
const HOURS = { A: '24 horas', B: '48 horas', C: '72 horas' };

let server: TestServer;
let admin: Caller;
let topic = 0;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

// One question in a topic of its own, so that every exam asks it.
beforeEach(async () => {
  topic += 1;
  server.clock.advance(61_000);
  ({ id } = await makeQuestion(server.db, { topic, section: null, options: HOURS, answer: 'A' }));
});

const change = (body: object) =>
  admin.send('POST', `/api/admin/questions/${id}/corrections`, { reason: REASON, ...body });
async function correct(body: object): Promise<void> {
  server.clock.advance(1_000);
  expect((await change(body)).statusCode).toBe(200);
  await server.jobs.run();
}

type Sat = { student: Visit; paper: Paper };

async function begin(choice: 'A' | 'B' | 'C'): Promise<Sat> {
  const student = await makeStudent(server);
  const paper = await student.begin(testOf({ topics: [topic], count: 1 }));
  await student.save(paper.id, changeOf(1, choice));
  return { student, paper };
}
async function finish(choice: 'A' | 'B' | 'C'): Promise<Sat> {
  const sat = await begin(choice);
  expect((await sat.student.handIn(sat.paper)).json().state).toBe('finished');
  return sat;
}

/** Everything that depends on the key. */
async function stateOf({ student, paper }: Sat) {
  const { userId, caller } = student;
  const { hits, errors, score, regrades } = (await student.result(paper.id)).json();
  const [listed] = (await caller.get('/api/exams')).json().items;
  const [logged] = await server.db.select().from(reviewLog).where(eq(reviewLog.userId, userId));
  const [item] = await server.db.select().from(studyItem).where(eq(studyItem.userId, userId));
  const [day] = await server.db.select().from(studyDay).where(eq(studyDay.userId, userId));
  const [own] = await server.db.select().from(studyTopic).where(eq(studyTopic.userId, userId));
  expect(listed.result).toMatchObject({ hits, errors, score });
  expect(item?.lastOutcome).toBe(logged?.outcome);
  expect(day).toMatchObject({ answers: 1, right: hits, wrong: errors });
  expect(own).toMatchObject({ answers: 1, right: hits, wrong: errors });
  // A forgotten item is due on the same day.
  expect(item?.dueOn === item?.reviewedOn).toBe(logged?.outcome === 'wrong');
  const keys = regrades.map(({ oldKey, newKey }: { oldKey: string; newKey: string }) => oldKey + newKey);
  return { hits, errors, outcome: logged?.outcome, keys };
}
const errorsOf = async () =>
  (await server.db.select().from(questionStat).where(eq(questionStat.questionId, id)))[0]?.errors;
const lastMessage = async ({ student }: Sat) =>
  (await student.caller.get('/api/notifications')).json().items[0]?.body;

describe('a correction that was wrong itself', () => {
  it('is reverted in every exam: scores, statistics, memory and notifications', async () => {
    const [a, b, c] = [await finish('A'), await finish('B'), await finish('C')];
    expect(await stateOf(a)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: [] });
    expect(await errorsOf()).toBe(2);

    await correct({ answer: 'B' });
    const late = await finish('B');
    expect(await stateOf(a)).toEqual({ hits: 0, errors: 1, outcome: 'wrong', keys: ['AB'] });
    expect(await stateOf(b)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: ['AB'] });
    expect(await stateOf(late)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: [] });
    expect(await errorsOf()).toBe(2);
    expect(await lastMessage(a)).toContain('de 1 a 0');

    await correct({ answer: 'A' });
    expect(await stateOf(a)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: ['AB', 'BA'] });
    expect(await stateOf(b)).toEqual({ hits: 0, errors: 1, outcome: 'wrong', keys: ['AB', 'BA'] });
    expect(await stateOf(c)).toEqual({ hits: 0, errors: 1, outcome: 'wrong', keys: ['AB', 'BA'] });
    expect(await stateOf(late)).toEqual({ hits: 0, errors: 1, outcome: 'wrong', keys: ['BA'] });
    expect(await errorsOf()).toBe(3);
    expect(await lastMessage(a)).toContain('de 0 a 1');
    expect(await lastMessage(late)).toContain('de 1 a 0');
  });

  it('leaves an exam that was running all the time with the first key', async () => {
    const sat = await begin('A');
    await correct({ answer: 'B' });
    await correct({ answer: 'A' });
    await sat.student.handIn(sat.paper);
    expect(await stateOf(sat)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: [] });
  });

  it('is followed by another one with the alternatives in another order', async () => {
    const sat = [await finish('A'), await finish('B'), await finish('C')];
    await correct({ options: { A: HOURS.C, B: HOURS.A, C: HOURS.B }, answer: 'C' });
    // Shown as C, which is the B of the others.
    const late = await finish('C');
    expect((await Promise.all(sat.map(stateOf))).map(({ hits }) => hits)).toEqual([0, 1, 0]);
    await correct({ options: { A: HOURS.B, B: HOURS.C, C: HOURS.A }, answer: 'B' });
    const states = await Promise.all(sat.map(stateOf));
    expect(states.map(({ hits }) => hits)).toEqual([0, 0, 1]);
    expect(states[2]?.keys).toEqual(['AB', 'BC']);
    expect(await stateOf(late)).toEqual({ hits: 0, errors: 1, outcome: 'wrong', keys: ['CA'] });
    await correct({ options: HOURS, answer: 'A' });
    expect((await Promise.all(sat.map(stateOf))).map(({ hits }) => hits)).toEqual([1, 0, 0]);
  });

  it('changes nothing and tells nobody when it is reverted before the regrading', async () => {
    const sat = await finish('A');
    await change({ answer: 'B' });
    server.clock.advance(1_000);
    await change({ answer: 'A' });
    await server.jobs.run();
    expect(await stateOf(sat)).toEqual({ hits: 1, errors: 0, outcome: 'right', keys: [] });
    expect(await lastMessage(sat)).toBeUndefined();
  });

  it('waits for an exam that is being handed in, and is then reverted in it too', async () => {
    const sat = await begin('A');
    await change({ answer: 'B' });
    server.clock.advance(1_000);
    const done: Promise<unknown>[] = [];
    await server.db.transaction(async (tx) => {
      // Stops the hand-in between its grading and its commit.
      await lockStudent(tx, sat.student.userId);
      done.push(sat.student.handIn(sat.paper));
      await someoneWaits(server);
      const reverted = change({ answer: 'A' }).then(() => server.jobs.run());
      done.push(reverted);
      await Promise.race([reverted, bothWait()]);
    });
    await Promise.all(done);
    await server.jobs.run();
    expect(await stateOf(sat)).toMatchObject({ hits: 1, errors: 0, outcome: 'right' });
  });
});

const bothWait = () =>
  vi.waitFor(
    async () => {
      const [row] = await server.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(2);
    },
    { timeout: 10_000 },
  );
