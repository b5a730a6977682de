import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeQuestion, makeStatement } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 10));

describe('the questions that a user has failed', () => {
  let server: TestServer;
  let userId: string;
  let student: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    for (const topic of [1, 2])
      for (const n of [1, 2]) await makeQuestion(server.db, { id: `t0${topic}-q${n}`, topic });
    await makeStatement(server.db, { id: 't02-v1', topic: 2 });
    userId = (await makeUser(server.db, { planTier: 'plus' })).id;
    student = await server.signedIn(userId);
    await server.db.transaction((tx) =>
      recordAnswers(tx, userId, [
        studyAnswer({ itemId: 't01-q1', topic: 1, outcome: 'wrong', at: day(1) }),
        studyAnswer({ itemId: 't01-q1', topic: 1, outcome: 'wrong', at: day(3) }),
        studyAnswer({ itemId: 't01-q1', topic: 1, outcome: 'right', at: day(9) }),
        studyAnswer({ itemId: 't01-q2', topic: 1, outcome: 'right', at: day(4) }),
        studyAnswer({ itemId: 't02-q1', topic: 2, outcome: 'wrong', at: day(5) }),
        studyAnswer({ itemId: 't02-v1', kind: 'true-false', topic: 2, outcome: 'wrong', at: day(2) }),
        studyAnswer({ itemId: 'card', kind: 'flashcard', topic: 2, outcome: 'wrong', at: day(6) }),
      ]),
    );
  });
  afterAll(() => server.close());

  const list = async (query = '') => (await student.get(`/api/study/failures${query}`)).json();
  const ids = async (query = '') => (await list(query)).items.map(({ id }: { id: string }) => id);

  it('stay in the list after a right answer, with how often, when last, and their state', async () => {
    const { items } = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual(['t02-q1', 't01-q1', 't02-v1']);
    expect(items[1]).toMatchObject({
      failures: 2,
      lastFailedAt: day(3).toISOString(),
      lastOutcome: 'right',
      topic: 1,
    });
    expect(items[1].dueOn > '2026-10-09').toBe(true);
  });

  it('are filtered by topic and state, and counted', async () => {
    expect(await ids('?topic=2')).toEqual(['t02-q1', 't02-v1']);
    expect(await ids('?state=pending')).toEqual(['t02-q1', 't02-v1']);
    expect(await ids('?state=recovered')).toEqual(['t01-q1']);
    expect((await student.get('/api/study/failures/topics')).json()).toMatchObject([
      { number: 1, all: 1, pending: 0 },
      { number: 2, all: 2, pending: 2 },
    ]);
  });

  it('are read page by page', async () => {
    const first = await list('?limit=2');
    expect(first.items).toHaveLength(2);
    const second = await list(`?limit=2&after=${encodeURIComponent(first.next)}`);
    expect(second).toMatchObject({ items: [{ id: 't02-v1' }], next: null });
  });

  it('are practised in a session and in a test, and printed with their answers', async () => {
    const session = (await student.get('/api/study/session?only=failed&state=pending')).json();
    const cards = session.stretches.flatMap(({ cards: own }: { cards: { id: string }[] }) => own);
    expect(cards.map(({ id }: { id: string }) => id).toSorted()).toEqual(['t02-q1', 't02-v1']);
    const built = await student.send('POST', '/api/exams', {
      kind: 'test',
      mode: 'study',
      count: 10,
      only: 'ever-failed',
    });
    expect(built.json()).toMatchObject({ questions: 2 });
    const sheet = (await student.get('/api/study/failures/sheet?topic=1')).json();
    expect(sheet).toMatchObject([{ id: 't01-q1', answer: 'A' }]);
  });

  it('belong to one user', async () => {
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await other.get('/api/study/failures')).json()).toEqual({ items: [], next: null });
    expect((await other.get('/api/study/failures/topics')).json()).toEqual([]);
  });

  it('are forgotten when the answer is undone', async () => {
    const id = '018f3c2a-0000-7000-8000-000000000001';
    const answer = { id, kind: 'question', itemId: 't02-q2', choice: 'B', durationMs: 900 };
    await student.send('POST', '/api/study/answers', {
      answers: [{ ...answer, at: server.clock.now().toISOString() }],
    });
    expect(await ids('?topic=2')).toContain('t02-q2');
    await student.send('POST', `/api/study/answers/${id}/undo`);
    expect(await ids('?topic=2')).not.toContain('t02-q2');
  });
});
