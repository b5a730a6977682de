import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { newId } from '../../platform/ids';
import { term } from '../../syllabus/material.tables';
import { makeQuestion, makeTerm } from '../../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { recordAnswers } from '../record';
import { studyAnswer } from '../review.factory';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await makeQuestion(server.db, { id: 't08-q1', topic: 8 });
  await makeTerm(server.db, {
    id: 't08-w1',
    topic: 8,
    word: 'refrendo',
    clue: 'Firma ajena que da validez a los actos del Rey.',
    definition: 'Acto por el que otro asume la responsabilidad.',
  });
  await makeTerm(server.db, { id: 't08-w2', topic: 8, word: 'regencia' });
  await makeTerm(server.db, { id: 't24-w1', topic: 24, word: 'robo' });
});
afterAll(() => server.close());

async function student(planTier: 'plus' | null = 'plus') {
  const user = await makeUser(server.db, { planTier, trialEndsAt: null, studyMinutes: 30 });
  const caller = await server.signedIn(user.id);
  const play = (itemId: string, outcome: 'right' | 'wrong', daysAgo = 30, topic = 8) =>
    recordAnswers(server.db, user.id, [
      studyAnswer({
        kind: 'term',
        source: 'game',
        itemId,
        topic,
        outcome,
        at: new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
      }),
    ]);
  return { user, caller, play };
}

type Card = { kind: string; id: string; front: string; explanation: string; isNew: boolean };

async function askedIn(caller: Caller, query = ''): Promise<Card[]> {
  const session = (await caller.get(`/api/study/session${query}`)).json();
  return session.stretches.flatMap(({ cards }: { cards: Card[] }) => cards);
}

test('a term is reviewed with its clue in front and its word behind, only after it was played', async () => {
  const { caller, play } = await student();
  expect((await askedIn(caller)).map(({ id }) => id)).toEqual(['t08-q1']);
  await play('t08-w1', 'wrong');
  const cards = await askedIn(caller, '?only=due');
  expect(cards).toMatchObject([
    {
      kind: 'term',
      id: 't08-w1',
      front: 'Firma ajena que da validez a los actos del Rey.',
      explanation: 'Refrendo. Acto por el que otro asume la responsabilidad.',
      isNew: false,
    },
  ]);
  expect((await askedIn(caller)).map(({ id }) => id)).toContain('t08-w1');
  expect((await askedIn(caller, '?topic=8')).map(({ id }) => id)).toContain('t08-w1');
  expect(await askedIn(caller, '?topic=24&only=due')).toEqual([]);
  expect(await askedIn(caller, '?only=failed')).toEqual([]);
});

test('a reviewed term has a new day, and counts in the due items and the log like any other', async () => {
  const { caller, play } = await student();
  await play('t08-w1', 'right');
  const before = (await caller.get('/api/progress/today')).json();
  expect(before.due).toEqual([{ kind: 'term', items: 1, topics: [8] }]);
  const answer = { kind: 'term', itemId: 't08-w1', choice: null, grade: 'easy', durationMs: 4_000 };
  const saved = await caller.send('POST', '/api/study/answers', {
    answers: [{ id: newId(), at: server.clock.now().toISOString(), ...answer }],
  });
  expect(saved.statusCode).toBe(200);
  expect(await askedIn(caller, '?only=due')).toEqual([]);
  const log = (await caller.get('/api/progress/log')).json();
  expect(log.items.map(({ sources }: { sources: unknown }) => sources)).toEqual([
    [{ source: 'review', answers: 1 }],
    [{ source: 'game', answers: 1 }],
  ]);
  const item = (await caller.get('/api/study/items/term/t08-w1')).json();
  expect(item).toMatchObject({ kind: 'term', section: null, topic: 8 });
});

test('a withdrawn term, a suspended one and one of a closed topic are not asked', async () => {
  const { caller, play } = await student();
  await play('t08-w1', 'wrong');
  await play('t08-w2', 'wrong');
  await caller.send('PUT', '/api/study/items/term/t08-w1', { suspended: true });
  await server.db.update(term).set({ state: 'draft' }).where(eq(term.id, 't08-w2'));
  expect(await askedIn(caller, '?only=due')).toEqual([]);
  await server.db.update(term).set({ state: 'published' }).where(eq(term.id, 't08-w2'));
  expect((await askedIn(caller, '?only=due')).map(({ id }) => id)).toEqual(['t08-w2']);

  const free = await student(null);
  await free.play('t24-w1', 'wrong', 30, 24);
  expect(await askedIn(free.caller, '?only=due')).toEqual([]);
  expect((await free.caller.get('/api/study/items/term/t24-w1')).statusCode).toBe(404);
});

test('a term that keeps being forgotten is listed among the leeches by its clue', async () => {
  const { caller, play } = await student();
  for (const daysAgo of [200, 180, 160, 140, 120, 100, 80, 60, 40, 20]) {
    await play('t08-w1', 'right', daysAgo + 10);
    await play('t08-w1', 'wrong', daysAgo);
  }
  const leeches = (await caller.get('/api/study/leeches')).json();
  expect(leeches.items).toMatchObject([
    { kind: 'term', id: 't08-w1', text: 'Firma ajena que da validez a los actos del Rey.' },
  ]);
});
