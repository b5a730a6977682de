import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content';
import { type ContentFolder, makeContentFolder } from '../syllabus/content/content-folder.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { blogAuthor, blogPost } from './blog.tables';

const post = (id: number, title: string) =>
  `---\n{ id: ${id}, title: "${title}", excerpt: "Breve.", category: Derecho, tags: [detención], author: ana, date: 2026-11-01, image: a.webp }\n---\nTexto.\n`;

describe('blog posts in files', () => {
  let server: TestServer;
  let folder: ContentFolder;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await folder.write(
      'blog/authors.yaml',
      '- { id: ana, name: "Ana Ruiz", role: Inspectora, bio: "Enseña.", avatar: ana.webp }\n',
    );
    await folder.write('blog/2026-11-01-uno.md', post(1, 'Uno'));
    await folder.write('blog/2026-11-01-dos.md', post(2, 'Dos'));
    await loadContent(server.kit, folder.root);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const posts = () => server.db.select().from(blogPost).orderBy(asc(blogPost.id));

  it('are loaded with their authors', async () => {
    expect(await posts()).toMatchObject([
      { id: 1, slug: '2026-11-01-uno', title: 'Uno', tags: ['detención'], sticky: false, body: 'Texto.' },
      { id: 2, slug: '2026-11-01-dos', title: 'Dos' },
    ]);
    expect(await server.db.select().from(blogAuthor)).toMatchObject([{ id: 'ana', name: 'Ana Ruiz' }]);
  });

  it('are edited, archived and left alone file by file', async () => {
    await folder.write('blog/2026-11-01-uno.md', post(1, 'Uno, corregido'));
    await folder.write('blog/2026-11-01-dos.md', 'a medias');
    await folder.write('blog/2026-11-02-tres.md', post(3, 'Tres'));
    const { skipped } = await loadContent(server.kit, folder.root);
    expect(skipped.map(({ unit }) => unit)).toEqual(['blog/2026-11-01-dos.md']);
    expect((await posts()).map(({ title }) => title)).toEqual(['Uno, corregido', 'Dos', 'Tres']);
    await folder.remove('blog/2026-11-01-uno.md');
    await loadContent(server.kit, folder.root);
    expect((await posts()).map(({ deletedAt }) => deletedAt !== null)).toEqual([true, false, false]);
  });
});
