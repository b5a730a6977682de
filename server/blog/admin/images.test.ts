import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { sendBytes } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12336b' } });

describe('the images of the blog', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const made = await admin.send('POST', '/api/admin/blog-authors', {
      name: 'Ana Ruiz',
      role: 'Inspectora',
      bio: 'Enseña.',
    });
    expect(made.json()).toMatchObject({ id: 'ana-ruiz', avatar: '' });
  });
  afterAll(() => server.close());

  const upload = (bytes: Uint8Array, type = 'image/jpeg', alt = 'Una placa azul') =>
    sendBytes(admin, `/api/admin/blog-images?alt=${encodeURIComponent(alt)}`, bytes, { type });
  const post = (given: object) => ({
    title: 'Con foto',
    excerpt: 'Lo justo.',
    category: 'Derecho',
    author: 'ana-ruiz',
    date: '2026-11-12',
    image: 'derecho.svg',
    tags: ['examen'],
    body: 'Texto.',
    ...given,
  });

  it('are resized, turned upright and stripped of where they were taken', async () => {
    const taken = await photo(4000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana Ruiz' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await upload(taken);
    expect(sent.json()).toMatchObject({ alt: 'Una placa azul', width: 400, height: 1600 });
    const answer = await server.visitor().get(`/api/blog/images/${sent.json().name}`);
    expect(answer.headers['cache-control']).toContain('immutable');
    const meta = await sharp(answer.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 400, height: 1600 });
    expect(meta.exif).toBeUndefined();
    const shared = await server
      .visitor()
      .get(`/api/blog/images/${String(sent.json().name).replace('webp', 'jpg')}`);
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('are refused when they are something else or have no description', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg, 'image/png')).json().code).toBe('blog.not-an-image');
    expect((await upload(Buffer.from('hola'), 'image/jpeg')).json().code).toBe('blog.not-an-image');
    expect((await upload(svg, 'image/svg+xml')).statusCode).toBe(415);
    const silent = await upload(await photo(20, 20).png().toBuffer(), 'image/png', '  ');
    expect(silent.json().details.fields).toHaveProperty('alt');
    const reader = await server.signedIn((await makeUser(server.db)).id);
    expect((await reader.get('/api/admin/blog-images')).statusCode).toBe(403);
  });

  it('are shown in a post with their description, and kept while something uses them', async () => {
    const { name } = (await upload(await photo(900, 600).png().toBuffer(), 'image/png')).json();
    const path = `/api/blog/images/${name}`;
    const made = await admin.send('POST', '/api/admin/blog-posts', {
      ...post({ image: name, body: `![Una placa](${path})\n\nPrimer párrafo.` }),
    });
    expect(made.statusCode).toBe(200);
    const shown = (await server.visitor().get(`/api/blog/posts/${made.json().id}`)).json();
    expect(shown).toMatchObject({ featuredImage: path, featuredImageAlt: 'Una placa azul' });
    const list = (await server.visitor().get('/api/blog/posts-with-categories')).json();
    expect(list[0].content).toBe('Primer párrafo.');
    const kept = await admin.send('DELETE', `/api/admin/blog-images/${name}`);
    expect(kept.json().code).toBe('blog.image-in-use');
    const update = `/api/admin/blog-posts/${made.json().id}`;
    expect((await admin.send('PUT', update, { ...made.json(), ...post({}) })).statusCode).toBe(200);
    expect((await admin.send('DELETE', `/api/admin/blog-images/${name}`)).statusCode).toBe(204);
    expect((await server.visitor().get(path)).statusCode).toBe(404);
    const late = await admin.send('POST', '/api/admin/blog-posts', post({ image: name }));
    expect(late.json().details.fields).toEqual({ image: 'Esa imagen ya no existe.' });
  });

  it('come from this site only', async () => {
    const foreign = await admin.send('POST', '/api/admin/blog-posts', {
      ...post({ body: '![x](https://otra.example/x.png)' }),
    });
    expect(Object.keys(foreign.json().details.fields)).toEqual(['body']);
  });
});
