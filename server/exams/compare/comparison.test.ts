import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent, type Visit } from '../exam-request.factory';
import { changeOf, makeBank } from '../exams.factory';
import { savePaperScore } from './paper-scores';
import { publishWeekly } from './weekly';

const MONDAY = new Date('2026-11-16T09:00:00Z');
const NEXT_MONDAY = new Date('2026-11-23T09:00:00Z');
const WEEKLY = 'semanal-2026-11-16';

describe('the comparison with others', () => {
  let server: TestServer;
  let ana: Visit;
  let anaExam: string;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1, 2, 3], 20);
    server.clock.set(MONDAY);
    await publishWeekly(server.kit);
    await publishWeekly(server.kit);
    ana = await makeStudent(server, { planTier: 'basico' });
    anaExam = await take(ana, [1, 2, 3]);
  });
  afterAll(() => server.close());

  /** Takes the weekly mock with these right answers. */
  async function take({ caller, read, save, handIn }: Visit, right: readonly number[]): Promise<string> {
    const { examId } = (await caller.send('POST', `/api/scheduled-mocks/${WEEKLY}/enter`)).json();
    for (const position of right) await save(examId, changeOf(position, 'A'));
    await handIn(await read(examId), { elapsedMs: 1000 });
    return examId;
  }
  const comparison = async (caller: Caller, examId: string) =>
    (await caller.get(`/api/exams/${examId}/comparison`)).json();
  const ranking = (caller: Caller) => caller.get(`/api/scheduled-mocks/${WEEKLY}/ranking`);
  const profile = async (caller: Caller) => (await caller.get('/api/exams/ranking-profile')).json();
  const paper = `scheduled:${WEEKLY}`;

  /** Somebody else who took it, without going through 50 questions. */
  async function otherTaker(hits: number): Promise<void> {
    const { userId, caller } = await makeStudent(server, { planTier: 'basico' });
    const { examId } = (await caller.send('POST', `/api/scheduled-mocks/${WEEKLY}/enter`)).json();
    await server.db.transaction((tx) =>
      savePaperScore(tx, {
        id: examId,
        userId,
        paper,
        questions: 50,
        questionKind: 'choice',
        annulled: 0,
        hits,
        errors: 0,
        finishedAt: MONDAY,
      }),
    );
  }

  it('publishes one mock for the week, the same for all', async () => {
    const { items } = (await ana.caller.get('/api/scheduled-mocks')).json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      id: WEEKLY,
      title: 'Simulacro semanal, del 16 de noviembre al 22 de noviembre',
      isWeekly: true,
      opensAt: '2026-11-15T23:00:00.000Z',
      closesAt: '2026-11-22T23:00:00.000Z',
      questions: 50,
    });
    const free = await makeStudent(server, { planTier: null });
    const refused = await free.caller.send('POST', `/api/scheduled-mocks/${WEEKLY}/enter`);
    expect(refused.json().code).toBe('request.tier');
  });

  it('waits for the closing, and for 30 people', async () => {
    expect(await comparison(ana.caller, anaExam)).toEqual({ state: 'open' });
    // The corrections are there at once: the mock is for learning.
    expect((await ana.review(anaExam)).statusCode).toBe(200);
    expect((await ranking(ana.caller)).statusCode).toBe(404);
    for (let taker = 0; taker < 28; taker += 1) await otherTaker(taker % 2 === 0 ? 1 : 10);
    server.clock.set(NEXT_MONDAY);
    expect(await comparison(ana.caller, anaExam)).toEqual({ state: 'few', takers: 29, missing: 1 });
    expect((await ranking(ana.caller)).json()).toEqual({ takers: 29, missing: 1, rows: [] });
  });

  it('then says whom one is better than, and lists pseudonyms only', async () => {
    server.clock.set(MONDAY);
    await otherTaker(1);
    server.clock.set(NEXT_MONDAY);
    // 15 of the 29 others have one hit, 14 have ten; Ana has three.
    expect(await comparison(ana.caller, anaExam)).toEqual({
      state: 'known',
      takers: 30,
      better: 51,
      position: 15,
    });
    const { pseudonym } = await profile(ana.caller);
    const { rows, missing } = (await ranking(ana.caller)).json();
    expect([missing, rows.length]).toEqual([0, 20]);
    expect(rows[0]).toMatchObject({ position: 1, score: 20_000, isOwn: false });
    expect(rows[14]).toEqual({ position: 15, pseudonym, score: 6_000, isOwn: true });
    expect(Object.keys(rows[0]).sort()).toEqual(['isOwn', 'position', 'pseudonym', 'score']);
  });

  it('does not show to others what is theirs alone', async () => {
    const stranger = await makeStudent(server);
    expect((await stranger.caller.get(`/api/exams/${anaExam}/comparison`)).statusCode).toBe(404);
  });

  it('leaves out who opted out, and takes a pseudonym once', async () => {
    const change = (caller: Caller, body: object) => caller.send('PATCH', '/api/exams/ranking-profile', body);
    const other = await makeStudent(server);
    expect((await change(ana.caller, { pseudonym: 'Águila 7' })).json().pseudonym).toBe('Águila 7');
    expect((await change(other.caller, { pseudonym: 'ÁGUILA 7' })).json().code).toBe('exams.pseudonym-taken');
    expect((await change(other.caller, { pseudonym: 'ana@correo.es' })).statusCode).toBe(400);
    await change(ana.caller, { isCompared: false });
    expect(await profile(ana.caller)).toEqual({ pseudonym: 'Águila 7', isCompared: false });
    expect(await comparison(ana.caller, anaExam)).toEqual({ state: 'off' });
    const { rows } = (await ranking(other.caller)).json();
    expect(rows.map(({ pseudonym }: { pseudonym: string }) => pseudonym)).not.toContain('Águila 7');
    await change(ana.caller, { isCompared: true });
  });

  it('follows a regraded score, and counts a repeated attempt never', async () => {
    const graded = {
      id: anaExam,
      userId: ana.userId,
      paper,
      questions: 50,
      questionKind: 'choice' as const,
      annulled: 0,
      hits: 20,
      errors: 0,
      finishedAt: MONDAY,
    };
    await server.db.transaction((tx) => savePaperScore(tx, graded));
    const { rows, takers } = (await ranking(ana.caller)).json();
    expect([takers, rows[0].score, rows[0].isOwn]).toEqual([30, 40_000, true]);
    const again = (await ana.build({ kind: 'test', mode: 'exam', topics: [], count: 1 })).json().id;
    await server.db.transaction((tx) => savePaperScore(tx, { ...graded, id: again, hits: 50 }));
    expect((await ranking(ana.caller)).json().rows[0].score).toBe(40_000);
  });

  it('has nothing to say about a selection of one’s own', async () => {
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const student = await makeStudent(server);
    const own = await student.begin({ kind: 'test', mode: 'exam', topics: [], count: 1 });
    await student.handIn(own, { elapsedMs: 1000 });
    expect(await comparison(student.caller, own.id)).toEqual({ state: 'none' });
    expect((await admin.get('/api/admin/scheduled-mocks')).json().total).toBe(1);
  });
});
