import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeFlashcard, makeStatement } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { recordAnswers } from './record';
import { studyAnswer } from './review.factory';

describe('the decks of a topic', () => {
  let server: TestServer;
  let student: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    for (const n of [1, 2, 3, 4])
      await makeFlashcard(server.db, { id: `c${n}`, topic: 5, section: n < 3 ? 'origen' : 'plazos' });
    await makeStatement(server.db, { id: 't05-v1', topic: 5, section: 'plazos' });
    const { id } = await makeUser(server.db, { planTier: 'plus' });
    student = await server.signedIn(id);
    const now = server.clock.now();
    const card = { kind: 'flashcard', topic: 5 } as const;
    await server.db.transaction((tx) =>
      recordAnswers(tx, id, [
        studyAnswer({ ...card, itemId: 'c1', outcome: 'wrong', at: now }),
        studyAnswer({ ...card, itemId: 'c3', outcome: 'right', at: now }),
      ]),
    );
  });
  afterAll(() => server.close());

  const cardsOf = async (query: string): Promise<string[]> => {
    const session = (await student.get(`/api/study/session?topic=5&kind=flashcard&${query}`)).json();
    return session.stretches.flatMap(({ cards }: { cards: { id: string }[] }) => cards.map(({ id }) => id));
  };

  it('say what is due, learnt and new, also by section', async () => {
    expect((await student.get('/api/topics/5/decks')).json()).toEqual([
      {
        kind: 'flashcard',
        total: 4,
        due: 1,
        learnt: 1,
        nextDay: null,
        sections: [
          { id: 'origen', total: 2, due: 1, learnt: 0 },
          { id: 'plazos', total: 2, due: 0, learnt: 1 },
        ],
      },
      {
        kind: 'true-false',
        total: 1,
        due: 0,
        learnt: 0,
        nextDay: null,
        sections: [{ id: 'plazos', total: 1, due: 0, learnt: 0 }],
      },
    ]);
  });

  it('are studied by what is due, whole, shuffled, or one section', async () => {
    expect(await cardsOf('only=due')).toEqual(['c1']);
    expect((await cardsOf('only=all')).at(0)).toBe('c1');
    expect((await cardsOf('only=all')).at(-1)).toBe('c3');
    expect((await cardsOf('only=cram')).toSorted()).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(await cardsOf('only=all&section=plazos')).toEqual(['c4', 'c3']);
  });

  it('are empty when nothing is due, and say when the next reviews are', async () => {
    const session = (await student.get('/api/study/session?only=due&topic=5&kind=true-false')).json();
    expect(session).toMatchObject({ stretches: [], next: null });
    const section = (await student.get('/api/study/session?only=due&section=plazos')).json();
    expect(section.stretches).toEqual([]);
    expect(section.next).toMatchObject({ items: 1 });
  });

  it('of a plan without flashcards are not there', async () => {
    const basic = await server.signedIn((await makeUser(server.db, { planTier: 'basico' })).id);
    const decks = (await basic.get('/api/topics/5/decks')).json();
    expect(decks.map(({ kind }: { kind: string }) => kind)).toEqual(['true-false']);
  });
});
