import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadContent } from '../content/load-content';
import type { ContentFolder } from '../syllabus/content/content-folder.factory';
import { forgetBank } from '../syllabus/question-bank';
import { openTestServer, type TestServer } from '../testing/test-server';
import { lawFile, makeLawFolder } from './laws.factory';

describe('the laws of the syllabus', () => {
  let server: TestServer;
  let folder: ContentFolder;

  beforeEach(async () => {
    server = await openTestServer();
    folder = await makeLawFolder();
    expect((await loadContent(server.kit, folder.root)).skipped).toEqual([]);
  });
  afterEach(async () => {
    await folder.remove();
    await server.close();
  });

  const read = async (path: string) => {
    const response = await server.app.inject({ url: path });
    return { status: response.statusCode, body: response.json() };
  };
  const load = async () => {
    const loaded = await loadContent(server.kit, folder.root);
    forgetBank(server.db);
    return loaded;
  };

  it('are listed with what they are for and the articles that each topic needs [2.1-19]', async () => {
    const { body } = await read('/api/laws');
    expect(body).toMatchObject([
      {
        id: 'constitucion',
        slug: 'ce',
        purpose: lawFile().purpose,
        articles: 3,
        questions: 30,
        topics: [{ number: 3, articles: '56' }],
      },
    ]);
    // Topic 3 had 23 questions in six exams, and all of ours are about one article.
    expect(body[0].expected).toBe(23);
  });

  it('are read part by part, with their changes', async () => {
    const { body } = await read('/api/laws/ce');
    expect(
      body.parts.map((part: { articles: { number: string }[] }) => part.articles.map(({ number }) => number)),
    ).toEqual([['17', '18'], ['56']]);
    expect(body.updates).toMatchObject([
      { norm: 'Reforma de 19 de mayo de 2026', articles: [{ number: '18', slug: '18' }] },
    ]);
    expect((await read('/api/laws/fuero-juzgo')).status).toBe(404);
  });

  it('open article by article, with neighbours and everything that refers to them', async () => {
    const { body } = await read('/api/laws/ce/articles/56');
    expect(body).toMatchObject({
      id: 'constitucion-56',
      heat: 5,
      part: { title: 'Título II. La Corona' },
      before: { number: '18' },
      after: null,
      uses: { questions: 30, trueFalse: 20, flashcards: 25, steps: 0 },
      topics: [{ number: 3 }],
    });
    expect(body.samples).toHaveLength(3);
    expect(body.samples[0]).not.toHaveProperty('answer');
    expect((await read('/api/laws/ce/articles/14')).status).toBe(404);
  });

  it.each([
    ['detencion', ['17']],
    ['DETENCIÓN', ['17']],
    ['domicil', ['18']],
    ['art. 56 CE', ['56']],
    ['nada', []],
    ['', ['56', '17', '18']],
  ])('are searched by «%s», accents ignored', async (q, numbers) => {
    const { body } = await read(`/api/law-articles?q=${encodeURIComponent(q)}`);
    expect(body.items.map(({ number }: { number: string }) => number)).toEqual(numbers);
    expect(body.total).toBe(numbers.length);
  });

  it('name the article whose number was typed', async () => {
    expect((await read('/api/law-articles?q=17+ce')).body.direct).toMatchObject({
      slug: '17',
      law: { slug: 'ce' },
    });
    expect((await read('/api/law-articles?q=17+cp')).body.direct).toBeNull();
    expect((await read('/api/law-articles?figures=true')).body.total).toBe(1);
  });

  it('stay as they were while their file has a fault, and follow it when it is mended', async () => {
    const wrong = lawFile({ articles: [{ number: '99', heading: 'Nada', statement: 'No existe.' }] });
    await folder.write('laws/articles/constitucion.yaml', stringify(wrong));
    expect((await load()).skipped).toMatchObject([{ unit: 'laws' }]);
    expect((await read('/api/laws/ce/articles/17')).status).toBe(200);
    const shorter = lawFile({ articles: lawFile().articles.slice(1) });
    await folder.write('laws/articles/constitucion.yaml', stringify(shorter));
    expect((await load()).skipped).toEqual([]);
    expect((await read('/api/laws/ce/articles/17')).status).toBe(404);
  });
});
