import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { sendBytes } from '../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const MEGABYTE = 1024 * 1024;

/** A photo as a phone makes it: portrait, lying on its side, with the place where it was taken. */
const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#12336b' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#b7821b' } },
      left: 0,
      top: 0,
    },
  ]);

const upload = (caller: Caller, bytes: Uint8Array, type = 'image/jpeg', field = 'file') =>
  sendBytes(caller, '/api/profile/avatar', bytes, { type, field });

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A well-formed PNG whose header promises far more than its few bytes hold. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(4096)));
  return Buffer.concat([start, pngChunk('IHDR', header), pixels, pngChunk('IEND', Buffer.alloc(0))]);
}

describe('the avatar', () => {
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    caller = await server.signedIn((await makeUser(server.db)).id);
  });
  afterAll(() => server.close());

  const pictureAt = async (url: string) => {
    const answer = await server.visitor().get(url);
    return { answer, meta: await sharp(answer.rawPayload).metadata() };
  };

  it.each(['jpeg', 'png', 'webp'] as const)('is drawn anew from a %s: 256 × 256 webp', async (format) => {
    const sent = await upload(caller, await photo().toFormat(format).toBuffer(), `image/${format}`);
    expect(sent.statusCode).toBe(200);
    const { avatar } = sent.json();
    expect(avatar).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}\.webp$/);
    expect((await caller.get('/api/auth/me')).json().avatar).toBe(avatar);
    const { answer, meta } = await pictureAt(avatar);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('stands upright and has forgotten where it was taken', async () => {
    const bytes = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana Ruiz' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { avatar } = (await upload(caller, bytes)).json();
    const { answer, meta } = await pictureAt(avatar);
    expect(meta.exif).toBeUndefined();
    expect(meta.orientation).toBeUndefined();
    expect(answer.rawPayload.includes('Ana Ruiz')).toBe(false);
    // Turned a quarter clockwise, what was on the left is on top.
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const [redOnTop = 0] = data.subarray((20 * 256 + 128) * 3);
    const [redBelow = 0] = data.subarray((236 * 256 + 128) * 3);
    expect(redOnTop).toBeGreaterThan(150);
    expect(redBelow).toBeLessThan(60);
  });

  it('replaces the one before, which is gone', async () => {
    const first = (await upload(caller, await photo().png().toBuffer(), 'image/png')).json().avatar;
    const second = (await upload(caller, await photo(90, 90).png().toBuffer(), 'image/png')).json().avatar;
    expect(second).not.toBe(first);
    expect((await server.visitor().get(first)).statusCode).toBe(404);
    const removed = await caller.send('DELETE', '/api/profile/avatar');
    expect(removed.json().avatar).toBeNull();
    expect((await server.visitor().get(second)).statusCode).toBe(404);
  });

  it('is judged by its bytes, not by its name or by what the browser says', async () => {
    const lies = [
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      await photo().gif().toBuffer(),
      await photo().tiff().toBuffer(),
      (await photo().png().toBuffer()).subarray(0, 200),
      Buffer.alloc(0),
    ];
    for (const bytes of lies) {
      const answer = await upload(caller, bytes, 'image/png');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'profile.not-an-image']);
    }
    const named = await upload(caller, await photo().png().toBuffer(), 'image/jpeg');
    expect(named.statusCode).toBe(200);
  });

  it('is no bomb: a few kilobytes that claim to be a billion pixels are refused before they are drawn', async () => {
    const bomb = pngThatClaims(40_000, 40_000);
    const answer = await upload(caller, bomb, 'image/png');
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'profile.image-too-large']);
  });

  it('keeps nothing of a file that is a picture and a page at once, and unpacks no text hidden in it', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const png = await photo().png().toBuffer();
    const afterHeader = 33;
    const hidden = pngChunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(16 * MEGABYTE))]),
    );
    const withText = Buffer.concat([png.subarray(0, afterHeader), hidden, png.subarray(afterHeader)]);
    for (const bytes of [Buffer.concat([png, page]), withText]) {
      const answer = await upload(caller, bytes, 'image/png');
      expect(answer.statusCode).toBe(200);
      const shown = await server.visitor().get(answer.json().avatar);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      expect(shown.rawPayload.includes('script')).toBe(false);
      expect(shown.rawPayload.length).toBeLessThan(20_000);
    }
  });

  it('weighs two megabytes at most, and exactly that much is fine', async () => {
    const small = await photo().jpeg().toBuffer();
    // Bytes after the end of a JPEG are ignored by every reader.
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await upload(caller, padded(2 * MEGABYTE))).statusCode).toBe(200);
    const heavy = await upload(caller, padded(2 * MEGABYTE + 1));
    expect([heavy.statusCode, heavy.json().code]).toEqual([413, 'request.too-large']);
  });

  it('must be there, in its own field, of a kind that we take', async () => {
    const bytes = await photo().png().toBuffer();
    expect((await upload(caller, bytes, 'image/png', 'otro')).json()).toMatchObject({
      code: 'request.invalid',
      details: { fields: { file: 'Obligatorio' } },
    });
    expect((await upload(caller, bytes, 'application/pdf')).json().code).toBe('request.unsupported-type');
    expect((await caller.send('POST', '/api/profile/avatar', { file: 'x' })).statusCode).toBe(415);
    expect((await upload(server.visitor(), bytes, 'image/png')).statusCode).toBe(401);
  });

  it('cannot be used to read other files', async () => {
    for (const key of ['..%2f..%2fsecret', '.%2e%2fsecret.webp', 'x', `${'0'.repeat(36)}.webp`])
      expect((await server.visitor().get(`/api/avatars/${key}`)).statusCode).toBe(404);
  });
});
