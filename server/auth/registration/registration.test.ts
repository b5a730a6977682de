import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeUser } from '../auth.factory';
import { registration, user } from '../auth.tables';

const password = 'torre en el horizonte';

/** Two runs: the job that writes the email enqueues the one that delivers it. */
async function emailsTo(server: TestServer, email: string) {
  await server.jobs.run();
  await server.jobs.run();
  return server.emails.filter(({ to }) => to === email);
}

const tokenIn = (body: string | undefined): string => /token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';

let serial = 0;
const applicant = (given: object = {}) => {
  serial += 1;
  return {
    email: `candidata${serial}@correo.es`,
    username: `candidata${serial}`,
    password,
    acceptTerms: true,
    ...given,
  };
};

describe('a visitor who registers', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  let browser: Caller;
  beforeEach(() => {
    browser = server.visitor();
  });

  const ask = (body: object) => browser.send('POST', '/api/auth/register', body);
  const login = (email: string, word = password) =>
    server.visitor().send('POST', '/api/auth/login', { email, password: word });
  const confirm = (token: string, username?: string) =>
    browser.send('POST', '/api/auth/confirm-email', { token, username });

  it('gets an email, confirms the address and signs in with a trial of seven days [2.1-21]', async () => {
    const who = applicant({
      email: ' Nueva@Correo.ES ',
      displayName: '  Lucía   Ferrer ',
      oppositionType: 'policia_local',
    });
    const asked = await ask(who);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({
      status: 'check-mail',
      message: expect.stringContaining('Mira tu correo'),
    });
    expect(asked.cookies.map(({ name }) => name)).toEqual(['atalaya_registro']);
    expect((await login('nueva@correo.es')).statusCode).toBe(401);

    const [message] = await emailsTo(server, 'nueva@correo.es');
    expect(message?.subject).toBe('Confirma tu correo en Atalaya');
    server.clock.advance(DAY_MS);
    expect((await confirm(tokenIn(message?.body))).json()).toEqual({
      email: 'nueva@correo.es',
      username: who.username,
      displayName: 'Lucía Ferrer',
      user: expect.objectContaining({ username: who.username, tier: 'basico' }),
    });
    const signedIn = await login('NUEVA@correo.es');
    expect(signedIn.json()).toMatchObject({
      displayName: 'Lucía Ferrer',
      oppositionType: 'policia_local',
      tier: 'basico',
    });

    const [row] = await server.db.select().from(user).where(eq(user.email, 'nueva@correo.es'));
    expect(row?.termsAcceptedAt?.getTime()).toBe(server.clock.now().getTime() - DAY_MS);
    expect(row?.emailConfirmedAt).toEqual(server.clock.now());
    expect(row?.trialEndsAt?.getTime()).toBe(server.clock.now().getTime() + 7 * DAY_MS);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['3.user-2', 'policia_nacional', 'policia_nacional', 'plus'],
    ['3.user-3', 'policia_local', 'policia_local', 'basico'],
    ['3.user-4', 'guardia_civil', 'guardia_civil', 'demo'],
    ['3.user-8', undefined, null, 'plus'],
    ['3.user-9', 'bomberos', null, 'plus'],
  ])(
    '[%s] for the opposition %s tries the tier of the table for seven days',
    async (_row, given, kept, tier) => {
      const who = applicant({ oppositionType: given });
      await ask(who);
      const [message] = await emailsTo(server, who.email);
      await confirm(tokenIn(message?.body));
      expect((await login(who.email)).json()).toMatchObject({ oppositionType: kept, tier });
      server.clock.advance(7 * DAY_MS);
      expect((await login(who.email)).json()).toMatchObject({ oppositionType: kept, tier: 'demo' });
    },
  );

  it('learns nothing about an address that already has an account, while its owner gets an email', async () => {
    const owner = await makeUser(server.db, { email: 'duena@correo.es', displayName: 'Rosa' });
    const free = await ask(applicant({ email: 'libre@correo.es' }));
    const taken = await ask(applicant({ email: 'DUENA@correo.es' }));
    expect(taken.statusCode).toBe(free.statusCode);
    expect(taken.json()).toEqual(free.json());
    // Both requests enqueue one job, and only the job looks up the user.
    expect(server.jobs.waiting()).toEqual(['auth.registration-email', 'auth.registration-email']);

    const [message] = await emailsTo(server, owner.email);
    expect(message?.subject).toBe('Ya tienes una cuenta en Atalaya');
    expect(tokenIn(message?.body)).toBe('');
    // Nor by signing in with the chosen password: an unconfirmed registration is not an account.
    const afterFree = await login('libre@correo.es');
    const afterTaken = await login('duena@correo.es');
    expect([afterFree.statusCode, afterFree.body]).toEqual([afterTaken.statusCode, afterTaken.body]);
  });

  it('cannot be confirmed by the link of another registration with the same address', async () => {
    const email = 'victima@correo.es';
    await ask(applicant({ email, password: 'la mía, la de verdad' }));
    const [mine] = await emailsTo(server, email);
    await ask(applicant({ email, password: 'la del que se adelanta' }));
    await emailsTo(server, email);
    expect((await confirm(tokenIn(mine?.body))).statusCode).toBe(200);
    expect((await login(email, 'la mía, la de verdad')).statusCode).toBe(200);
    expect((await login(email, 'la del que se adelanta')).statusCode).toBe(401);
    const [, theirs] = server.emails.filter(({ to }) => to === email);
    expect((await confirm(tokenIn(theirs?.body))).json().code).toBe('auth.invalid-link');
  });

  it('sees at once that a username is taken, in any case, and can choose another', async () => {
    await makeUser(server.db, { username: 'Lucero' });
    const taken = await ask(applicant({ username: 'lucero' }));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'auth.username-taken']);
    expect(taken.json().details.fields.username).toContain('Elige otro');
    expect((await ask(applicant({ username: 'Atalaya' }))).json().code).toBe('auth.username-taken');
  });

  it('is asked for another username when it was taken before the confirmation', async () => {
    const who = applicant({ username: 'reservado' });
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    await makeUser(server.db, { username: 'reservado' });
    const token = tokenIn(message?.body);
    expect((await confirm(token)).json()).toMatchObject({
      code: 'auth.username-taken',
      details: { fields: {} },
    });
    expect((await confirm(token, 'reservado2')).json().username).toBe('reservado2');
    expect((await login(who.email)).statusCode).toBe(200);
  });

  it('can click the link twice, even concurrently, and gets one account', async () => {
    const who = applicant();
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    const token = tokenIn(message?.body);
    const clicks = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await server.db.$count(user, eq(user.email, who.email))).toBe(1);
  });

  it('is signed in by the first use of the link, in that browser only', async () => {
    const who = applicant({ volver: '/campus-estudio/temario?bloque=A' });
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    expect(message?.body).toContain('&volver=%2Fcampus-estudio%2Ftemario%3Fbloque%3DA');
    const token = tokenIn(message?.body);
    const own = browser;
    await own.send('POST', '/api/auth/confirm-email', { token });
    expect((await own.get('/api/auth/me')).json().username).toBe(who.username);
    const again = await own.send('POST', '/api/auth/confirm-email', { token });
    expect(again.json().user.username).toBe(who.username);

    const other = server.visitor();
    const late = await other.send('POST', '/api/auth/confirm-email', { token });
    expect([late.statusCode, late.json().user]).toEqual([200, null]);
    expect((await other.get('/api/auth/me')).body).toBe('');
  });

  it('has no use for somebody else’s address: its owner chooses the password', async () => {
    const who = applicant({ password: 'la clave del desconocido' });
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    const token = tokenIn(message?.body);
    const owner = server.visitor();
    const finish = (body: object) => owner.send('POST', '/api/auth/confirm-email', { token, ...body });
    const refused = await finish({});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'auth.password-needed']);
    expect((await login(who.email, who.password)).statusCode).toBe(401);
    const weak = await finish({ password: 'Password123' });
    expect([weak.statusCode, weak.json().details.fields.password]).toEqual([
      400,
      'Esa contraseña es de las primeras que se prueban. Elige otra.',
    ]);
    expect((await finish({ password: 'la clave de la dueña' })).json().user).toMatchObject({
      username: who.username,
    });
    expect((await login(who.email, who.password)).statusCode).toBe(401);
    expect((await login(who.email, 'la clave de la dueña')).statusCode).toBe(200);
    // The stranger's browser learns that it is confirmed, and gets no session.
    expect((await confirm(token)).json().user).toBeNull();
  });

  it.each(['https://malo.example/', '//malo.example', '/login'])(
    'is not led to %s by the confirmation email',
    async (volver) => {
      const who = applicant({ volver });
      await ask(who);
      const [message] = await emailsTo(server, who.email);
      expect(message?.body).toMatch(/confirmar-correo\?token=[\w-]+\n/);
    },
  );

  it('has 48 hours for the link and can ask for another email', async () => {
    const who = applicant();
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    server.clock.advance(47 * 3600 * 1000);
    await server.visitor().send('POST', '/api/auth/resend-confirmation', { email: who.email });
    const [, again] = await emailsTo(server, who.email);
    server.clock.advance(2 * 3600 * 1000);
    expect((await confirm(tokenIn(message?.body))).json().code).toBe('auth.invalid-link');
    expect((await confirm(tokenIn(again?.body))).statusCode).toBe(200);
  });

  it('has only the hash of the token stored', async () => {
    const who = applicant();
    await ask(who);
    const [message] = await emailsTo(server, who.email);
    const [row] = await server.db.select().from(registration).where(eq(registration.email, who.email));
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(row?.tokenHash).not.toContain(tokenIn(message?.body));
  });

  it('cannot send their own text or a flood of emails to other people', async () => {
    const email = 'inundada@correo.es';
    for (let n = 0; n < 12; n += 1)
      await ask(applicant({ email, displayName: 'Gana dinero en malo.example' }));
    const messages = await emailsTo(server, email);
    expect(messages.length).toBe(3);
    for (const { body } of messages) expect(body).not.toContain('malo.example');
  });

  it('gets the same response to a resend whether or not a registration is pending', async () => {
    const again = (email: string) =>
      server.visitor().send('POST', '/api/auth/resend-confirmation', { email });
    const who = applicant();
    await ask(who);
    const [waiting, nobody] = [await again(who.email), await again('nadie@correo.es')];
    expect(waiting.body).toBe(nobody.body);
    expect((await emailsTo(server, 'nadie@correo.es')).length).toBe(0);
  });

  it('is deleted when the registration expires', async () => {
    const who = applicant();
    await ask(who);
    await emailsTo(server, who.email);
    server.clock.advance(3 * DAY_MS);
    await server.jobs.enqueue(server.db, { name: 'auth.clean', retries: 1 }, {});
    await server.jobs.run();
    expect(await server.db.$count(registration)).toBe(0);
  });
});

