import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { sendBytes } from '../../testing/send-file';
import { makeMp3 } from '../../testing/silent-mp3';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeEpisode } from './podcast.factory';
import { podcastSource } from './podcast-source';

const PATH = '/api/podcast/episodes';
const ADMIN = '/api/admin/podcast-episodes';
const MP3 = makeMp3(90);

let server: TestServer;
let listener: Caller;
let other: Caller;
let admin: Caller;

const upload = (id: string, bytes: Uint8Array, type = 'audio/mpeg') =>
  sendBytes(admin, `${ADMIN}/${id}/audio`, bytes, { type });

beforeAll(async () => {
  server = await openTestServer();
  listener = await server.signedIn((await makeUser(server.db)).id);
  other = await server.signedIn((await makeUser(server.db)).id);
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

describe('the written episodes', () => {
  it('are all valid, and a listener finds them with chapters and transcript [2.1-25]', async () => {
    const root = join(server.env.checkout, 'content');
    const changed = (await readdir(join(root, 'podcast'))).map((name) => `podcast/${name}`);
    const skipped = await server.db.transaction((tx) =>
      podcastSource.load(tx, {
        files: { root },
        changed,
        gone: [],
        now: server.clock.now(),
        hooks: server.kit.hooks,
      }),
    );
    expect(skipped).toEqual([]);
    const list: { id: string; number: number; isRecorded: boolean }[] = (await listener.get(PATH)).json();
    const written = list.filter(({ number }) => number < 1_000);
    expect(written.length).toBeGreaterThanOrEqual(12);
    expect(written.every(({ isRecorded }) => !isRecorded)).toBe(true);
    const episode = (await listener.get(`${PATH}/leer-una-pregunta`)).json();
    expect(episode.chapters[0]).toEqual({ id: 'treinta-segundos', title: 'Treinta segundos', start: 0 });
    expect(episode.seconds).toBeGreaterThan(300);
    expect(episode.audio).toBeNull();
  });

  it('are for users: a guest is refused [2.1-25]', async () => {
    expect((await server.visitor().get(PATH)).statusCode).toBe(401);
  });

  it('are not shown while they are drafts', async () => {
    const { id } = await makeEpisode(server, { state: 'draft' });
    expect((await listener.get(`${PATH}/${id}`)).statusCode).toBe(404);
    expect((await listener.get(PATH)).body).not.toContain(id);
  });
});

describe('where a listener stopped', () => {
  it('is kept for all their devices, and an older position changes nothing', async () => {
    const { id } = await makeEpisode(server);
    const now = server.clock.now().getTime();
    const put = (seconds: number, at: number) =>
      listener.send('PUT', `${PATH}/${id}/position`, { seconds, at });
    expect((await put(8, now - 5_000)).json()).toEqual({ seconds: 8, at: now - 5_000 });
    expect((await put(3, now - 9_000)).json()).toEqual({ seconds: 8, at: now - 5_000 });
    // A clock that is ahead counts as now, and no position is beyond the end.
    expect((await put(9_999, now + 1e9)).json()).toMatchObject({ at: now });
    const { position, seconds } = (await listener.get(`${PATH}/${id}`)).json();
    expect(position).toEqual({ seconds, at: now });
    expect((await other.get(`${PATH}/${id}`)).json().position).toBeNull();
  });

  it('is refused before the beginning, with nothing stored', async () => {
    const { id } = await makeEpisode(server);
    const response = await listener.send('PUT', `${PATH}/${id}/position`, { seconds: -1, at: 1 });
    expect(response.statusCode).toBe(400);
    expect((await listener.get(`${PATH}/${id}`)).json().position).toBeNull();
  });
});

describe('a recording', () => {
  it('has the type and length that the server reads from the file, and can be heard from any second', async () => {
    const { id } = await makeEpisode(server);
    expect((await upload(id, MP3)).json()).toEqual({ type: 'audio/mpeg', bytes: MP3.length, seconds: 90 });
    const { audio, seconds } = (await listener.get(`${PATH}/${id}`)).json();
    expect(audio).toMatchObject({ type: 'audio/mpeg', bytes: MP3.length });
    expect(audio.path.startsWith(`${PATH}/${id}/audio?v=`)).toBe(true);
    expect(seconds).toBe(90);
    const whole = await listener.get(audio.path);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.rawPayload.equals(MP3)).toBe(true);
    const part = await listener.get(audio.path, { range: 'bytes=417-833' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 417-833/${MP3.length}`);
    expect(part.rawPayload.equals(MP3.subarray(417, 834))).toBe(true);
    expect((await listener.get(audio.path, { range: `bytes=${MP3.length}-` })).statusCode).toBe(416);
    expect((await server.visitor().get(audio.path)).statusCode).toBe(401);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page', Buffer.from('<!doctype html><p>No soy un audio</p>'.repeat(500))],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with a sentence when %s says it is one, and the old one stays', async (_, bytes) => {
    const { id } = await makeEpisode(server);
    await upload(id, MP3);
    const refused = await upload(id, bytes);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('no es un MP3 ni un M4A');
    expect((await listener.get(`${PATH}/${id}`)).json().audio.bytes).toBe(MP3.length);
  });

  it('can be fetched from another address, and a page there is refused', async () => {
    const { id } = await makeEpisode(server);
    const host = createServer(({ url }, response) =>
      url?.startsWith('/to')
        ? response.writeHead(302, { location: url.slice(3) }).end()
        : response.writeHead(url === '/gone' ? 404 : 200).end(url === '/audio' ? MP3 : 'nada'),
    ).listen(0);
    const address = host.address();
    const from = (path: string) => {
      const port = typeof address === 'object' ? address?.port : 0;
      return admin.send('POST', `${ADMIN}/${id}/audio-from`, { url: `http://127.0.0.1:${port}${path}` });
    };
    expect((await from('/audio')).json().seconds).toBe(90);
    expect((await from('/to/audio')).json().seconds).toBe(90);
    for (const inside of [
      '/tohttp://10.0.0.1/a.mp3',
      '/tohttps://metadata.internal/a.mp3',
      '/to/to/to/to/to/to/to/audio',
    ])
      expect((await from(inside)).json().code).toBe('podcast.no-answer');
    expect((await from('/page')).json().code).toBe('podcast.not-audio');
    expect((await from('/gone')).json().code).toBe('podcast.no-answer');
    expect(
      (await admin.send('POST', `${ADMIN}/${id}/audio-from`, { url: 'file:///etc/hosts' })).statusCode,
    ).toBe(400);
    host.close();
  });

  it('can be deleted, and the text remains', async () => {
    const { id } = await makeEpisode(server);
    await upload(id, MP3);
    expect((await admin.send('DELETE', `${ADMIN}/${id}/audio`)).statusCode).toBe(204);
    expect((await listener.get(`${PATH}/${id}`)).json().audio).toBeNull();
    expect((await listener.get(`${PATH}/${id}/audio`)).statusCode).toBe(404);
  });
});

describe('the private feed', () => {
  const feedOf = async (caller: Caller): Promise<string> =>
    (await caller.send('POST', '/api/podcast/feed')).json().feedPath;

  it('has the recorded episodes alone, with what podcast players need', async () => {
    const { id } = await makeEpisode(server, {
      title: 'Plazos & <relojes>',
      voice: 'synthetic',
      number: 7_001,
    });
    const silent = await makeEpisode(server);
    await upload(id, MP3);
    expect((await other.get('/api/podcast/feed')).json()).toBeNull();
    const path = await feedOf(other);
    expect((await other.get('/api/podcast/feed')).json()).toEqual({ feedPath: path });
    const feed = await server.visitor().get(path);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>Plazos &amp; &lt;relojes&gt;</title>');
    expect(feed.body).toContain('Voz sintética.');
    expect(feed.body).not.toContain(silent.id);
    const [, url = '', length] =
      new RegExp(`enclosure url="([^"]*${id}\\.mp3)" length="(\\d+)"`).exec(feed.body) ?? [];
    expect(Number(length)).toBe(MP3.length);
    const file = new URL(url).pathname;
    const head = await server.app.inject({ method: 'HEAD', url: file });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(MP3.length),
      0,
    ]);
    expect((await server.visitor().get(file, { range: 'bytes=0-3' })).rawPayload).toEqual(MP3.subarray(0, 4));
    const chapters = (await server.visitor().get(file.replace('mp3', 'json'))).json();
    expect(chapters.chapters[0]).toEqual({ startTime: 0, title: 'El techo' });
    expect((await server.visitor().get(file.replace('mp3', 'vtt'))).body).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:/,
    );
    const cover = await server.visitor().get('/api/podcast/cover.png');
    expect(cover.headers['content-type']).toBe('image/png');
  });

  it('is well-formed: every tag that opens is closed', async () => {
    const body = (await server.visitor().get(await feedOf(listener))).body;
    const open: string[] = [];
    for (const [, close, name = '', self] of body.matchAll(
      /<(\/?)([a-z:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g,
    ))
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    expect(open).toEqual([]);
    expect(body.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
  });

  it('opens with its own address alone: not a renewed one, nor one that is made up', async () => {
    const old = await feedOf(listener);
    const renewed = await feedOf(listener);
    const visitor = server.visitor();
    expect((await visitor.get(old)).statusCode).toBe(404);
    expect((await visitor.get(renewed)).statusCode).toBe(200);
    const theirs = await feedOf(other);
    const proof = /\.([^.]+)\.xml$/.exec(theirs)?.[1] ?? '';
    const forged = renewed.replace(/\.[^.]+\.xml$/, `.${proof}.xml`);
    expect((await visitor.get(forged)).statusCode).toBe(404);
    expect((await visitor.get('/api/podcast/feeds/x.xml')).statusCode).toBe(404);
    expect((await visitor.get(`${old.replace('.xml', '')}/leer-una-pregunta.vtt`)).statusCode).toBe(404);
  });
});

describe('an admin', () => {
  it('creates an episode and corrects its chapter times', async () => {
    const draft = {
      title: 'La identificación',
      number: 8_001,
      summary: 'Cuándo y cómo.',
      topics: ['9'],
      date: '2026-11-01',
      validOn: '2026-10-01',
      body: '## Uno {#uno}\n\nUna frase.\n\n## Dos {#dos}\n\nOtra frase.',
      chapterTimes: ['0:00'],
    };
    const refused = await admin.send('POST', ADMIN, draft);
    expect(refused.json().details.fields.chapterTimes).toBe('Pon 2, uno por capítulo, o ninguno.');
    const created = await admin.send('POST', ADMIN, { ...draft, chapterTimes: ['0:00', '0:30'] });
    expect(created.json()).toMatchObject({ title: 'La identificación', topics: [9], audio: null });
    const taken = await admin.send('POST', ADMIN, { ...draft, chapterTimes: [] });
    expect(taken.json().details.fields.number).toBe('Otro episodio tiene este número.');
    const { id } = created.json();
    await upload(id, MP3);
    expect((await listener.get(`${PATH}/${id}`)).json().chapters[1].start).toBe(30);
  });
});
