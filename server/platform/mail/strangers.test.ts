import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUser } from '../../auth/auth.factory';
import { makeCategory, makeWriter } from '../../forum/forum.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { deleteOldEmails } from './mail';
import { mail } from './mail.tables';

const STRANGER = 'desconocida@correo.example';
const WORDS = 'su plan caduca hoy, pague en https://trampa.example';
const password = 'una clave larga y buena';

let server: TestServer;
let post: string;
beforeAll(async () => {
  server = await openTestServer({ demo: false });
  const { id: categoryId } = await makeCategory(server.db);
  const author = await server.signedIn((await makeWriter(server.db, { now: server.clock.now() })).id);
  const body = 'El texto de la pregunta, sin más.';
  const topic = { title: 'Un tema con una duda de examen', body, categoryId };
  post = `/foro/tema/${(await author.send('POST', '/api/forum/topics', topic)).json().id}`;
});
afterAll(() => server.close());

/** Every call of a visitor that names an email address, with hostile words wherever they are taken. */
const calls: Record<string, () => object> = {
  'POST /api/auth/register': () => ({
    email: STRANGER,
    username: `pague${server.clock.now().getTime()}`,
    displayName: WORDS.slice(0, 40),
    password,
    acceptTerms: true,
    volver: `/campus-estudio?x=${WORDS}`,
  }),
  'POST /api/auth/resend-confirmation': () => ({ email: STRANGER, volver: `/${WORDS}` }),
  'POST /api/auth/login': () => ({ email: STRANGER, password: WORDS }),
  'POST /api/auth/forgot-password': () => ({ email: STRANGER }),
  'POST /api/forum/notices': () => ({
    address: `${post}?${encodeURIComponent(WORDS)}`,
    text: `Es ilegal, porque ${WORDS} y eso no se puede publicar.`,
    name: `cliente, ${WORDS}`,
    email: STRANGER,
    isGoodFaith: true,
  }),
  'POST /api/contact': () => ({
    name: `cliente, ${WORDS}`.slice(0, 60),
    phone: '600 111 222',
    email: STRANGER,
    subject: WORDS,
    message: WORDS,
    acceptPrivacy: true,
  }),
  'POST /api/newsletter/subscriptions': () => ({ email: STRANGER }),
};

const send = (call: string) => server.visitor().send('POST', call.slice('POST '.length), calls[call]?.());

describe('an address that a stranger types', () => {
  it('is written down here for every call that takes one', () => {
    const open = server.app.endpoints.filter(
      ({ access, body }) =>
        ['everyone', 'visitor'].includes(access) && body instanceof z.ZodObject && 'email' in body.shape,
    );
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.keys(calls))('gets no word and no link of the stranger by %s', async (call) => {
    await send(call);
    await server.jobs.run();
    for (const { to, subject, body } of server.emails.filter((email) => email.to === STRANGER)) {
      expect(`${to} ${subject} ${body}`).not.toMatch(/cliente|caduca|pague en|trampa/i);
      const links = body.match(/https?:\/\/[^\s/]+/g) ?? [];
      for (const link of links) expect(link).toBe(`http://${server.env.HOST}:${server.env.PORT}`);
    }
  });

  it('gets few emails a day, however many are asked for at once', async () => {
    server.clock.advance(DAY_MS);
    server.emails.length = 0;
    const notice = 'POST /api/forum/notices';
    const all = await Promise.all(Array.from({ length: 12 }, () => send(notice)));
    // Each notice is taken: the moderators need it, whoever sent it.
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await server.jobs.run();
    expect(server.emails.filter(({ to }) => to === STRANGER)).toHaveLength(6);
    // They do not take what another purpose has.
    await send('POST /api/auth/register');
    for (let run = 0; run < 2; run += 1) await server.jobs.run();
    expect(server.emails.at(-1)).toMatchObject({
      to: STRANGER,
      subject: expect.stringContaining('Confirma tu correo'),
    });
  });

  it('gets no more for being written with tags', async () => {
    server.clock.advance(DAY_MS);
    server.emails.length = 0;
    const [name, domain] = STRANGER.split('@');
    const tagged = (n: number) => ({
      ...calls['POST /api/forum/notices']?.(),
      email: `${name}+${n}@${domain}`,
    });
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => server.visitor().send('POST', '/api/forum/notices', tagged(n))),
    );
    await server.jobs.run();
    expect(server.emails.filter(({ to }) => to.startsWith(`${name}+`))).toHaveLength(6);
  });

  it('must be one, and is written to in one way', async () => {
    const call = 'POST /api/forum/notices';
    const notice = (email: string) =>
      server.visitor().send('POST', '/api/forum/notices', { ...calls[call]?.(), email });
    const wrong = await notice('x@y.es.');
    expect([wrong.statusCode, wrong.json().details.fields.email]).toEqual([
      400,
      'Escribe un correo válido, como nombre@correo.es.',
    ]);
    server.emails.length = 0;
    await notice(' Otra.Persona@Correo.example ');
    await server.jobs.run();
    expect(server.emails.map(({ to }) => to)).toContain('otra.persona@correo.example');
  });

  it('of an account learns of a changed password and of its end however many emails it had that day', async () => {
    const { id, email } = await makeUser(server.db, { password });
    const notice = { to: email, subject: 'Otro aviso', body: 'Un aviso cualquiera' };
    for (let n = 0; n < 4; n += 1)
      await Promise.all(Array.from({ length: 20 }, () => server.kit.mail.send(server.db, notice)));
    const caller = await server.signedIn(id);
    expect(
      (await caller.send('PUT', '/api/profile/password', { password: 'otra clave buena y larga' }))
        .statusCode,
    ).toBe(204);
    await caller.send('POST', '/api/profile/deletion');
    await server.jobs.run();
    const subjects = server.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === notice.subject)).toHaveLength(60);
    expect(subjects).toContain('Tu contraseña ha cambiado');
    expect(subjects.some((subject) => subject.includes('se borrará'))).toBe(true);
  });

  it('is forgotten after ninety days', async () => {
    server.clock.advance(90 * DAY_MS);
    await deleteOldEmails(server.db, server.clock.now());
    expect(await server.db.$count(mail)).toBeGreaterThan(0);
    server.clock.advance(1);
    await deleteOldEmails(server.db, server.clock.now());
    expect(await server.db.select().from(mail)).toEqual([]);
  });
});
