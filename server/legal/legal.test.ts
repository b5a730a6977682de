import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { loadContent } from '../content/load-content';
import { type ContentFolder, makeContentFolder } from '../syllabus/content/content-folder.factory';
import { openTestServer, type TestServer } from '../testing/test-server';

const page = (slug: string, title: string, order: number, body: string) =>
  `---\n{ slug: ${slug}, title: "${title}", order: ${order}, updated: 2026-11-01 }\n---\n${body}\n`;

describe('legal pages', () => {
  let server: TestServer;
  let folder: ContentFolder;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await folder.write('legal/privacidad.md', page('privacidad', 'Política de privacidad', 2, 'Nada.'));
    await folder.write(
      'legal/aviso-legal.md',
      page('aviso-legal', 'Aviso legal', 1, 'Quiénes somos.\n\n## Titular {#titular}\n\n<b>Atalaya</b>'),
    );
    await folder.write('legal/cookies.md', page('otra-cosa', 'Cookies', 3, 'Nada.'));
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  it('are listed for the footer with id, slug and title, in their order [2.4-4] [3.store-11] [7-38]', async () => {
    const { skipped } = await loadContent(server.kit, folder.root);
    expect(skipped.map(({ unit }) => unit)).toEqual(['legal/cookies.md']);
    const answer = await server.visitor().get('/api/legal-pages');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { id: 'aviso-legal', slug: 'aviso-legal', title: 'Aviso legal' },
      { id: 'privacidad', slug: 'privacidad', title: 'Política de privacidad' },
    ]);
  });

  it('are read by their slug, whole and in sections; HTML in them is text [7-42]', async () => {
    const answer = await server.visitor().get('/api/legal-pages/aviso-legal');
    expect(answer.json()).toEqual({
      id: 'aviso-legal',
      slug: 'aviso-legal',
      title: 'Aviso legal',
      updated: '2026-11-01',
      body: 'Quiénes somos.\n\n## Titular {#titular}\n\n<b>Atalaya</b>',
      intro: 'Quiénes somos.',
      sections: [{ id: 'titular', title: 'Titular', body: '<b>Atalaya</b>' }],
    });
    expect((await server.visitor().get('/api/legal-pages/no-existe')).statusCode).toBe(404);
  });

  it('name no price of their own, so that they never disagree with the plans', async () => {
    const own = join(import.meta.dirname, '../../content/legal');
    const names = await readdir(own);
    expect(names).toContain('terminos.md');
    for (const name of names)
      expect(await readFile(join(own, name), 'utf8'), name).not.toMatch(/\d\s*(€|euros?\b)/);
  });

  it('leave when their file does', async () => {
    await folder.remove('legal/privacidad.md');
    await loadContent(server.kit, folder.root);
    const slugs = (await server.visitor().get('/api/legal-pages')).json();
    expect(slugs.map(({ slug }: { slug: string }) => slug)).toEqual(['aviso-legal']);
    expect((await server.visitor().get('/api/legal-pages/privacidad')).statusCode).toBe(404);
  });

  it('keep every version whole, and an earlier one can be published again', async () => {
    const { id: ownerId } = await makeUser(server.db, { isAdmin: true, displayName: 'La jefa' });
    const owner = await server.signedIn(ownerId);
    const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
    const path = '/api/admin/legal-pages/aviso-legal';
    const long = `Texto ${'muy '.repeat(2_000)}largo.`;
    const first = (await owner.get(path)).json();
    await owner.send('PUT', path, { ...first, body: long });
    server.clock.advance(60_000);
    await owner.send('PUT', path, { ...(await owner.get(path)).json(), body: 'Otra cosa.' });
    const list = '/api/admin/versions?resource=legal-pages&recordId=aviso-legal';
    const versions = (await owner.get(list)).json();
    expect(versions.map(({ actor }: { actor: string | null }) => actor)).toEqual([
      'La jefa',
      'La jefa',
      null,
    ]);
    expect(versions[0].changes).toEqual([{ label: 'Texto', before: long, after: 'Otra cosa.' }]);
    expect((await editor.get(list)).statusCode).toBe(403);

    const restore = (etag: string, who = owner) =>
      who.send('POST', `/api/admin/versions/${versions[1].id}/restore`, { etag });
    expect((await restore(first.etag)).statusCode).toBe(409);
    const { etag } = (await owner.get(path)).json();
    expect((await restore(etag, editor)).statusCode).toBe(403);
    expect((await restore(etag)).statusCode).toBe(204);
    expect((await server.visitor().get('/api/legal-pages/aviso-legal')).body).toContain('muy muy');
    expect((await owner.get(list)).json()).toHaveLength(4);
  });
});
