import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit, visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';
import { examQuestion } from './exams.tables';

describe('saving answers', () => {
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

  const rows = () =>
    server.db
      .select()
      .from(examQuestion)
      .where(eq(examQuestion.examId, paper.id))
      .orderBy(examQuestion.position);

  it('writes the same change once, however often it arrives', async () => {
    const change = changeOf(1, 'B');
    const first = (await student.save(paper.id, change)).json();
    server.clock.advance(1_000);
    const second = (await student.save(paper.id, change)).json();
    expect([first.sequence, second.sequence]).toEqual([1, 1]);
    const [row] = await rows();
    expect(row).toMatchObject({ choice: 'B', sequence: 1, changeKey: change.key });
    expect(row?.answeredAt?.toISOString()).toBe(first.now);
  });

  it('changes only the question that was answered; when it was seen is when it was first shown', async () => {
    await student.save(paper.id, changeOf(4, 'A'));
    const after = await rows();
    expect(after.filter(({ choice }) => choice !== null)).toHaveLength(1);
    expect(after.filter(({ seenAt }) => seenAt !== null).map(({ position }) => position)).toEqual([4]);
  });

  it('counts an answer that was cleared as a blank, not as an error', async () => {
    await student.save(paper.id, changeOf(1, 'B'));
    expect((await student.save(paper.id, changeOf(1, null, 1))).json()).toMatchObject({
      choice: null,
      sequence: 2,
    });
    await student.handIn(paper);
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 0, errors: 0, blanks: 10 });
  });

  it('refuses a change from a tab that does not know the last one, and tells it what stands', async () => {
    await student.save(paper.id, changeOf(1, 'B'));
    const stale = await student.save(paper.id, changeOf(1, 'C'));
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'exams.stale-answer', details: { choice: 'B', sequence: 1 } },
    ]);
    expect((await rows())[0]).toMatchObject({ choice: 'B', sequence: 1 });
  });

  it('lets one of two devices win when both answer at once', async () => {
    const other = visit(await server.signedIn(student.userId), student.userId);
    const answers = await Promise.all([
      student.save(paper.id, changeOf(2, 'A')),
      other.save(paper.id, changeOf(2, 'C')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await rows())[1]).toMatchObject({ choice: winner.choice, sequence: 1 });
  });

  it('loses no answer that was saved when the hand-in crosses it', async () => {
    const [save, hand] = await Promise.all([student.save(paper.id, changeOf(3, 'A')), student.handIn(paper)]);
    expect(hand.statusCode).toBe(200);
    const { hits } = (await student.result(paper.id)).json();
    expect([save.statusCode, hits]).toEqual(save.statusCode === 200 ? [200, 1] : [409, 0]);
    expect((await rows())[2]?.choice).toBe(save.statusCode === 200 ? 'A' : null);
  });

  it('takes in what a device did without network when it hands in, in its order', async () => {
    await student.save(paper.id, changeOf(1, 'B'));
    server.clock.advance(5 * MINUTE_MS);
    const changes = [
      { ...changeOf(1, 'A', 1), elapsedMs: MINUTE_MS, spentMs: 1_000 },
      { ...changeOf(2, 'B'), elapsedMs: 2 * MINUTE_MS, spentMs: 1_000 },
      { ...changeOf(2, 'A', 1), elapsedMs: 3 * MINUTE_MS, spentMs: 1_000 },
    ];
    await student.handIn(paper, {
      elapsedMs: 4 * MINUTE_MS,
      changes,
      flags: [{ position: 2, flagged: true }],
    });
    expect((await student.result(paper.id)).json()).toMatchObject({
      hits: 2,
      errors: 0,
      doubts: { hits: 1 },
    });
    expect((await rows())[1]).toMatchObject({ choice: 'A', sequence: 2, spentMs: 2_000, flagged: true });
  });

  it('does not undo another device with what a device did in ignorance of it', async () => {
    await student.save(paper.id, changeOf(1, 'A'));
    const changes = [{ ...changeOf(1, 'B'), elapsedMs: 0, spentMs: 0 }];
    await student.handIn(paper, { changes });
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 1, errors: 0 });
  });

  it('answers a hand-in whose acknowledgement was lost as it did the first time', async () => {
    const given = { changes: [{ ...changeOf(1, 'A'), elapsedMs: 0, spentMs: 0 }] };
    expect((await student.handIn(paper, given)).json().state).toBe('finished');
    expect((await student.handIn(paper, given)).json().state).toBe('finished');
    expect((await student.result(paper.id)).json().hits).toBe(1);
  });

  it('keeps the version it began with, and takes the newest one at its start', async () => {
    const built = (await student.build(testOf({ topics: [1], count: 1 }))).json();
    const first = (await student.start(built.id)).json();
    expect(first.questions[0].version).toBe(1);
    expect((await student.read(built.id)).questions[0]).toMatchObject({
      version: 1,
      stem: first.questions[0].stem,
    });
  });
});
