import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import { makeLawFolder } from '../../laws/laws.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeCategory, makeWriter } from '../forum.factory';

describe('an article or a question in a post', () => {
  let server: TestServer;
  let questionId: string;
  beforeAll(async () => {
    server = await openTestServer();
    const folder = await makeLawFolder();
    expect((await loadContent(server.kit, folder.root)).skipped).toEqual([]);
    await folder.remove();
    const article = await server.visitor().get('/api/laws/ce/articles/56');
    questionId = article.json().samples[0].id;
  });
  afterAll(() => server.close());

  it('is a card with its name, the same for everyone and without options or key', async () => {
    const user = await makeWriter(server.db, { now: server.clock.now() });
    const writer = await server.signedIn(user.id);
    const { id: categoryId } = await makeCategory(server.db);
    const body = [
      'Lo dice aquí:',
      'https://atalaya.example/codificado/ce/56',
      `pregunta:${questionId}`,
      'pregunta:t99-q999',
      'Y en medio de una frase pregunta:t01-q001 no es una tarjeta.',
    ].join('\n\n');
    const made = await writer.send('POST', '/api/forum/topics', {
      title: '¿Por qué esta pregunta cita el 56?',
      body,
      categoryId,
    });
    const read = async (path: string) => (await server.visitor().get(`/api/forum/topics/${path}`)).json();
    const seen = await read(made.json().id);
    expect(seen.embeds).toEqual([
      { kind: 'article', key: '/codificado/ce/56', number: '56', lawName: 'CE', heading: expect.any(String) },
      {
        kind: 'question',
        key: `pregunta:${questionId}`,
        id: questionId,
        isChoice: true,
        topic: 3,
        stem: expect.any(String),
      },
    ]);
    expect((await read(`${made.json().id}/thread`)).embeds).toEqual(seen.embeds);
    expect((await writer.get(`/api/forum/topics/${made.json().id}`)).json().embeds).toEqual(seen.embeds);
  });

  it('is answered as a test of one question, within the plan of the reader', async () => {
    const order = {
      kind: 'test',
      mode: 'study',
      count: 1,
      questionKind: 'choice',
      about: { question: questionId },
    };
    const reader = await server.signedIn((await makeWriter(server.db, { now: server.clock.now() })).id);
    const built = await reader.send('POST', '/api/exams', order);
    expect(built.json()).toMatchObject({ title: 'Pregunta suelta', questions: 1 });
    expect((await server.visitor().send('POST', '/api/exams', order)).statusCode).toBe(401);
    const other = await server.signedIn((await makeUser(server.db)).id);
    const unknown = await other.send('POST', '/api/exams', { ...order, about: { question: 'no-existe' } });
    expect(unknown.json().code).toBe('exams.no-questions');
  });
});
