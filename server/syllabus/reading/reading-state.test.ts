import { noteAllowance } from '@atalaya/core/syllabus/reading/notes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { newId } from '../../platform/ids';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeTopic } from '../syllabus.factory';
import { topicSection } from '../topic.tables';
import { readingNote } from './reading-state.tables';

const section = (topic: number, id: string, position: number, body: string) => ({
  topic,
  id,
  position,
  title: `Sección ${id}`,
  epigraphs: [],
  body,
});

const passage = { section: 'corona', start: 10, end: 18, quote: '72 horas', text: '', isHighlighted: true };

describe('reading a topic', () => {
  let server: TestServer;
  let reader: Caller;
  let readerId: string;
  let other: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    for (const number of [2, 3, 20]) await makeTopic(server.db, { number });
    await server.db
      .insert(topicSection)
      .values([
        section(3, 'corona', 0, 'x'.repeat(3_000)),
        section(3, 'cortes', 1, 'x'.repeat(1_000)),
        section(20, 'redes', 0, 'x'.repeat(1_000)),
      ]);
    const someone = async () => (await makeUser(server.db, { planTier: null, trialEndsAt: null })).id;
    readerId = await someone();
    reader = await server.signedIn(readerId);
    other = await server.signedIn(await someone());
  });
  afterAll(() => server.close());

  const state = async (caller: Caller, number = 3) =>
    (await caller.get(`/api/topics/${number}/reading`)).json();

  it('begins with nothing read, and knows the topics around it', async () => {
    expect(await state(reader)).toMatchObject({
      place: null,
      notes: [],
      sections: [
        { id: 'corona', size: 3_000, isRead: false },
        { id: 'cortes', size: 1_000, isRead: false },
      ],
      previous: { number: 2 },
      next: { number: 20 },
    });
    expect((await reader.get('/api/topics/99/reading')).statusCode).toBe(404);
  });

  it('remembers the sections that were read, by length, for this user alone', async () => {
    const path = '/api/topics/3/reading/sections/corona';
    expect((await reader.send('PUT', path, { isRead: true })).statusCode).toBe(204);
    expect((await reader.send('PUT', path, { isRead: true })).statusCode).toBe(204);
    const { topics } = (await reader.get('/api/syllabus/reading')).json();
    expect(topics).toContainEqual({ number: 3, percent: 75, minutesLeft: 1, minutes: 3 });
    expect((await state(other)).sections[0].isRead).toBe(false);
    await reader.send('PUT', path, { isRead: false });
    expect((await state(reader)).sections[0].isRead).toBe(false);
  });

  it('remembers where someone stopped; what arrives late changes nothing, and no clock runs ahead', async () => {
    const put = (section: string, at: string) =>
      reader.send('PUT', '/api/topics/3/reading/place', { section, block: 4, at });
    await put('cortes', '2026-11-15T09:00:00.000Z');
    await put('corona', '2026-11-15T08:00:00.000Z');
    expect((await state(reader)).place).toEqual({
      section: 'cortes',
      block: 4,
      at: '2026-11-15T09:00:00.000Z',
    });
    await put('corona', '2999-01-01T00:00:00.000Z');
    expect((await state(reader)).place).toMatchObject({ section: 'corona', at: '2026-11-15T10:00:00.000Z' });
    expect((await reader.get('/api/syllabus/reading')).json().last).toMatchObject({
      topic: 3,
      section: 'corona',
    });
  });

  it('keeps highlights and notes: sent twice they are one, and nobody else sees or changes them', async () => {
    const id = newId();
    const path = `/api/topics/3/notes/${id}`;
    await reader.send('PUT', path, passage);
    const again = await reader.send('PUT', path, { ...passage, text: '  Ha caído dos veces.  ' });
    expect(again.json()).toMatchObject({ id, quote: '72 horas', text: 'Ha caído dos veces.' });
    expect((await state(reader)).notes).toHaveLength(1);
    expect((await state(other)).notes).toEqual([]);
    await other.send('DELETE', path);
    await other.send('PUT', path, { ...passage, text: 'De otra persona' });
    expect((await state(reader)).notes).toMatchObject([{ text: 'Ha caído dos veces.' }]);
    await reader.send('DELETE', path);
    expect((await state(reader)).notes).toEqual([]);
    expect((await state(other)).notes).toHaveLength(1);
  });

  it('keeps the colour of a highlight; one sent without it is yellow', async () => {
    const path = `/api/topics/3/notes/${newId()}`;
    expect((await reader.send('PUT', path, passage)).json()).toMatchObject({ color: 'yellow' });
    expect((await reader.send('PUT', path, { ...passage, color: 'blue' })).json().color).toBe('blue');
    expect((await reader.send('PUT', path, { ...passage, color: 'pink' })).statusCode).toBe(400);
    await reader.send('DELETE', path);
  });

  it('takes nothing in a topic that the plan does not open, or in a section that is not there', async () => {
    const at = '2026-11-15T09:00:00.000Z';
    const answers = await Promise.all([
      reader.send('PUT', `/api/topics/20/notes/${newId()}`, { ...passage, section: 'redes' }),
      reader.send('PUT', '/api/topics/20/reading/sections/redes', { isRead: true }),
      reader.send('PUT', '/api/topics/20/reading/place', { section: 'redes', block: 0, at }),
    ]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'request.tier' });
    const missing = await reader.send('PUT', `/api/topics/3/notes/${newId()}`, {
      ...passage,
      section: 'nada',
    });
    expect(missing.statusCode).toBe(404);
    expect(
      (await reader.send('PUT', `/api/topics/3/notes/${newId()}`, { ...passage, end: 3 })).statusCode,
    ).toBe(400);
  });

  it('stops at five hundred notes, and still lets the ones there are be changed', async () => {
    const now = server.clock.now();
    const rows = Array.from({ length: noteAllowance.limit }, () => ({
      ...passage,
      id: newId(),
      userId: readerId,
      topic: 3,
      createdAt: now,
      updatedAt: now,
    }));
    await server.db.insert(readingNote).values(rows);
    const full = await reader.send('PUT', `/api/topics/3/notes/${newId()}`, passage);
    expect(full.json()).toMatchObject({ code: 'syllabus.too-many-notes' });
    const changed = await reader.send('PUT', `/api/topics/3/notes/${rows[0]?.id}`, {
      ...passage,
      text: 'Otra',
    });
    expect(changed.statusCode).toBe(200);
  });

  it('is part of what someone can download about themselves', async () => {
    const data = (await reader.get('/api/profile/data')).json();
    expect(data.lectura.notas.length).toBeGreaterThan(0);
  });
});
