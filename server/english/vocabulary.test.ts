import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeCourse, makeLearner } from './english.factory';

const DAY_MS = 24 * 3_600_000;

type Card = { kind: string; id: string; front: string; explanation: string; topicTitle: string };

describe('English words in the daily review', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await makeCourse(server.db);
  });
  afterAll(() => server.close());

  const cardsIn = (session: { stretches: { cards: Card[] }[] }) =>
    session.stretches.flatMap(({ cards }) => cards).filter(({ kind }) => kind === 'word');

  it('are asked in both directions, but not both on one day', async () => {
    const student = await makeLearner(server);
    expect((await student.addWords('patrol', 2)).json()).toEqual({ added: ['patrol-1', 'patrol-2'] });
    const [first, second, ...others] = cardsIn(await student.session());
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'patrol-1.en', front: 'beat', topicTitle: 'Inglés' });
    expect(first?.explanation).toContain('traducción 1');
    await student.grade('patrol-1.en', 'good', server.clock.now());
    expect(cardsIn(await student.session()).map(({ id }) => id)).toEqual([second?.id]);
    server.clock.advance(DAY_MS);
    const tomorrow = cardsIn(await student.session()).map(({ id }) => id);
    expect(tomorrow).toContain('patrol-1.es');
    expect(tomorrow).not.toContain('patrol-1.en');
  });

  it('count in «Hoy» and in the day, but in no topic', async () => {
    const student = await makeLearner(server);
    await student.review('patrol-3', true);
    const today = async () => (await student.caller.get('/api/progress/today')).json();
    expect((await today()).due).toEqual([{ kind: 'word', items: 1, topics: [] }]);
    await student.grade('patrol-3.en', 'good', server.clock.now());
    expect(await today()).toMatchObject({ due: [], answersToday: 1 });
    const progress = (await student.caller.get('/api/progress')).json();
    expect(JSON.stringify(progress)).not.toContain('"number":0');
  });

  it('are reviewed on their own, by category', async () => {
    const student = await makeLearner(server);
    await student.addWords('patrol', 3);
    expect((await student.category('patrol')).json()).toMatchObject({ inReview: 3, due: 3, words: 4 });
    expect(cardsIn(await student.session('?kind=word&section=patrol'))).toHaveLength(3);
    expect(cardsIn(await student.session('?kind=word&section=family'))).toEqual([]);
    expect(cardsIn(await student.session('?only=due'))).toHaveLength(3);
    expect(cardsIn(await student.session('?topic=3'))).toEqual([]);
  });

  it('leave the review when the user takes them out', async () => {
    const student = await makeLearner(server);
    await student.review('patrol-1', true);
    expect((await student.vocabulary()).inReview).toBe(1);
    expect((await student.review('patrol-1', false)).json()).toEqual({ inReview: false });
    expect(cardsIn(await student.session())).toEqual([]);
    expect((await student.review('nothing', true)).statusCode).toBe(404);
  });

  it('need Plus; a lower plan reads the first category', async () => {
    const free = await makeLearner(server, { planTier: 'basico' });
    expect((await free.category('patrol')).json()).toMatchObject({ canReview: false });
    expect((await free.category('family')).json().code).toBe('english.locked');
    expect((await free.review('patrol-1', true)).json().code).toBe('english.locked');
    expect((await free.addWords('patrol', 2)).json().code).toBe('english.locked');
    expect((await free.vocabulary()).inReview).toBe(0);
  });

  it('are part of the data that a user downloads', async () => {
    const student = await makeLearner(server);
    await student.review('patrol-1', true);
    const file = await student.caller.get('/api/profile/data');
    expect(file.json().ingles.palabras).toMatchObject([{ wordId: 'patrol-1' }]);
  });
});