describe('a visitor who registers in the demo', () => {
  it('can sign in before confirming and confirm afterwards', async () => {
    const server = await openTestServer();
    const who = applicant();
    await server.visitor().send('POST', '/api/auth/register', who);
    const login = await server.visitor().send('POST', '/api/auth/login', { email: who.email, password });
    expect(login.json()).toMatchObject({ username: who.username, tier: 'plus' });
    const [message] = await emailsTo(server, who.email);
    const token = tokenIn(message?.body);
    await server.db
      .update(user)
      .set({ totpConfirmedAt: server.clock.now() })
      .where(eq(user.email, who.email));
    const confirmed = await server.visitor().send('POST', '/api/auth/confirm-email', { token });
    // A second factor is never skipped.
    expect(confirmed.json().user).toBeNull();
    const [row] = await server.db.select().from(user).where(eq(user.email, who.email));
    expect(row?.emailConfirmedAt).toEqual(server.clock.now());
    // A second registration of the address does not take over the account.
    await server
      .visitor()
      .send('POST', '/api/auth/register', applicant({ email: who.email, password: 'otra distinta 1' }));
    const stranger = await server
      .visitor()
      .send('POST', '/api/auth/login', { email: who.email, password: 'otra distinta 1' });
    expect(stranger.statusCode).toBe(401);
    await server.close();
  });
});
