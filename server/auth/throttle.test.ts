import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';
import { signInThrottle } from './auth.tables';

const password = 'atalaya-demo';
const SECOND = 1000;

describe('someone who guesses passwords', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
  });
  afterAll(() => server.close());

  const login = (email: string, word = password, caller: Caller = server.visitor()) =>
    caller.send('POST', '/api/auth/login', { email, password: word });
  const guess = async (email: string, times: number) => {
    let last = await login(email, 'no es esta');
    for (let n = 1; n < times; n += 1) last = await login(email, 'no es esta');
    return last;
  };

  it('waits longer after each failure on one account', async () => {
    const { email } = await makeUser(server.db);
    expect((await guess(email, 5)).json().code).toBe('auth.wrong-credentials');
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const refused = await login(email, 'no es esta');
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth.too-many-attempts']);
      waits.push(refused.json().details.retryAfterSeconds);
      expect(refused.headers['retry-after']).toBe(String(waits.at(-1)));
      server.clock.advance((waits.at(-1) ?? 0) * SECOND);
      await login(email, 'no es esta');
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64]);
  });

  it('cannot prolong the wait with attempts during it', async () => {
    const { email } = await makeUser(server.db);
    await guess(email, 5);
    for (let n = 0; n < 20; n += 1)
      expect((await login(email, 'no es esta')).json().details.retryAfterSeconds).toBe(2);
    server.clock.advance(2 * SECOND);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('learns nothing during a wait, neither about the password nor about the account', async () => {
    const { email } = await makeUser(server.db);
    await guess(email, 5);
    const known = await login(email);
    await guess('nadie@correo.es', 5);
    const unknown = await login('nadie@correo.es');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it('cannot make many concurrent attempts, because each is counted before it is checked', async () => {
    const { email } = await makeUser(server.db);
    const all = await Promise.all(Array.from({ length: 30 }, () => login(email, 'no es esta')));
    expect(all.filter(({ statusCode }) => statusCode === 401).length).toBe(5);
    expect(all.filter(({ statusCode }) => statusCode === 429).length).toBe(25);
  });

  it('cannot lock the owner out of a known browser', async () => {
    const { email } = await makeUser(server.db);
    const own = server.visitor();
    await login(email, password, own);
    await own.send('POST', '/api/auth/logout');
    await guess(email, 30);
    server.clock.advance(20 * 60 * SECOND);
    await guess(email, 2);
    expect((await login(email)).statusCode).toBe(429);
    expect((await login(email, 'me he equivocado', own)).statusCode).toBe(401);
    expect((await login(email, password, own)).statusCode).toBe(200);
  });

  it('cannot lock the owner out of a new browser for more than a quarter of an hour', async () => {
    const { email } = await makeUser(server.db);
    for (let n = 0; n < 25; n += 1) {
      await login(email, 'no es esta');
      server.clock.advance(15 * 60 * SECOND);
    }
    expect((await login(email)).statusCode).toBe(200);
  });

  it('starts from zero once the owner has signed in', async () => {
    const { email } = await makeUser(server.db);
    await guess(email, 4);
    expect((await login(email)).statusCode).toBe(200);
    expect((await guess(email, 5)).statusCode).toBe(401);
  });

  it('is stored as keyed hashes without address or name', async () => {
    await guess('alguien@correo.es', 1);
    for (const { key } of await server.db.select().from(signInThrottle)) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

describe('one IP address that tries many accounts', () => {
  it('is throttled across accounts, unlike other addresses and known browsers', async () => {
    const server = await openTestServer({ RATE_LIMIT_SCALE: 1, TRUSTED_PROXIES: 1 });
    const from = (address: string, email: string, word = 'no es esta', caller = server.visitor()) =>
      caller.send('POST', '/api/auth/login', { email, password: word }, { 'x-forwarded-for': address });
    const { email } = await makeUser(server.db);
    const own = server.visitor();
    await from('2001:db8:1:2::1', email, password, own);

    // A home connection can use any address of its /64 network.
    const many = Array.from({ length: 41 }, (_, n) => from(`2001:db8:1:2::${n}`, `a${n}@correo.es`));
    const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([401]));
    const refused = await from('2001:db8:1:2:9::9', 'otra@correo.es');
    expect(refused.json()).toMatchObject({
      code: 'auth.too-many-attempts',
      details: { retryAfterSeconds: 5 },
    });
    expect((await from('2001:db8:1:3::1', 'otra@correo.es')).statusCode).toBe(401);
    expect((await from('2001:db8:1:2::1', email, password, own)).statusCode).toBe(200);

    // A successful sign-in to the attacker's own account does not reset the address counter.
    const { email: decoy } = await makeUser(server.db);
    server.clock.advance(5 * SECOND);
    expect((await from('2001:db8:1:2::1', decoy, password)).statusCode).toBe(200);
    await from('2001:db8:1:2::1', 'otra2@correo.es');
    expect((await from('2001:db8:1:2::1', 'otra3@correo.es')).json().details.retryAfterSeconds).toBe(10);
    await server.close();
  });
});
