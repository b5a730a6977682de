import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { newId } from '../../platform/ids';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { readingNote } from '../reading/reading-state.tables';
import { makeFlashcard, makeQuestion, makeTopic } from '../syllabus.factory';
import { topicSection } from '../topic.tables';

describe('the search of a signed-in user', () => {
  let server: TestServer;
  let plus: Caller;
  let demo: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    const section = { position: 1, epigraphs: [] };
    for (const topic of [2, 9]) {
      await makeTopic(server.db, { number: topic });
      await server.db.insert(topicSection).values({
        ...section,
        topic,
        id: 'habeas',
        title: 'El procedimiento de hábeas corpus',
        body: 'Quien sufre una **detención** ilegal puede pedirlo al juez de instrucción.',
      });
    }
    await makeQuestion(server.db, { topic: 2, section: 'habeas', stem: '¿Quién resuelve las detenciones?' });
    await makeFlashcard(server.db, { topic: 2, front: 'Plazo de la detención', back: '72 horas.' });
    const user = await makeUser(server.db, { planTier: 'plus' });
    plus = await server.signedIn(user.id);
    demo = await server.signedIn((await makeUser(server.db, { planTier: 'demo' })).id);
    const now = server.clock.now();
    await server.db.insert(readingNote).values({
      ...{
        userId: user.id,
        id: newId(),
        topic: 9,
        section: 'habeas',
        start: 0,
        end: 5,
        quote: 'puede pedirlo',
      },
      ...{ text: 'Ojo: detención ilegal', isHighlighted: false, createdAt: now, updatedAt: now },
    });
  });
  afterAll(() => server.close());

  type Hit = { kind: string; topic: number; section: string | null; title: string; snippet: string };
  const find = async (caller: Caller, text: string): Promise<Hit[]> =>
    (await caller.get(`/api/search?q=${encodeURIComponent(text)}`)).json();
  const kinds = (hits: Hit[]) => hits.map(({ kind, topic }) => `${kind} ${topic}`);

  it('finds sections, own notes, questions and flashcards, without accents and in the plural', async () => {
    for (const text of ['detencion', 'DETENCIONES', 'detenc'])
      expect(kinds(await find(plus, text))).toEqual([
        'section 2',
        'section 9',
        'note 9',
        'question 2',
        'flashcard 2',
      ]);
    const [section] = await find(plus, 'detencion ilegal');
    expect(section).toMatchObject({ section: 'habeas', title: 'El procedimiento de hábeas corpus' });
    expect(section?.snippet).toContain('⟦detención⟧ ⟦ilegal⟧');
  });

  it('shows a free account its topics only, and nobody the notes of others', async () => {
    expect(kinds(await find(demo, 'detencion'))).toEqual(['section 2', 'question 2']);
  });

  it('tolerates a typo', async () => {
    expect(kinds(await find(plus, 'prosedimiento'))).toEqual(['section 2', 'section 9']);
    expect(await find(plus, 'xyzxyz')).toEqual([]);
  });
});
