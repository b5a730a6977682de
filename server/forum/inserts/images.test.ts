import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { erasePersonalData } from '../../profile/personal-data';
import { sendBytes } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { cleanUploads } from '../../uploads/upload-jobs';
import { makeCategory, makeWriter } from '../forum.factory';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MEGABYTE = 1024 * 1024;

const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#12336b' } });

describe('an image in a post', () => {
  let server: TestServer;
  let categoryId: number;
  beforeAll(async () => {
    server = await openTestServer();
    categoryId = (await makeCategory(server.db)).id;
  });
  afterAll(() => server.close());

  async function writer(options: { isNew?: boolean } = {}) {
    const user = await makeWriter(server.db, { ...options, now: server.clock.now() });
    return { ...user, ...(await server.signedIn(user.id)) };
  }
  const upload = (caller: Caller, bytes: Buffer, type = 'image/jpeg') =>
    sendBytes(caller, '/api/forum/images', bytes, { type });
  const uploaded = async (caller: Caller): Promise<string> =>
    (await upload(caller, await photo().jpeg().toBuffer())).json().name;
  const withImage = (name: string) => `Así viene en el manual:\n\n![La página 12](/api/uploads/${name})`;
  const ask = (caller: Caller, body: string) => {
    server.clock.advance(MINUTE);
    return caller.send('POST', '/api/forum/topics', {
      title: '¿Está bien este esquema del plazo?',
      body,
      categoryId,
    });
  };
  const status = async (caller: Caller, name: string) =>
    (await caller.get(`/api/uploads/${name}`)).statusCode;

  it('is drawn anew, turned upright and without the place where it was taken', async () => {
    const author = await writer();
    const taken = await photo(4000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana Ruiz' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await upload(author, taken);
    expect(sent.json()).toMatchObject({ width: 400, height: 1600 });
    const { name } = sent.json();
    expect(name).toMatch(/^[0-9a-f-]{36}-400x1600\.webp$/);
    const answer = await author.get(`/api/uploads/${name}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    const meta = await sharp(answer.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 400, height: 1600 });
    expect(meta.exif).toBeUndefined();
    expect(answer.rawPayload.includes('Ana Ruiz')).toBe(false);
  });

  it('is private until the post is public, and again when the post is removed', async () => {
    const [author, other] = [await writer(), await writer()];
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const name = await uploaded(author);
    const sights = async () => [
      await status(server.visitor(), name),
      await status(other, name),
      await status(author, name),
      await status(admin, name),
    ];
    expect(await sights()).toEqual([404, 404, 200, 404]);
    const { id } = (await ask(author, withImage(name))).json();
    expect(await sights()).toEqual([200, 200, 200, 200]);
    const seen = await server.visitor().get(`/api/uploads/${name}`);
    expect(seen.headers['cache-control']).toBe('public, max-age=3600');
    const topic = (await server.visitor().get(`/api/forum/topics/${id}`)).json();
    const [post] = topic.posts;
    expect(post.blocks[1].children).toEqual([
      { kind: 'image', src: `/api/uploads/${name}`, alt: 'La página 12' },
    ]);
    await author.send('DELETE', `/api/forum/posts/${post.id}`);
    expect(await sights()).toEqual([404, 404, 200, 200]);
  });

  it('of somebody else, or of another post, is refused and nothing is published', async () => {
    const [author, thief] = [await writer(), await writer()];
    const name = await uploaded(author);
    for (const [caller, expected] of [
      [thief, 'uploads.no-such-image'],
      [author, undefined],
      [author, 'uploads.no-such-image'],
    ] as const) {
      const answer = await ask(
        caller,
        `${withImage(name)} Intento de ${caller.username}, ${expected ?? 'bueno'}.`,
      );
      expect(answer.json().code).toBe(expected);
    }
    const lie = name.replace(/-400x300/, '-4000x1');
    expect((await ask(author, withImage(lie))).json().code).toBe('uploads.no-such-image');
    const elsewhere = await ask(
      author,
      'Mira esto: ![foto](https://espia.example/pixel.png) y dime qué ves.',
    );
    const topic = (await server.visitor().get(`/api/forum/topics/${elsewhere.json().id}`)).json();
    expect(JSON.stringify(topic.posts)).not.toContain('"image"');
  });

  it('is not for newcomers, nor for users without a plan', async () => {
    const newcomer = await writer({ isNew: true });
    const bytes = await photo().png().toBuffer();
    const refused = await upload(newcomer, bytes, 'image/png');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forum.no-images-yet']);
    const name = await uploaded(await writer());
    expect((await ask(newcomer, withImage(name))).json().code).toBe('forum.no-images-yet');
    const demo = await server.signedIn((await makeUser(server.db)).id);
    expect((await upload(demo, bytes, 'image/png')).json().code).toBe('request.tier');
  });

  it('is judged by its bytes, and weighs five megabytes at most', async () => {
    const author = await writer();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      await photo().gif().toBuffer(),
      (await photo().png().toBuffer()).subarray(0, 100),
    ])
      expect((await upload(author, bytes, 'image/png')).json().code).toBe('uploads.not-an-image');
    expect((await upload(author, Buffer.from('x'), 'text/html')).json().code).toBe(
      'request.unsupported-type',
    );
    const small = await photo().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await upload(author, padded(5 * MEGABYTE))).statusCode).toBe(200);
    expect((await upload(author, padded(5 * MEGABYTE + 1))).json().code).toBe('request.too-large');
  });

  it('goes a day after it was left out, and with the account', async () => {
    const author = await writer();
    const [kept, dropped, never] = [await uploaded(author), await uploaded(author), await uploaded(author)];
    const { id } = (await ask(author, `${withImage(kept)}\n\n![Otra](/api/uploads/${dropped})`)).json();
    const [post] = (await server.visitor().get(`/api/forum/topics/${id}`)).json().posts;
    const edited = await author.send('PUT', `/api/forum/posts/${post.id}`, { body: withImage(kept) });
    expect(edited.json()).toEqual({ isHeld: false });
    expect(await status(server.visitor(), dropped)).toBe(404);
    server.clock.advance(DAY + MINUTE);
    await cleanUploads(server.kit);
    expect(await status(server.visitor(), kept)).toBe(200);
    expect([await status(author, dropped), await status(author, never)]).toEqual([404, 404]);
    await author.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
    const data = (await author.get('/api/profile/data')).json();
    expect(data.imagenes).toMatchObject([{ name: kept, place: 'forum' }]);
    await server.db.transaction((tx) => erasePersonalData(server.kit, tx, author.id));
    await server.jobs.run();
    expect(await status(server.visitor(), kept)).toBe(404);
  });
});
