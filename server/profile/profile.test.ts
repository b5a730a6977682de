import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { wants } from './notifications';

describe('the profile', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const person = async (given: Parameters<typeof makeUser>[1] = {}) => {
    const user = await makeUser(server.db, { createdAt: server.clock.now(), ...given });
    return { user, caller: await server.signedIn(user.id) };
  };
  const form = (given: object = {}) => ({
    displayName: 'Ana Ruiz',
    username: 'ana.ruiz',
    oppositionType: 'policia_nacional',
    examDate: '2027-05-08',
    studyMinutes: 90,
    ...given,
  });

  it('shows a user their own account and no secret of it [6.user-2]', async () => {
    const ends = new Date(server.clock.now().getTime() + 3 * DAY_MS);
    const { user, caller } = await person({ username: 'nuria', trialEndsAt: ends });
    const answer = await caller.get('/api/profile');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: user.id,
      username: 'nuria',
      tier: 'plus',
      planTier: null,
      trialEndsAt: ends.toISOString(),
      hasSecondFactor: false,
      needsSecondFactor: false,
    });
    expect(answer.body).not.toContain('argon2');
    expect((await server.visitor().get('/api/profile')).statusCode).toBe(401);
  });

  it('keeps what the user writes, and the header knows it at once', async () => {
    const { caller } = await person();
    const saved = await caller.send('PATCH', '/api/profile', form({ displayName: '  Ana   Ruiz ' }));
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject(form());
    expect((await caller.get('/api/auth/me')).json()).toMatchObject({
      displayName: 'Ana Ruiz',
      username: 'ana.ruiz',
    });
  });

  it('changes only what is sent: another tab does not bring the old name back', async () => {
    const { caller } = await person({ displayName: 'Antes', studyMinutes: 60 });
    const change = async (body: object) => (await caller.send('PATCH', '/api/profile', body)).json();
    await change({ displayName: 'Después' });
    expect(await change({ studyMinutes: 90 })).toMatchObject({ displayName: 'Después', studyMinutes: 90 });
    expect(await change({})).toMatchObject({ displayName: 'Después', studyMinutes: 90 });
    expect(await change({ studyMinutes: null })).toMatchObject({ studyMinutes: null });
  });

  it("keeps the size of the text for the user's next device", async () => {
    const { user, caller } = await person();
    expect((await caller.get('/api/profile')).json()).toMatchObject({ textSize: null });
    const saved = await caller.send('PUT', '/api/profile/text-size', { textSize: 125 });
    expect(saved.statusCode).toBe(204);
    const elsewhere = await server.signedIn(user.id);
    expect((await elsewhere.get('/api/profile')).json()).toMatchObject({ textSize: 125 });
    const wrong = await caller.send('PUT', '/api/profile/text-size', { textSize: 400 });
    expect(wrong.statusCode).toBe(400);
  });

  it('lets everything that may be empty be empty', async () => {
    const { caller } = await person();
    const empty = form({
      displayName: '',
      username: 'sinnada',
      oppositionType: null,
      examDate: null,
      studyMinutes: null,
    });
    expect((await caller.send('PATCH', '/api/profile', empty)).json()).toMatchObject({
      displayName: null,
      oppositionType: null,
      examDate: null,
      studyMinutes: null,
      tier: 'demo',
    });
  });

  it.each([
    ['displayName', 'x'.repeat(61), 'Usa 60 caracteres como mucho.'],
    ['displayName', 'Ana\u202EzuiR', 'Hay un carácter que no se puede mostrar.'],
    ['username', '', 'Elige un nombre de usuario.'],
    ['username', 'a b', 'Usa letras, números, puntos y guiones, sin espacios.'],
    ['oppositionType', 'bomberos', 'Elige una de las opciones.'],
    ['examDate', 'mañana', 'Escribe una fecha válida.'],
    ['examDate', '2026-02-30', 'Escribe una fecha válida.'],
    ['examDate', '2026-11-14', 'Esa fecha ya ha pasado.'],
    ['examDate', '2040-01-01', 'Esa fecha queda demasiado lejos.'],
    ['studyMinutes', 4, 'Escribe entre 5 y 720 minutos.'],
    ['studyMinutes', 721, 'Escribe entre 5 y 720 minutos.'],
    ['studyMinutes', 7.5, 'Escribe los minutos sin decimales.'],
  ])('says beside %s (%s): %s', async (field, value, sentence) => {
    const { caller } = await person();
    const answer = await caller.send('PATCH', '/api/profile', form({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toEqual({ [field]: sentence });
  });

  it('says everything that is wrong at once', async () => {
    const { caller } = await person();
    const answer = await caller.send('PATCH', '/api/profile', form({ username: '', studyMinutes: 1 }));
    expect(Object.keys(answer.json().details.fields)).toEqual(['username', 'studyMinutes']);
  });

  it('does not hold an exam that has passed against someone who changes their name', async () => {
    const { caller } = await person({ username: 'veterana', examDate: '2026-05-01' });
    const saved = await caller.send(
      'PATCH',
      '/api/profile',
      form({ username: 'veterana', examDate: '2026-05-01' }),
    );
    expect(saved.statusCode).toBe(200);
  });

  it('does not give away a username that someone has, whatever its capitals, nor one that sounds like us', async () => {
    await person({ username: 'Centinela' });
    const { caller } = await person();
    for (const username of ['centinela', 'Soporte', 'Ad.Min']) {
      const answer = await caller.send('PATCH', '/api/profile', form({ username }));
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.username-taken']);
      expect(answer.json().details.fields.username).toBe('Ese nombre de usuario no está libre.');
    }
  });

  it('gives a username to one of two who ask at the same moment', async () => {
    const one = await person();
    const other = await person();
    const answers = await Promise.all(
      [one, other].map(({ caller }) => caller.send('PATCH', '/api/profile', form({ username: 'disputado' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('what a user wants to be told', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('is kept kind by kind and is nobody else’s', async () => {
    const mineId = (await makeUser(server.db)).id;
    const mine = await server.signedIn(mineId);
    const other = await server.signedIn((await makeUser(server.db)).id);
    const before = (await mine.get('/api/profile/notifications')).json();
    expect(before).toContainEqual({ kind: 'messages', email: true, push: true });
    const saved = await mine.send('PUT', '/api/profile/notifications/messages', {
      email: false,
      push: true,
    });
    expect(saved.json()).toContainEqual({ kind: 'messages', email: false, push: true });
    expect(await wants(server.db, mineId, 'messages', 'email')).toBe(false);
    expect(await wants(server.db, mineId, 'messages', 'push')).toBe(true);
    expect(await wants(server.db, mineId, 'news', 'email')).toBe(false);
    await mine.send('PUT', '/api/profile/notifications/messages', { email: false, push: false });
    expect((await mine.get('/api/profile/notifications')).json()).toContainEqual({
      kind: 'messages',
      email: false,
      push: false,
    });
    expect((await other.get('/api/profile/notifications')).json()).toEqual(before);
  });

  it('knows no other kinds', async () => {
    const mine = await server.signedIn((await makeUser(server.db)).id);
    const answer = await mine.send('PUT', '/api/profile/notifications/spam', { email: true, push: true });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
