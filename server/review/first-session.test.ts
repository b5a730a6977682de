import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { saveQuestions } from '../syllabus/question-store';
import { choiceDraftRow, makeSections, makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  const body = 'Leer y preguntar. '.repeat(60);
  await makeTopic(server.db, { number: 1 });
  await makeSections(server.db, 1, [
    { id: 'larga', title: 'Larga', body: body.repeat(4) },
    { id: 'corta', title: 'Corta', body },
  ]);
  const drafts = ['larga', 'corta'].flatMap((section) =>
    [1, 1, 1, 1, 1, 3].map((difficulty, n) =>
      choiceDraftRow({ id: `t01-${section}${n}`, topic: 1, section, difficulty }),
    ),
  );
  await saveQuestions(server.db, drafts, {
    now: server.clock.now(),
    by: null,
    reason: null,
    hooks: server.kit.hooks,
  });
});
afterAll(() => server.close());

type Card = { id: string; kind: string };

async function beginner(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(server.db, given);
  const caller = await server.signedIn(user.id);
  const today = async () => (await caller.get('/api/progress/today')).json();
  const answer = (cards: Card[]) =>
    caller.send('POST', '/api/study/answers', {
      answers: cards.map(({ id, kind }) => ({
        id: newId(),
        kind,
        itemId: id,
        choice: 'A',
        at: server.clock.now().toISOString(),
        durationMs: 10_000,
      })),
    });
  return { caller, today, answer };
}

test('a beginner reads a short section and answers five easy questions on it; then it is done', async () => {
  const { caller, today, answer } = await beginner({ planTier: 'plus' });
  expect((await today()).first).toEqual({
    topic: 1,
    topicTitle: expect.any(String),
    section: 'Corta',
    minutes: 10,
    readingMinutes: 1,
    questions: 5,
  });
  const first = (await caller.get('/api/study/first-session')).json();
  expect(first.section).toMatchObject({ id: 'corta', title: 'Corta' });
  expect(first.section.blocks.length).toBeGreaterThan(0);
  const cards: Card[] = first.session.stretches.flatMap(({ cards: own }: { cards: Card[] }) => own);
  expect(cards.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((n) => `t01-corta${n}`));

  expect((await answer(cards)).statusCode).toBe(200);
  const after = await today();
  expect(after.first).toBeNull();
  expect(after.streak.days).toBe(1);
});

test('without a plan it has as many questions as the day still allows', async () => {
  const { caller, today, answer } = await beginner({ planTier: null, trialEndsAt: null });
  const { session } = (await caller.get('/api/study/first-session')).json();
  expect(session).toMatchObject({ left: 20, minutes: 10 });
  const [card] = session.stretches[0].cards;
  await answer(Array.from({ length: 18 }, () => card));
  const later = (await caller.get('/api/study/first-session')).json();
  expect(later.session.stretches[0].cards).toHaveLength(2);
  expect((await today()).first).toBeNull();
});
