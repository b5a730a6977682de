import type { DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { keyringOf } from '../platform/encryption';
import { newId } from '../platform/ids';
import { personalData } from '../profile/personal-data';
import { sampleOf } from '../testing/schema-sample';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { openEntry, sealEntry } from './diary';

const SECRET_WORDS = 'zarzamora-escondida-7741';
const entry = {
  day: '2026-11-15',
  prompt: 'worry',
  text: `Hoy pienso en ${SECRET_WORDS} y en el tribunal`,
  mood: null,
  energy: null,
  sleepHalfHours: null,
};

describe('the diary', () => {
  let server: TestServer;
  let student: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    userId = (await makeUser(server.db)).id;
    student = await server.signedIn(userId);
  });

  const save = (body: object = entry, id = newId(), caller = student) =>
    caller.send('PUT', `/api/diary/entries/${id}`, body);
  const read = async (query = '', caller = student) => (await caller.get(`/api/diary${query}`)).json();
  it('does not take what another user of the device has written', async () => {
    const other = await makeUser(server.db);
    const address = `/api/diary/entries/${newId()}`;
    const sentFor = (id: string) => student.send('PUT', address, entry, { 'x-sent-for': id });
    const refused = await sentFor(other.id);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'request.unauthenticated']);
    expect((await read()).entries).toEqual([]);
    expect((await sentFor(userId)).statusCode).toBe(204);
  });

  const entriesOf = async (query = ''): Promise<DiaryEntry[]> => (await read(query)).entries;

  it('is saved once, changed, deleted and brought back', async () => {
    const id = newId();
    expect((await save(entry, id)).statusCode).toBe(204);
    expect((await save({ ...entry, text: 'Otra cosa' }, id)).statusCode).toBe(204);
    expect(await entriesOf()).toMatchObject([{ id, text: 'Otra cosa', isReadable: true, prompt: 'worry' }]);
    await student.send('DELETE', `/api/diary/entries/${id}`);
    expect(await entriesOf()).toEqual([]);
    await save(entry, id);
    expect(await entriesOf()).toHaveLength(1);
  });

  it('is encrypted in the database', async () => {
    const id = newId();
    await save(entry, id);
    const [row] = await server.db.execute<{ sealed: Buffer; whole: string }>(
      sql`select sealed, diary_entry::text as whole from diary_entry where id = ${id}`,
    );
    expect(row?.sealed.toString('latin1')).not.toContain('zarzamora');
    expect(row?.whole).not.toContain(Buffer.from('zarzamora').toString('hex'));
    expect(openEntry(server.kit.keys, { id, userId }, row?.sealed ?? Buffer.alloc(0))?.text).toBe(entry.text);
    expect(openEntry(keyringOf('another secret'), { id, userId }, row?.sealed ?? Buffer.alloc(0))).toBeNull();
    expect(openEntry(server.kit.keys, { id, userId: newId() }, row?.sealed ?? Buffer.alloc(0))).toBeNull();
  });

  it('says when the key has changed instead of failing', async () => {
    const id = newId();
    await save(entry, id);
    const content = { prompt: null, text: 'x', mood: null, energy: null, sleepHalfHours: null };
    const sealed = sealEntry(keyringOf('another secret'), { id, userId }, content);
    await server.db.execute(sql`update diary_entry set sealed = ${sealed} where id = ${id}`);
    expect(await entriesOf()).toMatchObject([{ id, isReadable: false, text: '' }]);
  });

  it('is searched by its owner, whatever the accents, and by nobody else', async () => {
    await save();
    await save({ ...entry, text: 'Mañana, el artículo 17' });
    expect(await entriesOf('?search=manana%20ARTICULO')).toMatchObject([{ text: 'Mañana, el artículo 17' }]);
    expect(await entriesOf('?search=preocupacion')).toHaveLength(2);
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await read('?search=zarzamora', other)).entries).toEqual([]);
  });

  it('is read page by page', async () => {
    for (let index = 0; index < 23; index += 1) await save({ ...entry, text: `Nota ${index}` });
    const first = await read();
    expect(first).toMatchObject({ total: 23 });
    expect(first.entries).toHaveLength(20);
    const second = await read(`?before=${first.next}`);
    expect(second.entries).toHaveLength(3);
    expect(second.next).toBeNull();
  });

  it('refuses an empty entry, a day to come and a wrong scale', async () => {
    expect((await save({ ...entry, text: '  ' })).json().code).toBe('wellbeing.empty-entry');
    expect((await save({ ...entry, day: '2026-11-16' })).json().details.fields.day).toMatch(/todavía no/);
    expect((await save({ ...entry, mood: 6 })).statusCode).toBe(400);
    expect(await entriesOf()).toEqual([]);
  });

  it('takes mood, energy and sleep only with consent, and erases them when it is withdrawn', async () => {
    expect((await save({ ...entry, mood: 4 })).json().code).toBe('wellbeing.no-consent');
    await student.send('PUT', '/api/diary/consent', { granted: true });
    await save({ ...entry, mood: 4, energy: 2, sleepHalfHours: 15 });
    await save({ ...entry, text: '', mood: 2 });
    const { days, hasConsent } = await read();
    expect(hasConsent).toBe(true);
    expect(days.at(-1)).toEqual({ day: '2026-11-15', mood: 3, energy: 2, sleepHours: 7.5, studyMinutes: 0 });
    await student.send('PUT', '/api/diary/consent', { granted: false });
    expect(await entriesOf()).toMatchObject([
      { text: entry.text, mood: null, energy: null, sleepHalfHours: null },
    ]);
  });

  it('of another user cannot be overwritten or deleted', async () => {
    const id = newId();
    await save(entry, id);
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await save(entry, id, other)).statusCode).toBe(404);
    await other.send('DELETE', `/api/diary/entries/${id}`);
    await other.send('DELETE', '/api/diary');
    expect(await entriesOf()).toHaveLength(1);
  });

  it('is exported whole by its owner, and deleted whole', async () => {
    await save();
    const file = await student.get('/api/diary/export');
    expect(file.headers['content-disposition']).toContain('diario.md');
    expect(file.body).toContain(SECRET_WORDS);
    expect(JSON.stringify(await personalData(server.kit, server.db, userId))).toContain(SECRET_WORDS);
    await student.send('DELETE', '/api/diary');
    expect(await entriesOf()).toEqual([]);
  });

  it('is returned by no endpoint to an admin, whichever is asked and whatever id it is given', {
    timeout: 120_000,
  }, async () => {
    const id = newId();
    await student.send('PUT', '/api/diary/consent', { granted: true });
    await save({ ...entry, mood: 2 }, id);
    const [row] = await server.db.execute<{ sealed: Buffer }>(
      sql`select sealed from diary_entry where id = ${id}`,
    );
    const sealed = row?.sealed ?? Buffer.alloc(0);
    const forbidden = [SECRET_WORDS, sealed.toString('hex'), sealed.toString('base64'), id];
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true, planTier: 'elite' })).id);
    const reads = server.app.endpoints.filter(({ method }) => method === 'GET');
    expect(reads.some(({ access }) => access === 'may:administer')).toBe(true);
    let asked = 0;
    for (const { path, params, query } of reads) {
      const sample = params ? Object(sampleOf(params)) : {};
      const search = query ? new URLSearchParams(strings(Object(sampleOf(query)))).toString() : '';
      const urls = [userId, id, null].flatMap((value) => {
        const url = path.replace(/:(\w+)\*?/g, (_, name: string) =>
          encodeURIComponent(value ?? String(sample[name])),
        );
        return [url, `${url}?${search}`, `${url}?search=zarzamora&q=zarzamora&userId=${userId}`];
      });
      for (const url of new Set(urls)) {
        const { body } = await admin.get(url);
        asked += 1;
        // The admin asked for this id, so an error may repeat it.
        const found = forbidden.filter((text) => !url.includes(text) && body.includes(text));
        expect([url, found]).toEqual([url, []]);
      }
    }
    expect(asked).toBeGreaterThan(reads.length);
  });

  it('has endpoints for its owner only', () => {
    const own = server.app.endpoints.filter(({ path }) => path.startsWith('/api/diary'));
    expect(own.length).toBeGreaterThan(4);
    for (const { access } of own) expect(access).toBe('user');
  });
});

const strings = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
