import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { findDuplicates } from '../admin/duplicates';
import { questionStat } from '../question.tables';
import { makeQuestion } from '../syllabus.factory';
import { law } from '../topic.tables';
import { keyImpactCounters } from './key-corrections';

const STEM = '¿Cuál es el plazo máximo de la detención preventiva según el artículo 17.2 de la Constitución';

describe('the corrector', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const now = server.clock.now();
    await server.db.insert(law).values({
      id: 'constitucion',
      name: 'Constitución Española',
      shortName: 'CE',
      boe: 'BOE-A-1978-31229',
      consolidated: '2026-03-01',
      createdAt: now,
      updatedAt: now,
    });
    const make = (id: string, given: Parameters<typeof makeQuestion>[1] = {}) =>
      makeQuestion(server.db, { id, ...given });
    await make('sound');
    await make('draft-alone', { state: 'draft', reference: null });
    await make('twin-a', { stem: `${STEM}?`, fact: 'ce-17.2' });
    await make('twin-b', { stem: `${STEM} Española?`, fact: 'ce-17.2' });
    await make('no-twin', { stem: `${STEM}?`.replace('17.2', '17.3'), fact: 'ce-17.3' });
    await make('bare', { reference: null });
    await make('sourced', { reference: null, source: 'Apuntes' });
    await make('old-law', { validOn: '2026-02-28' });
    await make('hard');
    await make('few');
    await server.db.insert(questionStat).values([
      { questionId: 'hard', answers: 100, errors: 85 },
      { questionId: 'few', answers: 29, errors: 29 },
      { questionId: 'sound', answers: 100, errors: 84 },
    ]);
    await findDuplicates(server.kit);
  });
  afterAll(() => server.close());

  const read = async (queue: string) => {
    const answer = await admin.get(`/api/admin/corrector?queue=${queue}`);
    expect([queue, answer.statusCode]).toEqual([queue, 200]);
    return answer.json();
  };
  const actionsOf = async (id: string) =>
    (await admin.get(`/api/admin/audit?subjectId=${id}`))
      .json()
      .items.map(({ action }: { action: string }) => action);
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

  it('finds questions without reference, with an outdated law, and that nearly everyone fails', async () => {
    expect(ids(await read('no-reference'))).toEqual(['bare']);
    const old = await read('law-changed');
    expect(ids(old)).toEqual(['old-law']);
    expect(old.items[0]).toMatchObject({
      changedLaw: { shortName: 'CE', consolidated: '2026-03-01' },
      reports: [],
      twins: [],
      answers: null,
    });
    const failed = await read('failed');
    expect(ids(failed)).toEqual(['hard']);
    expect(failed.items[0]).toMatchObject({ answers: { total: 100, errors: 85 }, changedLaw: null });
  });

  it('finds two that are nearly the same, until an admin finds them different', async () => {
    const found = await read('duplicate');
    expect(ids(found)).toEqual(['twin-a', 'twin-b']);
    expect(found.items[0].twins).toEqual([{ id: 'twin-b', stem: `${STEM} Española?` }]);
    const dismiss = () =>
      admin.send('POST', '/api/admin/corrector/twins/dismiss', { first: 'twin-b', second: 'twin-a' });
    expect((await dismiss()).statusCode).toBe(204);
    expect((await dismiss()).statusCode).toBe(404);
    await findDuplicates(server.kit);
    expect((await read('duplicate')).total).toBe(0);
    expect(await actionsOf('twin-a')).toEqual(['question.twins-dismissed']);
  });

  it('shows open reports with their words, the oldest first, and counts every queue', async () => {
    const student = await server.signedIn((await makeUser(server.db)).id);
    const report = (id: string, text: string) =>
      student.send('POST', `/api/questions/${id}/reports`, { reason: 'outdated', text });
    await report('sound', 'Cambió.');
    server.clock.advance(1_000);
    await report('bare', '<b>Otra</b>');
    const { items, counts, total } = await read('reported');
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: 'sound', reports: [{ reason: 'outdated', text: 'Cambió.', version: 1 }] },
      { id: 'bare', reports: [{ text: '<b>Otra</b>' }] },
    ]);
    expect(counts).toEqual({ reported: 2, duplicate: 0, 'no-reference': 1, failed: 1, 'law-changed': 1 });
    expect((await student.get('/api/admin/corrector')).statusCode).toBe(403);
  });

  it('lets a question leave its queues by being corrected, and says how many people that regraded', async () => {
    server.kit.hooks.add(keyImpactCounters, 'a-test', async () => ({ exams: 7, users: 7 }));
    const done = await admin.send('POST', '/api/admin/questions/sound/corrections', {
      reason: 'La clave era otra desde la reforma.',
      answer: 'B',
    });
    expect(done.json()).toEqual({ version: 2, keyCorrected: true, regraded: 7 });
    expect(ids(await read('reported'))).toEqual(['bare']);
    const checked = await admin.send('POST', '/api/admin/questions/old-law/corrections', {
      reason: 'Comprobada con CE vigente.',
      validOn: '2026-11-15',
    });
    expect(checked.json()).toEqual({ version: 2, keyCorrected: false, regraded: 0 });
    expect((await read('law-changed')).total).toBe(0);
  });

  it('asks again about a hard question only when twice as many have answered it', async () => {
    expect((await admin.send('POST', '/api/admin/corrector/hard/hard')).statusCode).toBe(204);
    expect((await read('failed')).total).toBe(0);
    const stat = (answers: number) =>
      server.db
        .update(questionStat)
        .set({ answers, errors: answers })
        .where(eq(questionStat.questionId, 'hard'));
    await stat(199);
    expect((await read('failed')).total).toBe(0);
    await stat(200);
    expect((await read('failed')).total).toBe(1);
    expect((await admin.send('POST', '/api/admin/corrector/bare/hard')).statusCode).toBe(404);
  });
});
