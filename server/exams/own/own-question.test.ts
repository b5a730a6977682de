import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeQuestion } from '../../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

describe('a question and its user', () => {
  let server: TestServer;
  let student: Caller;
  let other: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    await makeQuestion(server.db, { id: 't04-q1', topic: 4, section: 'plazos' });
    student = await server.signedIn((await makeUser(server.db, { planTier: 'plus' })).id);
    other = await server.signedIn((await makeUser(server.db)).id);
  });
  afterAll(() => server.close());

  const own = async (caller: Caller) => (await caller.get('/api/questions/t04-q1/own')).json();

  it('keep a flag that a test can be made of, and a note that nobody else reads', async () => {
    await student.send('PUT', '/api/questions/t04-q1/flag', { flagged: true });
    await student.send('PUT', '/api/questions/t04-q1/note', { note: '  Ojo con el plazo. ' });
    expect(await own(student)).toEqual({
      flagged: true,
      note: 'Ojo con el plazo.',
      others: null,
      comments: null,
    });
    expect(await own(other)).toEqual({ flagged: false, note: '', others: null, comments: null });
    const order = { kind: 'test', mode: 'study', count: 10, only: 'flagged' };
    expect((await student.send('POST', '/api/exams', order)).json()).toMatchObject({ questions: 1 });
  });

  it('lose them again', async () => {
    await student.send('PUT', '/api/questions/t04-q1/flag', { flagged: false });
    await student.send('PUT', '/api/questions/t04-q1/note', { note: '' });
    expect(await own(student)).toEqual({ flagged: false, note: '', others: null, comments: null });
    expect((await student.send('PUT', '/api/questions/none/flag', { flagged: true })).statusCode).toBe(404);
  });

  it('the card of a session names the section that explains it', async () => {
    const session = (await student.get('/api/study/session?topic=4')).json();
    expect(session.stretches[0].cards[0]).toMatchObject({ id: 't04-q1', section: 'plazos', version: 1 });
  });
});
