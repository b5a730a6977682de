import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeFriends, sendTo } from '../messages/people.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

describe('the team', () => {
  let server: TestServer;
  let ownerId: string;
  let owner: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    ownerId = (await makeUser(server.db, { isAdmin: true, username: 'jefa' })).id;
    owner = await server.signedIn(ownerId);
  });
  afterAll(() => server.close());

  const staff = async () => (await owner.get('/api/admin/staff')).json();
  const change = async (id: string, roles: string[]) => {
    const { etag } = (await staff()).find((person: { id: string }) => person.id === id);
    return owner.send('PUT', `/api/admin/staff/${id}`, { etag, roles });
  };

  it('is given roles by an owner, and has what they open from the next request on', async () => {
    const { id } = await makeUser(server.db, { username: 'marta' });
    const marta = await server.signedIn(id);
    expect((await marta.get('/api/admin/questions')).statusCode).toBe(403);
    const given = await owner.send('POST', '/api/admin/staff', { username: 'Marta', roles: ['editor'] });
    expect(given.json()).toMatchObject({ id, isAdmin: false, roles: ['editor'] });
    expect((await marta.get('/api/admin/questions')).statusCode).toBe(200);
    expect((await marta.get('/api/admin/users')).statusCode).toBe(403);
    expect((await marta.get('/api/auth/me')).json().roles).toEqual(['editor']);

    expect((await change(id, ['support'])).json().roles).toEqual(['support']);
    expect((await marta.get('/api/admin/questions')).statusCode).toBe(403);
    expect((await marta.get('/api/admin/users')).statusCode).toBe(200);
    await change(id, []);
    expect((await marta.get('/api/admin/users')).statusCode).toBe(403);
    expect((await staff()).map((person: { username: string }) => person.username)).toEqual(['jefa']);

    const { items } = (await owner.get('/api/admin/audit?action=user.roles-changed')).json();
    const noted = items.map(({ after }: { after: { roles: string[] } }) => after.roles.join());
    expect(noted.sort()).toEqual(['', 'editor', 'support']);
  });

  it('always has an owner: the last one keeps the role, and nobody takes it from themselves', async () => {
    const last = await change(ownerId, ['editor']);
    expect([last.statusCode, last.json().code]).toEqual([409, 'profile.last-admin']);
    const second = await makeUser(server.db, { isAdmin: true, username: 'segunda' });
    expect((await change(ownerId, [])).json().code).toBe('profile.own-account');
    expect((await change(second.id, ['editor'])).statusCode).toBe(200);
    expect((await change(ownerId, [])).json().code).toBe('profile.last-admin');
  });

  it('refuses unknown accounts, those already listed, and a version that is no longer true', async () => {
    const add = (username: string) =>
      owner.send('POST', '/api/admin/staff', { username, roles: ['moderator'] });
    expect((await add('nadie')).json().details.fields).toHaveProperty('username');
    expect((await add('jefa')).json().details.fields).toHaveProperty('username');
    const stale = await owner.send('PUT', `/api/admin/staff/${ownerId}`, { etag: 'old', roles: ['owner'] });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'admin.conflict']);
  });

  it('is changed by owners alone: support reaches students and nobody of the team', async () => {
    const support = await server.signedIn((await makeUser(server.db, { roles: ['support'] })).id);
    const editor = await makeUser(server.db, { roles: ['editor'] });
    const student = await makeUser(server.db);
    for (const [id, expected] of [
      [ownerId, 403],
      [editor.id, 403],
      [student.id, 200],
    ] as const) {
      const path = `/api/admin/users/${id}`;
      expect((await support.send('POST', `${path}/end-sessions`)).statusCode).toBe(expected);
      expect((await support.send('POST', `${path}/suspension`, { reason: 'x' })).statusCode).toBe(expected);
      expect((await support.get(`${path}/data`)).statusCode).toBe(expected);
    }
  });

  it('downloads of a student only what its role works with', async () => {
    const student = await makeUser(server.db);
    const sections = async (given: object) => {
      const caller = await server.signedIn((await makeUser(server.db, given)).id);
      return Object.keys((await caller.get(`/api/admin/users/${student.id}/data`)).json()).sort();
    };
    const own = Object.keys(
      await (await server.signedIn(student.id)).get('/api/profile/data').then((answer) => answer.json()),
    );
    const support = await sections({ roles: ['support'] });
    const owner = await sections({ isAdmin: true });
    expect(support).toEqual(expect.arrayContaining(['cuenta', 'compras', 'examenes']));
    expect(owner).toEqual(expect.arrayContaining([...support, 'foro']));
    // Conversations, questions to the assistants, health and notes: nobody's but the student's.
    expect(own.filter((name) => !owner.includes(name)).sort()).toEqual([
      'acompanamiento',
      'alimentacion',
      'asistente',
      'bloqueos',
      'briefing',
      'calma_y_diario',
      'campana',
      'cartas_sobre_otros',
      'entrevista',
      'lectura',
      'mensajes',
      'notas_en_preguntas',
      'patrulla',
      'preparacion_fisica',
    ]);
    expect(owner.filter((name) => !support.includes(name))).toEqual([
      'blog',
      'comentarios_denunciados',
      'foro',
      'historia_del_muro',
      'imagenes',
      'reacciones_del_muro',
      'salas_de_voz',
    ]);
  });

  it('reads in no download of a student what somebody wrote to them, nor who did', async () => {
    const { ana, luis, thread } = await makeFriends(server);
    await sendTo(ana, { threadId: thread }, 'Un secreto entre nosotros');
    for (let run = 0; run < 2; run += 1) await server.jobs.run();
    const own = await luis.get('/api/profile/data');
    expect(own.json().campana).toMatchObject([{ body: 'Un secreto entre nosotros' }]);
    expect(own.json().cartas_sobre_otros).toMatchObject([{ subject: expect.stringContaining('mensaje') }]);
    for (const given of [{ roles: ['support' as const] }, { isAdmin: true }]) {
      const caller = await server.signedIn((await makeUser(server.db, given)).id);
      const { body } = await caller.get(`/api/admin/users/${luis.id}/data`);
      expect(body).not.toMatch(/secreto|Tienes un mensaje|Mensaje de/);
    }
  });

  it('sees imports only of what it may edit', async () => {
    const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
    expect((await editor.get('/api/admin/imports?resource=questions')).statusCode).toBe(200);
    expect((await editor.get('/api/admin/imports?resource=coupons')).statusCode).toBe(403);
    expect((await editor.get('/api/admin/imports?resource=nothing')).statusCode).toBe(403);
  });

  it('finds on the start page only the panels of its own pages', async () => {
    const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
    const panels: { path: string }[] = (await editor.get('/api/admin/panels')).json();
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.map(({ path }) => path)).not.toContain('/admin/contacto');
    expect(panels.map(({ path }) => path)).not.toContain('/admin/pedidos');
  });

  it('moderates in the forum with the role of moderation', async () => {
    const moderator = await server.signedIn((await makeUser(server.db, { roles: ['moderator'] })).id);
    expect((await moderator.get('/api/admin/forum-cases')).statusCode).toBe(200);
    expect((await moderator.get('/api/admin/voice-rooms')).statusCode).toBe(200);
    expect((await moderator.get('/api/admin/orders')).statusCode).toBe(403);
  });
});
