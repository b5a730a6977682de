import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeBank } from '../exams/exams.factory';
import { question } from '../syllabus/question.tables';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';

describe('items that are failed again and again', () => {
  let server: TestServer;
  let student: Caller;
  let itemId: string;

  beforeAll(async () => {
    server = await openTestServer();
    await makeBank(server.db, [1], 3);
    const user = await makeUser(server.db, { planTier: 'plus' });
    student = await server.signedIn(user.id);
    const [first] = await server.db.select().from(question).where(eq(question.topic, 1));
    itemId = first?.id ?? '';
    // Learnt, and forgotten five times on later days.
    const days = Array.from({ length: 11 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 9, 1 + index * 2)),
      outcome: index % 2 === 0 ? ('right' as const) : ('wrong' as const),
    }));
    await server.db.transaction((tx) =>
      recordAnswers(
        tx,
        user.id,
        days.map((day) => studyAnswer({ itemId, topic: 1, ...day })),
      ),
    );
  });
  afterAll(() => server.close());

  const list = async () => (await student.get('/api/study/leeches')).json();

  it('are listed, and tell their answer and why', async () => {
    expect((await list()).items).toMatchObject([{ id: itemId, lapses: 5 }]);
    const card = (await student.get(`/api/study/items/question/${itemId}`)).json();
    expect(card).toMatchObject({ id: itemId, answer: 'A', isLeech: true });
  });

  it('nobody reads an item that they have not met', async () => {
    const other = await server.signedIn((await makeUser(server.db, { planTier: 'plus' })).id);
    expect((await other.get(`/api/study/items/question/${itemId}`)).statusCode).toBe(404);
    expect((await other.send('POST', `/api/study/items/question/${itemId}/reset`)).statusCode).toBe(404);
  });

  it('begin again as new, and keep what was answered', async () => {
    expect((await student.send('POST', `/api/study/items/question/${itemId}/reset`)).json()).toEqual({
      reset: true,
    });
    expect((await list()).total).toBe(0);
    const card = (await student.get(`/api/study/items/question/${itemId}`)).json();
    expect(card).toMatchObject({ isNew: true, isLeech: false });
    expect((await student.get('/api/progress/summary')).json().totals.answers).toBe(11);
  });
});
