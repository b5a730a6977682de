import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { makeQuestion } from '../../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { testOf, visit } from '../exam-request.factory';

const id = 't04-q1';
const path = `/api/questions/${id}/comments`;

describe('comments under a question', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    await makeQuestion(server.db, { id, topic: 4 });
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  async function student(hasAnswered: boolean, displayName = 'Lucía') {
    const user = await makeUser(server.db, { planTier: 'plus', displayName });
    if (hasAnswered)
      await server.db.transaction((tx) =>
        recordAnswers(tx, user.id, [studyAnswer({ itemId: id, topic: 4, outcome: 'wrong' })]),
      );
    return visit(await server.signedIn(user.id), user.id);
  }
  const moderate = async (state: 'shown' | 'hidden') => {
    const [first] = (await admin.get('/api/admin/blog-comments?kind=question')).json().items;
    await admin.send('PUT', `/api/admin/blog-comments/${first.id}/state`, { state, etag: first.etag });
  };
  const countFor = async ({ caller }: { caller: Caller }) =>
    (await caller.get(`/api/questions/${id}/own`)).json().comments;

  it('wait for an admin, and are read by those who have answered it only', async () => {
    const [writer, reader, newcomer] = [await student(true), await student(true), await student(false)];
    expect((await server.visitor().get(path)).statusCode).toBe(401);
    expect((await newcomer.caller.get(path)).statusCode).toBe(404);
    expect((await newcomer.caller.send('POST', path, { body: 'Hola' })).statusCode).toBe(404);
    const written = (await writer.caller.send('POST', path, { body: 'Ojo con el plazo.' })).json();
    expect(written.isWaiting).toBe(true);
    expect(await countFor(reader)).toBe(0);
    const waiting = (await admin.get('/api/admin/blog-comments?kind=question&state=waiting')).json();
    expect(waiting.items).toMatchObject([{ id: written.id, kind: 'question', subjectId: id, reports: 0 }]);
    expect((await admin.get('/api/admin/blog-comments?kind=post')).json().items).toEqual([]);

    await moderate('shown');
    expect((await reader.caller.get(path)).json().items).toMatchObject([
      { author: 'Lucía', body: 'Ojo con el plazo.', isMine: false },
    ]);
    expect([await countFor(reader), await countFor(newcomer)]).toEqual([1, null]);
  });

  it('are closed while an exam asks the question', async () => {
    const reader = await student(true);
    const exam = await reader.begin(testOf({ count: 1 }));
    expect((await reader.caller.get(path)).statusCode).toBe(404);
    expect(await countFor(reader)).toBeNull();
    await reader.handIn(exam);
    expect((await reader.caller.get(path)).statusCode).toBe(200);
  });

  it('are reported once by each user, not by their author, and hidden by an admin', async () => {
    const [reader, other] = [await student(true), await student(true)];
    const [comment] = (await reader.caller.get(path)).json().items;
    const report = (caller: Caller) => caller.send('POST', `/api/comments/${comment.id}/report`);
    for (const { caller } of [reader, reader, other]) expect((await report(caller)).statusCode).toBe(200);
    const [reported] = (await admin.get('/api/admin/blog-comments?kind=question')).json().items;
    expect(reported.reports).toBe(2);
    const data = (await reader.caller.get('/api/profile/data')).json();
    expect(data.comentarios_denunciados).toHaveLength(1);
    await moderate('hidden');
    expect((await report((await student(true)).caller)).statusCode).toBe(404);
    expect((await reader.caller.get(path)).json().items).toEqual([]);
  });
});
