import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { question } from '../question.tables';
import { makeQuestion, makeStatement } from '../syllabus.factory';
import type { KeyCorrection } from './key-corrections';
import { keyCorrectionListeners } from './key-corrections';

const REASON = 'La reforma cambió el plazo del artículo 17.2.';

describe('correcting questions', () => {
  let server: TestServer;
  let admin: Caller;
  let student: Caller;
  const heard: KeyCorrection[] = [];

  beforeAll(async () => {
    server = await openTestServer();
    const chief = await makeUser(server.db, { isAdmin: true, displayName: 'Alma Rivas' });
    admin = await server.signedIn(chief.id);
    student = await server.signedIn((await makeUser(server.db)).id);
    server.kit.hooks.add(
      keyCorrectionListeners,
      'test',
      async (_, correction) => void heard.push(correction),
    );
  });
  afterAll(() => server.close());

  // Distinct times, so that the order is defined.
  beforeEach(() => server.clock.advance(1_000));

  const correct = (id: string, body: object) =>
    admin.send('POST', `/api/admin/questions/${id}/corrections`, body);
  const log = async () => (await server.visitor().get('/api/corrections')).json();

  it('creates a new version; a new key triggers the regrade and appears in the public log', async () => {
    const { id, stem, options } = await makeQuestion(server.db);
    const answer = await correct(id, { answer: 'C', reason: REASON });
    expect(answer.json()).toEqual({ version: 2, keyCorrected: true, regraded: 0 });
    expect(heard).toMatchObject([
      { questionId: id, fromVersion: 1, toVersion: 2, oldKey: 'A', newKey: 'C', reason: REASON },
    ]);
    expect(await log()).toMatchObject({
      total: 1,
      items: [
        {
          questionId: id,
          topic: { number: 21 },
          stem,
          oldKey: 'A',
          newKey: 'C',
          oldAnswer: options?.A,
          newAnswer: options?.C,
          reason: REASON,
        },
      ],
    });
  });

  it('keeps every version, with its author and reason', async () => {
    const { id, stem } = await makeQuestion(server.db);
    expect((await correct(id, { stem: '¿Y ahora?', reason: REASON })).json()).toEqual({
      version: 2,
      keyCorrected: false,
      regraded: 0,
    });
    const versions = (await admin.get(`/api/admin/questions/${id}/versions`)).json();
    expect(versions).toMatchObject([
      { version: 2, stem: '¿Y ahora?', createdBy: { name: 'Alma Rivas' }, reason: REASON },
      { version: 1, stem, createdBy: null, reason: null },
    ]);
    expect((await admin.get('/api/admin/questions/nada/versions')).statusCode).toBe(404);
  });

  it('corrects a statement from true to false', async () => {
    const { id } = await makeStatement(server.db);
    expect((await correct(id, { answer: 'false', reason: REASON })).json()).toMatchObject({
      keyCorrected: true,
    });
    expect((await log()).items[0]).toMatchObject({ oldAnswer: 'Verdadero', newAnswer: 'Falso' });
  });

  it('changes nothing when the regrade fails', async () => {
    const { id } = await makeQuestion(server.db);
    server.kit.hooks.add(keyCorrectionListeners, 'test', async () => {
      throw new Error('the regrading failed');
    });
    expect((await correct(id, { answer: 'B', reason: REASON })).statusCode).toBe(500);
    server.kit.hooks.add(
      keyCorrectionListeners,
      'test',
      async (_, correction) => void heard.push(correction),
    );
    const [row] = await server.db.select().from(question).where(eq(question.id, id));
    expect(row).toMatchObject({ version: 1, answer: 'A' });
  });

  it('refuses what leaves no whole question, changes nothing, or has no reason', async () => {
    const { id } = await makeQuestion(server.db);
    expect((await correct(id, { answer: 'true', reason: REASON })).json().details.fields).toHaveProperty(
      'answer',
    );
    expect((await correct(id, { explanation: 'Una sola.', reason: REASON })).statusCode).toBe(400);
    expect((await correct(id, { options: { A: 'x', B: 'x', C: 'y' }, reason: REASON })).statusCode).toBe(400);
    expect((await correct(id, { answer: 'A', reason: REASON })).json().code).toBe('syllabus.no-change');
    expect((await correct(id, { answer: 'B', reason: 'porque' })).json().details.fields).toEqual({
      reason: 'Explica el motivo: lo verán los opositores.',
    });
    expect((await correct('nada', { answer: 'B', reason: REASON })).statusCode).toBe(404);
    expect((await student.send('POST', `/api/admin/questions/${id}/corrections`, {})).statusCode).toBe(403);
  });

  it('is written into the audit log', async () => {
    const { id } = await makeQuestion(server.db);
    await correct(id, { answer: 'B', reason: REASON });
    const { items } = (await admin.get(`/api/admin/audit?subject=question&subjectId=${id}`)).json();
    expect(items).toMatchObject([
      { action: 'question.corrected', before: { answer: 'A' }, after: { answer: 'B', reason: REASON } },
    ]);
  });

  it('keeps two corrections of the same moment apart', async () => {
    const { id } = await makeQuestion(server.db);
    const answers = await Promise.all([
      correct(id, { answer: 'B', reason: REASON }),
      correct(id, { answer: 'C', reason: REASON }),
    ]);
    expect(answers.map((answer) => answer.json().version).sort()).toEqual([2, 3]);
  });
});

