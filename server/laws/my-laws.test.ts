import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { loadContent } from '../content/load-content';
import { newId } from '../platform/ids';
import { recordAnswers } from '../review/record';
import type { ContentFolder } from '../syllabus/content/content-folder.factory';
import { makeQuestion } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeLawFolder } from './laws.factory';

describe('my law', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let me: Caller;
  let free: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    await loadContent(server.kit, folder.root);
    const own = { topic: 3, reference: { law: 'constitucion', article: '18' } };
    await makeQuestion(server.db, { id: 't03-q901', ...own });
    userId = (await makeUser(server.db, { planTier: 'basico' })).id;
    me = await server.signedIn(userId);
    free = await server.signedIn((await makeUser(server.db, { planTier: 'demo' })).id);
    // Wrong in April, before the change of 20 May.
    const answer = { kind: 'question' as const, itemId: 't03-q901', topic: 3, outcome: 'wrong' as const };
    await recordAnswers(server.db, userId, [
      { id: newId(), ...answer, at: new Date('2026-04-01T10:00:00Z'), source: 'study' },
    ]);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const know = (caller: Caller, answerId = newId()) =>
    caller.send('PUT', '/api/my-laws/known/constitucion-17', { answerId });

  it('puts an article that I know in my review, once, and takes it out again', async () => {
    const answerId = newId();
    const first = (await know(me, answerId)).json();
    expect(first.dueOn > '2026-11-15').toBe(true);
    expect((await know(me, answerId)).json()).toEqual(first);
    expect((await me.get('/api/my-laws/known')).json()).toEqual([
      { id: 'constitucion-17', dueOn: first.dueOn },
    ]);
    expect((await me.get('/api/my-laws/articles/constitucion-17')).json()).toMatchObject({ isKnown: true });

    await me.send('DELETE', '/api/my-laws/known/constitucion-17');
    expect((await me.get('/api/my-laws/known')).json()).toEqual([]);
    expect((await know(me)).statusCode).toBe(200);
  });

  it('brings it back as a card when it is due', async () => {
    server.clock.set(new Date('2026-12-31T10:00:00Z'));
    const session = (await me.get('/api/study/session?only=due')).json();
    const cards = session.stretches.flatMap((stretch: { cards: { kind: string }[] }) => stretch.cards);
    expect(cards).toContainEqual(
      expect.objectContaining({
        kind: 'article',
        id: 'constitucion-17',
        topic: 3,
        front: 'Artículo 17 CE: Libertad y detención',
        reference: 'CE, art. 17',
      }),
    );
    server.clock.set(new Date('2026-11-15T10:00:00Z'));
  });

  it('needs the plan that opens the review of articles', async () => {
    expect((await know(free)).json()).toMatchObject({ code: 'request.tier', details: { needed: 'basico' } });
    const unknown = await me.send('PUT', '/api/my-laws/known/constitucion-999', { answerId: newId() });
    expect(unknown.statusCode).toBe(404);
  });

  it('shows my progress by topic and article [2.1-25]', async () => {
    const { topics } = (await me.get('/api/my-laws')).json();
    expect(topics).toMatchObject([
      {
        number: 3,
        articles: 2,
        laws: [
          {
            slug: 'ce',
            articles: [
              { number: '18', state: 'failed' },
              { number: '56', state: 'new' },
            ],
          },
        ],
      },
    ]);
  });

  it('tells which changes touch what I answered before [2.1-25]', async () => {
    const updates = (await me.get('/api/my-laws/updates')).json();
    expect(updates).toMatchObject([
      {
        id: 'ce-18-registro',
        isInForce: true,
        affected: { questions: 1, trueFalse: 0, flashcards: 0, toReview: 0 },
        answeredBefore: { right: 0, wrong: 1 },
      },
    ]);
    expect((await free.get('/api/my-laws/updates')).json()[0].answeredBefore).toEqual({ right: 0, wrong: 0 });
  });

  it('keeps my highlights and notes on an article, mine alone, and gives them with my data', async () => {
    const note = newId();
    const path = `/api/my-laws/articles/constitucion-17/notes/${note}`;
    const passage = { section: 'articulo', start: 3, end: 12, quote: 'detención', isHighlighted: true };
    const first = await me.send('PUT', path, { ...passage, text: '' });
    expect(first.json()).toMatchObject({ id: note, color: 'yellow' });
    await me.send('PUT', path, { ...passage, text: 'Ojo al plazo', color: 'green' });
    const notesOf = async (caller: Caller, article = '17') =>
      (await caller.get(`/api/my-laws/articles/constitucion-${article}/notes`)).json();
    expect(await notesOf(me)).toMatchObject([{ id: note, text: 'Ojo al plazo', color: 'green' }]);
    expect(await notesOf(me, '18')).toEqual([]);
    expect(await notesOf(free)).toEqual([]);
    await free.send('DELETE', path);
    // The id is taken by a note on another article.
    const elsewhere = path.replace('constitucion-17', 'constitucion-18');
    expect((await me.send('PUT', elsewhere, { ...passage, text: 'Otra' })).statusCode).toBe(404);
    const missing = path.replace('constitucion-17', 'constitucion-999');
    expect((await me.send('PUT', missing, { ...passage, text: '' })).statusCode).toBe(404);
    expect((await me.get('/api/profile/data')).json().lectura.notas).toMatchObject([
      { article: 'constitucion-17', text: 'Ojo al plazo' },
    ]);
    await me.send('DELETE', path);
    expect(await notesOf(me)).toEqual([]);
  });

  it('makes a test of one article, and a quiz of one law without an account', async () => {
    const about = { law: 'constitucion', article: '18' };
    const order = { kind: 'test', mode: 'study', count: 20, about };
    expect((await me.send('POST', '/api/exams', order)).json()).toMatchObject({
      questions: 1,
      title: 'Modo estudio, art. 18 CE',
    });
    const quiz = (await server.visitor().get('/api/quiz/today?law=constitucion')).json();
    expect(quiz).toMatchObject({ about: 'Constitución Española' });
    expect(quiz.questions).toHaveLength(10);
    expect((await server.visitor().get('/api/quiz/today?law=nada')).json().questions).toEqual([]);
  });
});
