import { DAY_MS, HOUR_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';
import { deleteBuiltBefore } from './exams.queries';
import { exam } from './exams.tables';

describe('a mock that is downloaded to be taken without network', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 60);
  });
  afterAll(() => server.close());

  const download = async ({ caller }: Visit) => (await caller.send('POST', '/api/exams/downloads')).json();
  const start = ({ caller }: Visit, id: string, sinceDownloadMs: number) =>
    caller.send('POST', `/api/exams/${id}/offline-start`, { sinceDownloadMs });

  it('has its questions without their answers, no clock, and is the same one on every device', async () => {
    const student = await makeStudent(server);
    const papers = await Promise.all([download(student), download(student)]);
    const [paper] = papers;
    expect(paper).toMatchObject({ state: 'built', startedAt: null, deadlineAt: null, startRecord: null });
    expect(paper.questions).toHaveLength(100);
    expect(paper.questions[0]).toMatchObject({ choice: null, solution: null });
    expect(new Set([...papers.map(({ id }) => id), (await download(student)).id]).size).toBe(1);
    const options = (await student.caller.get('/api/exams/options')).json();
    expect(options.mock).toMatchObject({ runningId: null, downloadedId: paper.id });
  });

  it('begins when its device began it, and counts what was done in its time although it arrives later', async () => {
    const student = await makeStudent(server);
    const paper = await download(student);
    server.clock.advance(5 * HOUR_MS);
    const started = (await start(student, paper.id, HOUR_MS)).json();
    const startedAt = Date.parse(paper.downloadedAt) + HOUR_MS;
    expect(Date.parse(started.startedAt)).toBe(startedAt);
    expect(Date.parse(started.deadlineAt)).toBe(startedAt + 50 * MINUTE_MS);
    // The acknowledgement may get lost.
    const again = (await start(student, paper.id, HOUR_MS)).json();
    expect([again.startedAt, again.startRecord]).toEqual([started.startedAt, started.startRecord]);
    const changes = [
      { ...changeOf(1, 'A'), elapsedMs: 10 * MINUTE_MS, spentMs: 0 },
      { ...changeOf(2, 'A'), elapsedMs: 55 * MINUTE_MS, spentMs: 0 },
    ];
    await student.handIn(again, { elapsedMs: 56 * MINUTE_MS, changes });
    expect((await student.result(paper.id)).json()).toMatchObject({
      hits: 1,
      blanks: 99,
      finishedAt: started.deadlineAt,
    });
  });

  it('does not begin in the future when the clock of its device is ahead', async () => {
    const student = await makeStudent(server);
    const paper = await download(student);
    server.clock.advance(MINUTE_MS);
    const started = (await start(student, paper.id, DAY_MS)).json();
    expect(started).toMatchObject({ state: 'running', startedAt: server.clock.now().toISOString() });
  });

  it('begins with network like any other', async () => {
    const student = await makeStudent(server);
    const paper = await download(student);
    server.clock.advance(HOUR_MS);
    const started = (await student.start(paper.id)).json();
    expect(started).toMatchObject({ state: 'running', startedAt: server.clock.now().toISOString() });
    expect((await student.save(paper.id, changeOf(1, 'A'))).statusCode).toBe(200);
  });

  it('waits until the mock that runs elsewhere is over', async () => {
    const student = await makeStudent(server);
    const paper = await download(student);
    const other = await student.begin();
    expect((await start(student, paper.id, 0)).json().code).toBe('exams.already-running');
    await student.handIn(other);
    expect((await start(student, paper.id, 0)).json()).toMatchObject({ id: paper.id });
  });

  it('is the short mock of the week of a free account', async () => {
    const student = await makeStudent(server, { planTier: null });
    const paper = await download(student);
    expect(paper.questions).toHaveLength(25);
    expect((await student.build()).json().code).toBe('exams.wait');
    expect((await student.start(paper.id)).json()).toMatchObject({ state: 'running' });
  });

  it('is its owner’s, and nothing that was not downloaded begins on a device', async () => {
    const [student, stranger] = [await makeStudent(server), await makeStudent(server)];
    const paper = await download(student);
    expect((await start(stranger, paper.id, 0)).statusCode).toBe(404);
    const built = (await stranger.build()).json();
    expect((await start(stranger, built.id, 0)).statusCode).toBe(404);
  });

  it('outlives the tests that were built and never started', async () => {
    const student = await makeStudent(server);
    const paper = await download(student);
    const there = async () => (await server.db.select().from(exam).where(eq(exam.id, paper.id))).length;
    const now = server.clock.now();
    await deleteBuiltBefore(server.db, now, new Date(now.getTime() - DAY_MS));
    expect(await there()).toBe(1);
    await deleteBuiltBefore(server.db, now, now);
    expect(await there()).toBe(0);
  });
});