describe('reporting a question', () => {
  let server: TestServer;
  let admin: Caller;
  let student: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    student = await server.signedIn((await makeUser(server.db)).id);
  });
  afterAll(() => server.close());

  beforeEach(() => server.clock.advance(1_000));

  const report = (id: string, body: object, caller = student) =>
    caller.send('POST', `/api/questions/${id}/reports`, body);
  const own = async () => (await student.get('/api/question-reports')).json();

  it('is open to every user, once at a time for each question', async () => {
    const { id } = await makeQuestion(server.db);
    const first = await report(id, { reason: 'wrong-key', text: 'El plazo es otro.' });
    expect(first.json()).toMatchObject({ status: 'open' });
    expect((await report(id, { reason: 'typo' })).json().code).toBe('syllabus.already-reported');
    expect((await report(id, { reason: 'typo' }, admin)).statusCode).toBe(200);
    expect((await server.visitor().send('POST', `/api/questions/${id}/reports`, {})).statusCode).toBe(401);
    expect(await own()).toMatchObject({
      total: 1,
      items: [{ questionId: id, reason: 'wrong-key', status: 'open', text: 'El plazo es otro.' }],
    });
  });

  it('refuses what is no reason, too long, or about no question that is asked', async () => {
    const { id } = await makeQuestion(server.db);
    expect((await report(id, { reason: 'nada' })).json().details.fields).toEqual({
      reason: 'Elige un motivo.',
    });
    expect((await report(id, { reason: 'typo', text: 'x'.repeat(1_001) })).statusCode).toBe(400);
    expect((await report('nada', { reason: 'typo' })).statusCode).toBe(404);
    const draft = await makeQuestion(server.db, { state: 'draft' });
    expect((await report(draft.id, { reason: 'typo' })).statusCode).toBe(404);
  });

  it('is settled by an admin with a word, and may be sent again', async () => {
    const { id } = await makeQuestion(server.db);
    const { id: reportId } = (await report(id, { reason: 'unclear' })).json();
    const close = () =>
      admin.send('POST', `/api/admin/question-reports/${reportId}/close`, {
        status: 'rejected',
        answer: 'El enunciado es el del BOE.',
      });
    expect((await close()).statusCode).toBe(204);
    expect((await close()).statusCode).toBe(404);
    expect((await own()).items[0]).toMatchObject({
      status: 'rejected',
      answer: 'El enunciado es el del BOE.',
    });
    expect((await report(id, { reason: 'unclear' })).statusCode).toBe(200);
  });

  it('is answered by the correction of the question', async () => {
    const { id } = await makeQuestion(server.db);
    await report(id, { reason: 'wrong-key' });
    await admin.send('POST', `/api/admin/questions/${id}/corrections`, { answer: 'B', reason: REASON });
    expect((await own()).items[0]).toMatchObject({ questionId: id, status: 'accepted', answer: REASON });
  });

  it('is part of the data that a user can take away', async () => {
    const data = (await student.get('/api/profile/data')).json();
    expect(data.avisos_de_preguntas.length).toBeGreaterThan(0);
  });
});
