import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewLog } from '../review/review.tables';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, someoneWaits, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';
import { exam, examQuestion } from './exams.tables';

let server: TestServer;
let student: Visit;
let paper: Awaited<ReturnType<Visit['begin']>>;

beforeAll(async () => {
  server = await openTestServer();
  await makeBank(server.db, [1, 2, 3], 20);
  student = await makeStudent(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  paper = await student.begin(testOf({ count: 10, minutes: 20 }));
});

const answers = () =>
  server.db
    .select()
    .from(examQuestion)
    .where(eq(examQuestion.examId, paper.id))
    .orderBy(examQuestion.position);

describe('what arrives at the same moment', () => {
  it('as a hand-in waits until it is graded, and is then too late', async () => {
    let save: ReturnType<Visit['save']> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(exam).where(eq(exam.id, paper.id)).for('update');
      save = student.save(paper.id, changeOf(3, 'A'));
      // Without the lock on its exam it would not wait and would change what is being graded.
      await Promise.race([someoneWaits(server), save]);
      await tx
        .update(exam)
        .set({ state: 'finished', finishedAt: server.clock.now() })
        .where(eq(exam.id, paper.id));
    });
    const answer = await save;
    expect([answer?.statusCode, answer?.json().code]).toEqual([409, 'exams.finished']);
    expect((await answers())[2]).toMatchObject({ choice: null, sequence: 0 });
  });

  it('as an answer that is being saved waits for it, and counts it', async () => {
    let hand: ReturnType<Visit['handIn']> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(exam).where(eq(exam.id, paper.id)).for('share');
      await tx
        .update(examQuestion)
        .set({ choice: 'A', sequence: 1 })
        .where(and(eq(examQuestion.examId, paper.id), eq(examQuestion.position, 3)));
      hand = student.handIn(paper);
      await Promise.race([someoneWaits(server), hand]);
    });
    expect((await hand)?.json().state).toBe('finished');
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, blanks: 9 });
  });

  it('as a paper is read has a later time than the paper, so that the device keeps the answer', async () => {
    const later = () => server.clock.set(new Date(server.clock.now().getTime() + 1_000));
    const before = server.clock.now().toISOString();
    let read: ReturnType<Visit['read']> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${examQuestion} in access exclusive mode`);
      read = student.read(paper.id);
      await Promise.race([someoneWaits(server), read]);
      later();
    });
    expect((await read)?.now).toBe(before);
    let save: ReturnType<Visit['save']> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(exam).where(eq(exam.id, paper.id)).for('update');
      save = student.save(paper.id, changeOf(3, 'A'));
      await Promise.race([someoneWaits(server), save]);
      later();
    });
    expect((await save)?.json().now).toBe(server.clock.now().toISOString());
  });

  it('as the session is closed is refused, like everything after it', async () => {
    const someone = await makeStudent(server);
    const own = await someone.begin(testOf({ count: 3 }));
    expect((await someone.save(own.id, changeOf(1, 'A'))).statusCode).toBe(200);
    await server.db.execute(sql`delete from session where user_id = ${someone.userId}`);
    const refused = await someone.save(own.id, changeOf(2, 'A'));
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'request.unauthenticated']);
    const [row] = await server.db
      .select()
      .from(examQuestion)
      .where(and(eq(examQuestion.examId, own.id), eq(examQuestion.position, 2)));
    expect(row?.choice).toBeNull();
  });
});

describe('a hand-in', () => {
  it('is recorded for review in the hand-in transaction, so that the next read finds it', async () => {
    const someone = await makeStudent(server);
    const own = await someone.begin(testOf({ count: 3 }));
    await someone.save(own.id, changeOf(1, 'A'));
    await someone.handIn(own);
    const recorded = () =>
      server.db.select().from(reviewLog).where(eq(reviewLog.userId, someone.userId)).orderBy(reviewLog.at);
    expect(await recorded()).toMatchObject([{ itemId: own.questions[0]?.questionId, outcome: 'right' }]);
    await someone.handIn(own);
    expect(await recorded()).toHaveLength(1);
  });
});
