import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const story = {
  name: 'Lucía',
  stage: 'place',
  year: 2025,
  attempts: 2,
  story: 'Estudié tres horas al día durante catorce meses, casi siempre de noche y en el sofá. '.repeat(2),
  advice: 'Haz un simulacro cada semana y corrígelo el mismo día.',
  quote: 'Dejé de decidir qué estudiar cada tarde y empecé a avanzar.',
  consents: true,
};

describe('the success wall', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const newcomer = async () => {
    const { id } = await makeUser(server.db);
    return { id, caller: await server.signedIn(id) };
  };
  const inQueue = async (name: string) => {
    const { items } = (await admin.get('/api/admin/success-stories?state=waiting')).json();
    return items.find((one: { name: string }) => one.name === name);
  };
  const decide = async (name: string, decision: object = {}) => {
    const { id, etag } = await inQueue(name);
    const body = { etag, state: 'published', reason: null, isVerified: false, isOnHome: false, ...decision };
    return admin.send('PUT', `/api/admin/success-stories/${id}/decision`, body);
  };
  const wall = async (caller: Caller, query = '') => (await caller.get(`/api/success-wall${query}`)).json();
  const names = async (caller: Caller, query = '') =>
    (await wall(caller, query)).items.map(({ name }: { name: string }) => name);
  const published = async (name: string, changes: object = {}, decision: object = {}) => {
    const author = await newcomer();
    server.clock.advance(1000);
    await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name, ...changes });
    expect((await decide(name, decision)).statusCode).toBe(200);
    return author;
  };

  it('shows a story only after it was read, and tells its author', async () => {
    const author = await newcomer();
    const reader = await newcomer();
    const sent = await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name: 'Ana' });
    expect(sent.json()).toMatchObject({ name: 'Ana', state: 'waiting' });
    expect(await names(reader.caller)).not.toContain('Ana');
    expect((await decide('Ana', { isVerified: true })).statusCode).toBe(200);
    const { items } = await wall(reader.caller);
    expect(items[0]).toMatchObject({ name: 'Ana', isVerified: true, isMine: false, reacted: [] });
    expect(JSON.stringify(items)).not.toContain(author.id);
    const { items: notices } = (await author.caller.get('/api/notifications')).json();
    expect(notices[0]).toMatchObject({ title: 'Tu historia está en el muro' });
  });

  it('gives a returned story back with the reason, which is required', async () => {
    const author = await newcomer();
    await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name: 'Berta' });
    expect((await decide('Berta', { state: 'returned' })).json().details.fields.reason).toBe(
      'Di a su autor por qué la devuelves.',
    );
    expect((await decide('Berta', { state: 'returned', reason: 'Nombra a otra persona.' })).statusCode).toBe(
      200,
    );
    const { own } = (await author.caller.get('/api/success-wall/mine')).json();
    expect(own).toMatchObject({ state: 'returned', reason: 'Nombra a otra persona.' });
  });

  it('hides a changed story until it is read again', async () => {
    const author = await published('Carla');
    const same = await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name: 'Carla' });
    expect(same.json().state).toBe('published');
    await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name: 'Carla', year: 2024 });
    expect(await names(author.caller)).not.toContain('Carla');
  });

  it('is filtered by stage and year, and paged', async () => {
    const reader = await newcomer();
    await published('Diego', { stage: 'physical', year: 2019 });
    await published('Elena', { stage: 'physical', year: 2020 });
    expect(await names(reader.caller, '?stage=physical')).toEqual(['Elena', 'Diego']);
    expect(await names(reader.caller, '?stage=physical&year=2019')).toEqual(['Diego']);
    const first = await wall(reader.caller, '?stage=physical&limit=1');
    expect(await names(reader.caller, `?stage=physical&after=${first.next}`)).toEqual(['Diego']);
    expect((await reader.caller.get('/api/success-wall/mine')).json().years).toContain(2019);
  });

  it('counts each reaction of a user once, also when both tabs send it, and takes it back', async () => {
    await published('Fabio');
    const reader = await newcomer();
    const { id } = (await wall(reader.caller)).items.find((one: { name: string }) => one.name === 'Fabio');
    const path = `/api/success-wall/${id}/reactions/thanks`;
    await Promise.all([reader.caller.send('PUT', path), reader.caller.send('PUT', path)]);
    const other = await newcomer();
    expect((await other.caller.send('PUT', path)).json().counts).toMatchObject({ thanks: 2, inspiring: 0 });
    expect((await reader.caller.send('DELETE', path)).json().counts.thanks).toBe(1);
    expect((await reader.caller.send('DELETE', path)).json().counts.thanks).toBe(1);
  });

  it('puts a sentence on the home page with two consents, and takes it off with the story', async () => {
    const author = await published('Gema', {}, { isOnHome: true });
    await published('Hugo', { quote: null }, { isOnHome: true });
    const quotes = async () => (await server.app.inject('/api/success-wall/quotes')).json();
    expect(await quotes()).toEqual([{ name: 'Gema', role: 'Tiene plaza, 2025', text: story.quote }]);
    expect((await author.caller.send('DELETE', '/api/success-wall/mine')).statusCode).toBe(204);
    expect(await quotes()).toEqual([]);
    expect(await names(author.caller)).not.toContain('Gema');
    expect((await author.caller.send('DELETE', '/api/success-wall/mine')).json().code).toBe(
      'success-wall.no-such-story',
    );
  });

  it('shows whom to write to only if its author allows it', async () => {
    const [open, closed] = [await published('Abierta', { takesMessages: true }), await published('Cerrada')];
    const nameOf = async (caller: Caller, name: string) =>
      (await wall(caller)).items.find((one: { name: string }) => one.name === name).username;
    const reader = (await newcomer()).caller;
    const { username } = (await open.caller.get('/api/profile')).json();
    expect(username).toBeTruthy();
    expect(await nameOf(reader, 'Abierta')).toBe(username);
    expect(await nameOf(open.caller, 'Abierta')).toBeNull();
    expect(await nameOf(reader, 'Cerrada')).toBeNull();
    // Changing one's mind needs no new reading by the staff.
    await closed.caller.send('PUT', '/api/success-wall/mine', {
      ...story,
      name: 'Cerrada',
      takesMessages: true,
    });
    expect(await nameOf(reader, 'Cerrada')).toBeTruthy();
  });

  it('refuses a year to come, an unread story and a decision on an old version', async () => {
    const author = await newcomer();
    const future = await author.caller.send('PUT', '/api/success-wall/mine', { ...story, year: 2027 });
    expect(future.json()).toMatchObject({ code: 'success-wall.future-year' });
    await author.caller.send('PUT', '/api/success-wall/mine', { ...story, name: 'Inés' });
    const { id, etag } = await inQueue('Inés');
    expect((await author.caller.send('PUT', `/api/success-wall/${id}/reactions/thanks`)).statusCode).toBe(
      404,
    );
    await author.caller.send('PUT', '/api/success-wall/mine', {
      ...story,
      name: 'Inés',
      advice: `${story.advice} Y duerme.`,
    });
    const old = await admin.send('PUT', `/api/admin/success-stories/${id}/decision`, {
      etag,
      state: 'published',
      reason: null,
      isVerified: false,
      isOnHome: false,
    });
    expect(old.statusCode).toBe(409);
  });
});
