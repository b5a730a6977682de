import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewLog, studyDay } from '../review/review.tables';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';
import { exam } from './exams.tables';
import { closeExpired } from './hand-in';

describe('the time of an exam', () => {
  let server: TestServer;
  let student: Visit;
  const begin = () => student.begin(testOf({ count: 5, minutes: 10 }));
  const row = async (id: string) => (await server.db.select().from(exam).where(eq(exam.id, id)))[0];

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 20);
    student = await makeStudent(server);
  });
  afterAll(() => server.close());

  it('counts what arrives within a minute of its end, and keeps the true moment of the hand-in', async () => {
    const paper = await begin();
    server.clock.advance(10 * MINUTE_MS + 40_000);
    expect((await student.save(paper.id, changeOf(1, 'A'))).statusCode).toBe(200);
    await student.handIn(paper, { elapsedMs: 10 * MINUTE_MS + 45_000 });
    const result = (await student.result(paper.id)).json();
    expect(result).toMatchObject({ hits: 1, spentMs: 10 * MINUTE_MS + 40_000 });
  });

  it('discards what was done later and ends at its deadline', async () => {
    const paper = await begin();
    server.clock.advance(20 * MINUTE_MS);
    const changes = [
      { ...changeOf(1, 'A'), elapsedMs: 5 * MINUTE_MS, spentMs: 0 },
      { ...changeOf(2, 'A'), elapsedMs: 15 * MINUTE_MS, spentMs: 0 },
    ];
    await student.handIn(paper, { elapsedMs: 16 * MINUTE_MS, changes });
    expect((await student.result(paper.id)).json()).toMatchObject({
      hits: 1,
      blanks: 4,
      finishedAt: paper.deadlineAt,
    });
  });

  it('of an untimed test that was left open gives nobody days of study', async () => {
    const patient = await makeStudent(server);
    const paper = await patient.begin(testOf({ count: 5 }));
    server.clock.advance(40 * DAY_MS);
    const changes = [0, 8, 16, 24, 32].map((days, index) => ({
      ...changeOf(index + 1, 'A'),
      elapsedMs: days * DAY_MS,
      spentMs: 0,
    }));
    await patient.handIn(paper, { elapsedMs: 40 * DAY_MS, changes });
    const days = await server.db.select().from(studyDay).where(eq(studyDay.userId, patient.userId));
    const today = dayInSpain(server.clock.now());
    expect(days.filter(({ answers }) => answers > 0).map(({ day, answers }) => [day, answers])).toEqual([
      [plusDays(today, -8), 1],
      [today, 4],
    ]);
  });

  it('goes on when a device believes that it is over and it is not', async () => {
    const paper = await begin();
    const later = new Date(server.clock.now().getTime() + 30 * MINUTE_MS);
    await server.db.update(exam).set({ deadlineAt: later, checkAt: later }).where(eq(exam.id, paper.id));
    server.clock.advance(10 * MINUTE_MS);
    const changes = [{ ...changeOf(1, 'A'), elapsedMs: 9 * MINUTE_MS, spentMs: 0 }];
    const answer = await student.handIn(paper, { because: 'time', elapsedMs: 10 * MINUTE_MS, changes });
    expect(answer.json()).toMatchObject({ state: 'running', deadlineAt: later.toISOString() });
    expect((await student.read(paper.id)).questions[0]).toMatchObject({ choice: 'A' });
  });

  it('is closed at its deadline by the server when nobody comes back, and graded with what is there', async () => {
    const paper = await begin();
    await student.save(paper.id, changeOf(1, 'A'));
    expect((await row(paper.id))?.checkAt).toEqual(new Date(Date.parse(paper.deadlineAt ?? '') + MINUTE_MS));
    server.clock.advance(11 * MINUTE_MS);
    await closeExpired(server.kit);
    expect((await row(paper.id))?.state).toBe('running');
    server.clock.advance(60 * MINUTE_MS);
    expect(await closeExpired(server.kit)).toBeGreaterThan(0);
    expect(await row(paper.id)).toMatchObject({
      state: 'finished',
      finishedBy: 'clock',
      finishedAt: new Date(paper.deadlineAt ?? ''),
      checkAt: null,
      hits: 1,
      blanks: 4,
    });
    expect(await closeExpired(server.kit)).toBe(0);
  });

  it('is closed by the server although another one cannot be', async () => {
    const [stuck, paper] = [await begin(), await begin()];
    server.clock.advance(60 * MINUTE_MS);
    await server.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'stuck'; end $$`);
    await server.db.execute(sql`create trigger stuck before update on exam for each row
      when (old.id = ${sql.raw(`'${stuck.id}'`)}) execute function refuse()`);
    await closeExpired(server.kit);
    expect((await row(paper.id))?.state).toBe('finished');
    await server.db.execute(sql`drop trigger stuck on exam`);
    await closeExpired(server.kit);
    expect((await row(stuck.id))?.state).toBe('finished');
  });

  it('is not closed again by the server once its owner has handed it in', async () => {
    const paper = await begin();
    server.clock.advance(30 * MINUTE_MS);
    const [, closed] = await Promise.all([
      student.handIn(paper, { elapsedMs: 8 * MINUTE_MS }),
      closeExpired(server.kit),
    ]);
    expect(closed).toBeLessThanOrEqual(1);
    expect((await row(paper.id))?.state).toBe('finished');
    await student.handIn(paper, { elapsedMs: 8 * MINUTE_MS });
    expect(await row(paper.id)).toMatchObject({ state: 'finished', blanks: 5 });
  });

  it('lets in what was done in time by a device that comes back after the server closed it', async () => {
    const paper = await begin();
    server.clock.advance(3 * 60 * MINUTE_MS);
    await closeExpired(server.kit);
    const given = {
      elapsedMs: 9 * MINUTE_MS,
      changes: [{ ...changeOf(1, 'A'), elapsedMs: 8 * MINUTE_MS, spentMs: 0 }],
    };
    expect((await student.handIn(paper, given)).json().state).toBe('finished');
    expect((await student.result(paper.id)).json()).toMatchObject({
      hits: 1,
      finishedBy: 'student',
      spentMs: 9 * MINUTE_MS,
    });
  });

  it('counts each question once when a device comes back with other answers than the server closed it with', async () => {
    const own = await makeStudent(server);
    const paper = await own.begin(testOf({ count: 2, minutes: 10 }));
    const first = changeOf(1, 'B');
    await own.save(paper.id, first);
    server.clock.advance(60 * MINUTE_MS);
    await closeExpired(server.kit);
    const given = {
      elapsedMs: 9 * MINUTE_MS,
      seen: [2],
      changes: [
        { ...changeOf(1, 'A'), base: 1, elapsedMs: 8 * MINUTE_MS, spentMs: 0 },
        { ...changeOf(2, 'A'), elapsedMs: 8 * MINUTE_MS, spentMs: 0 },
      ],
    };
    expect((await own.handIn(paper, given)).json().state).toBe('finished');
    const logged = await server.db.select().from(reviewLog).where(eq(reviewLog.userId, own.userId));
    expect(logged.filter(({ undoneAt }) => !undoneAt).map(({ choice }) => choice)).toEqual(['A', 'A']);
    const [day] = await server.db.select().from(studyDay).where(eq(studyDay.userId, own.userId));
    expect(day).toMatchObject({ answers: 2, right: 2, wrong: 0 });
  });

  it('lets nothing in any more once the answers have been seen', async () => {
    const paper = await begin();
    server.clock.advance(3 * 60 * MINUTE_MS);
    expect((await student.review(paper.id)).statusCode).toBe(200);
    const given = {
      elapsedMs: 9 * MINUTE_MS,
      changes: [{ ...changeOf(1, 'A'), elapsedMs: 8 * MINUTE_MS, spentMs: 0 }],
    };
    expect((await student.handIn(paper, given)).json().code).toBe('exams.finished');
    expect((await student.result(paper.id)).json()).toMatchObject({ hits: 0, blanks: 5 });
  });

  it('that has run out is returned as finished', async () => {
    const paper = await begin();
    server.clock.advance(12 * MINUTE_MS);
    expect(await student.read(paper.id)).toMatchObject({
      state: 'finished',
      finishedAt: paper.deadlineAt,
      startRecord: null,
    });
    const { items } = (await student.caller.get('/api/exams')).json();
    expect(items.every(({ state }: { state: string }) => state === 'finished' || state === 'running')).toBe(
      true,
    );
  });

  it('without a limit never runs out', async () => {
    const paper = await student.begin(testOf({ count: 5, minutes: 0 }));
    server.clock.advance(48 * 60 * MINUTE_MS);
    expect((await student.save(paper.id, changeOf(1, 'A'))).json().deadlineAt).toBeNull();
    await student.handIn(paper, { elapsedMs: 48 * 60 * MINUTE_MS });
    expect((await student.result(paper.id)).json().hits).toBe(1);
  });
});
