import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { newId } from '../../platform/ids';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { readingNote } from '../reading/reading-state.tables';
import { makeFlashcard, makeQuestion, makeTopic } from '../syllabus.factory';
import { law, topicSection } from '../topic.tables';

describe('the search of a signed-in user', () => {
  let server: TestServer;
  let plus: Caller;
  let demo: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    await server.db.insert(law).values({
      id: 'constitucion',
      name: 'Constitución Española',
      shortName: 'CE',
      boe: 'BOE-A-1978-31229',
      consolidated: '2026-05-20',
      createdAt: server.clock.now(),
      updatedAt: server.clock.now(),
    });
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
    await makeQuestion(server.db, {
      id: 't02-q9',
      topic: 2,
      section: 'habeas',
      stem: '¿Qué garantiza el precepto?',
    });
    await makeFlashcard(server.db, { topic: 2, front: 'Plazo de la detención', back: '72 horas.' });
    const user = await makeUser(server.db, { planTier: 'plus' });
    plus = await server.signedIn(user.id);
    demo = await server.signedIn((await makeUser(server.db, { planTier: 'demo' })).id);
    const now = server.clock.now();
    await server.db.insert(readingNote).values({
      userId: user.id,
      id: newId(),
      topic: 9,
      section: 'habeas',
      start: 0,
      end: 5,
      quote: 'puede pedirlo',
      text: 'Ojo: detención ilegal',
      isHighlighted: false,
      createdAt: now,
      updatedAt: now,
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

  it('finds an article by its law and number, and opens the section that explains it', async () => {
    for (const text of ['art 17 CE', 'artículo 17 constitución', '17 constitucion espanola'])
      expect(await find(plus, text)).toMatchObject([
        { kind: 'article', section: 'habeas', title: 'CE, art. 17' },
      ]);
    expect(await find(plus, 'art 999')).toEqual([]);
  });

  it("finds the user's notes on questions, and nobody else's", async () => {
    const saved = await plus.send('PUT', '/api/questions/t02-q9/note', {
      note: 'Cuidado con la excepción militar',
    });
    expect(saved.statusCode).toBe(200);
    expect(await find(plus, 'excepciones militar')).toMatchObject([
      { kind: 'question-note', topic: 2, section: 'habeas', title: '¿Qué garantiza el precepto?' },
    ]);
    expect(await find(demo, 'excepciones militar')).toEqual([]);
  });

  it('shows a free account its topics only, and nobody the notes of others', async () => {
    expect(kinds(await find(demo, 'detencion'))).toEqual(['section 2', 'question 2']);
  });

  it('tolerates a typo', async () => {
    expect(kinds(await find(plus, 'prosedimiento'))).toEqual(['section 2', 'section 9']);
    expect(await find(plus, 'xyzxyz')).toEqual([]);
  });
});
