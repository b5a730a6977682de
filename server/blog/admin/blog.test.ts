import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { createSession } from '../../auth/sessions';
import { loadContent } from '../../content/load-content';
import { type ContentFolder, makeContentFolder } from '../../syllabus/content/content-folder.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

const draft = {
  title: 'Qué llevar al examen',
  excerpt: 'Lo justo.',
  category: 'Preparación Oposiciones',
  author: 'ana',
  date: '2026-11-12',
  sticky: 'true',
  image: 'derecho.svg',
  tags: ['examen'],
  body: '## Antes\n\n<b>DNI</b>.',
};

describe('looking after the blog', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let admin: Caller;
  let cookie: string;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await folder.write(
      'blog/authors.yaml',
      '- { id: ana, name: "Ana Ruiz", role: Inspectora, bio: "Enseña.", avatar: ana.webp }\n',
    );
    await folder.write(
      'blog/2026-11-01-uno.md',
      '---\n{ id: 1, title: Uno, excerpt: "Breve.", category: Derecho, tags: [detención], author: ana, date: 2026-11-01, image: a.webp }\n---\nTexto.\n',
    );
    await loadContent(server.kit, folder.root);
    const { id } = await makeUser(server.db, { isAdmin: true });
    admin = await server.signedIn(id);
    cookie = `atalaya_session=${await createSession(server.db, id, server.clock.now())}`;
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  it('numbers new posts from the thousand on, each its own, and keeps HTML as text', async () => {
    const made = await Promise.all([1, 2, 3].map(() => admin.send('POST', '/api/admin/blog-posts', draft)));
    expect(made.map((answer) => answer.json().id).sort()).toEqual(['1000', '1001', '1002']);
    expect(made[0]?.json()).toMatchObject({ ...draft, sticky: true, isFromFile: false, state: 'published' });
  });

  it("edits a file's post, which is still that file's", async () => {
    const path = '/api/admin/blog-posts/1';
    const before = (await admin.get(path)).json();
    expect(before).toMatchObject({ id: '1', title: 'Uno', body: 'Texto.', isFromFile: true, sticky: false });
    const after = await admin.send('PUT', path, { ...before, title: 'Otro título' });
    expect(after.json()).toMatchObject({ title: 'Otro título', isFromFile: true });
    await folder.remove('blog/2026-11-01-uno.md');
    await loadContent(server.kit, folder.root);
    expect((await admin.get(path)).json().deletedAt).not.toBeNull();
  });

  it('says which authors there are when it is given another one', async () => {
    const answer = await admin.send('POST', '/api/admin/blog-posts', { ...draft, author: 'nadie' });
    expect(answer.json().details.fields).toEqual({ author: 'No es un autor. Los hay: ana.' });
    const wrong = await admin.send('POST', '/api/admin/blog-posts', {
      ...draft,
      image: '../a.svg',
      category: 'Otra',
    });
    expect(Object.keys(wrong.json().details.fields).sort()).toEqual(['category', 'image']);
  });

  it('asks a file for the numbers of its new posts', async () => {
    const boundary = 'atalaya-boundary';
    const content = JSON.stringify([{ ...draft, title: 'Una entrada que aún no existe' }]);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/admin/blog-posts/import',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\nContent-Type: application/json\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    });
    expect(answer.json().faults).toEqual([{ line: 1, field: 'id', reason: 'Elemento 1: Obligatorio' }]);
  });
});
