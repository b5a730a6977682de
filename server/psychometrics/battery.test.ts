import type { BatteryPaper } from '@atalaya/core/psychometrics/psychometrics.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { openTestServer, type TestServer } from '../testing/test-server';
import { changeOf, makeEntries, makeStudent, type Visit } from './psychometrics.factory';
import { psychometricBattery, psychometricBatteryItem, psychometricResult } from './psychometrics.tables';

const MINUTE = 60_000;

describe('a battery', () => {
  let server: TestServer;
  let student: Visit;
  let paper: BatteryPaper;

  beforeAll(async () => {
    server = await openTestServer();
    await makeEntries(server.db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    student = await makeStudent(server);
    paper = await student.begin();
  });

  const rows = () =>
    server.db
      .select()
      .from(psychometricBatteryItem)
      .where(eq(psychometricBatteryItem.batteryId, paper.id))
      .orderBy(psychometricBatteryItem.position);

  it('has 40 items in four sections with their own clocks, without solutions', async () => {
    expect(paper.questions).toHaveLength(40);
    expect(paper.sections.map(({ family, seconds }) => [family, seconds])).toEqual([
      ['verbal', 360],
      ['numerical', 480],
      ['abstract', 420],
      ['attention', 420],
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/"key"|"explanation"|"seed"/);
  });

  it('in the official form has 100 items in 60 minutes', async () => {
    const official = await (await makeStudent(server)).begin('official');
    expect(official.questions).toHaveLength(100);
    expect(Date.parse(official.deadlineAt) - Date.parse(official.startedAt)).toBe(60 * MINUTE);
  });

  it('needs the plan, and only one runs at a time', async () => {
    const lower = await makeStudent(server, { planTier: 'basico' });
    expect((await lower.start()).statusCode).toBe(403);
    const second = await student.start();
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'psychometrics.already-running', details: { id: paper.id } });
  });

  it('saves the same answer once, however often it arrives', async () => {
    server.clock.advance(MINUTE);
    const change = changeOf(1, 'B', MINUTE);
    expect((await student.save(paper.id, change)).json().sequence).toBe(1);
    expect((await student.save(paper.id, change)).json().sequence).toBe(1);
    expect((await rows())[0]).toMatchObject({ choice: 'B', sequence: 1, changeKey: change.key });
  });

  it.each([
    ['to a section that has not begun', changeOf(11, 'A', 30_000), 'psychometrics.section-not-open'],
    ['from the future', changeOf(1, 'A', 300 * MINUTE), 'psychometrics.forged-clock'],
    ['from a tab that does not know the last one', changeOf(1, 'A', 30_000, 4), 'psychometrics.stale-answer'],
    ['to an item that it does not have', changeOf(99, 'A', 30_000), 'psychometrics.not-in-battery'],
  ])('refuses an answer %s and changes nothing', async (_, change, code) => {
    server.clock.advance(30_000);
    const refused = await student.save(paper.id, change);
    expect(refused.json().code).toBe(code);
    expect((await rows()).every(({ choice }) => choice === null)).toBe(true);
  });

  it('refuses an answer to a section that was closed, and starts the next clock', async () => {
    server.clock.advance(MINUTE);
    expect((await student.close(paper.id, 0, MINUTE)).statusCode).toBe(200);
    server.clock.advance(MINUTE);
    expect((await student.save(paper.id, changeOf(1, 'A', 2 * MINUTE))).json().code).toBe(
      'psychometrics.section-closed',
    );
    expect((await student.save(paper.id, changeOf(11, 'A', 2 * MINUTE))).statusCode).toBe(200);
  });

  it('is not found by another user, who cannot answer, close, hand in or read it', async () => {
    const stranger = await makeStudent(server);
    const attempts = [
      await stranger.read(paper.id),
      await stranger.save(paper.id, changeOf(1, 'A', 0)),
      await stranger.flag(paper.id, 1),
      await stranger.close(paper.id, 0, 0),
      await stranger.handIn(paper.id),
      await stranger.result(paper.id),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await rows()).every(({ choice, flagged }) => choice === null && !flagged)).toBe(true);
  });

  it('takes the answers of a device that was offline, each in the time of its section', async () => {
    server.clock.advance(20 * MINUTE);
    const changes = [changeOf(1, 'A', MINUTE), changeOf(2, 'B', 10 * MINUTE), changeOf(11, 'C', 3 * MINUTE)];
    const handedIn = await student.handIn(paper.id, {
      elapsedMs: 12 * MINUTE,
      changes,
      closings: [{ section: 0, elapsedMs: 2 * MINUTE }],
      flags: [{ position: 3, flagged: true }],
    });
    expect(handedIn.json().state).toBe('finished');
    const after = await rows();
    // The second came after its section was closed.
    expect(after.filter(({ choice }) => choice !== null).map(({ position }) => position)).toEqual([1, 11]);
    expect(after[2]?.flagged).toBe(true);
    const again = await student.handIn(paper.id, {
      elapsedMs: 12 * MINUTE,
      changes: [changes[0], changes[2]].flatMap((one) => one ?? []),
    });
    expect(again.json().state).toBe('finished');
  });

  it('keeps what was saved when time runs out, and takes a late hand-in until the solutions are seen', async () => {
    server.clock.advance(MINUTE);
    await student.save(paper.id, changeOf(1, 'A', MINUTE));
    server.clock.advance(60 * MINUTE);
    expect((await student.overview()).runningId).toBeNull();
    const late = await student.handIn(paper.id, {
      elapsedMs: 28 * MINUTE,
      because: 'time',
      changes: [changeOf(2, 'B', 2 * MINUTE)],
    });
    expect(late.statusCode).toBe(200);
    expect((await rows()).slice(0, 2).map(({ choice }) => choice)).toEqual(['A', 'B']);
    await student.result(paper.id);
    const tooLate = await student.handIn(paper.id, { elapsedMs: 0, changes: [changeOf(3, 'A', 0)] });
    expect(tooLate.json().code).toBe('psychometrics.finished');
  });

  it('ends when the clock of the last section does, also if others were closed early', async () => {
    server.clock.advance(3 * MINUTE);
    for (const section of [0, 1, 2]) await student.close(paper.id, section, (section + 1) * MINUTE);
    server.clock.advance(7 * MINUTE + 1_000);
    const handedIn = await student.handIn(paper.id, { elapsedMs: 10 * MINUTE, because: 'time' });
    expect(handedIn.json().state).toBe('finished');
  });

  it('gives the score with the official formula, the families with their margin and the solutions', async () => {
    server.clock.advance(MINUTE);
    const keys = (await rows()).map(({ key }) => key);
    const changes = keys.slice(0, 10).map((key, index) => {
      const wrong = key === 'A' ? 'B' : 'A';
      return changeOf(index + 1, index < 8 ? key : wrong, 30_000);
    });
    expect((await student.result(paper.id)).json().code).toBe('psychometrics.not-finished');
    await student.handIn(paper.id, { elapsedMs: MINUTE, changes });
    const result = (await student.result(paper.id)).json();
    // 8 hits, 2 errors that take half a hit each, 40 items.
    expect(result).toMatchObject({
      hits: 8,
      errors: 2,
      blanks: 30,
      score: '1,75',
      people: expect.any(Number),
    });
    expect(result.families[0]).toMatchObject({
      family: 'verbal',
      hits: 8,
      errors: 2,
      blanks: 0,
      percentile: null,
    });
    expect(result.families[0].low).toBeLessThan(result.families[0].score);
    expect(result.questions.map(({ key }: { key: string }) => key)).toEqual(keys);
  });

  it('shows percentiles once 30 people have done the form', async () => {
    server.clock.advance(MINUTE);
    await student.handIn(paper.id, { elapsedMs: MINUTE });
    const own = (await student.result(paper.id)).json();
    for (let index = own.people; index < 30; index++) await finishedBy(await makeUser(server.db), -2);
    const result = (await student.result(paper.id)).json();
    expect(result.people).toBe(30);
    expect(result.families[0].percentile).toBeGreaterThan(50);
  });

  async function finishedBy({ id: userId }: { id: string }, ability: number) {
    const now = server.clock.now();
    const id = newId(now);
    const { sections } = paper;
    await server.db.insert(psychometricBattery).values({
      id,
      userId,
      number: 1,
      form: 'short',
      state: 'finished',
      sections,
      startedAt: now,
      deadlineAt: now,
      finishedAt: now,
    });
    await server.db.insert(psychometricResult).values(
      sections.map(({ family }) => ({
        batteryId: id,
        userId,
        form: 'short' as const,
        family,
        hits: 0,
        errors: 0,
        blanks: 10,
        ability,
        margin: 1,
      })),
    );
  }
});
