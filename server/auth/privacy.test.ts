import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server';

const person = {
  email: 'secreta@correo.es',
  username: 'nombresecreto',
  displayName: 'Señora Secreta',
  password: 'palabra oculta 99',
  acceptTerms: true,
};

describe('the log', () => {
  it('contains no personal data of registration, sign-in, failed sign-in, sign-out or a database error', async () => {
    const server = await openTestServer({ LOG_LEVEL: 'debug' });
    const browser = server.visitor();
    const send = (path: string, body?: object) => browser.send('POST', `/api/auth/${path}`, body);
    await send('register', person);
    await server.jobs.run();
    await server.jobs.run();
    const token = /token=([\w-]+)/.exec(server.emails.at(-1)?.body ?? '')?.[1] ?? '';
    await send('confirm-email', { token });
    await send('login', { email: person.email, password: 'equivocada secreta' });
    await send('login', person);
    await browser.get('/api/auth/me');
    await send('forgot-password', person);
    await server.db.execute(sql`alter table sign_in_throttle rename to lost`);
    expect((await send('login', person)).statusCode).toBe(500);
    await server.db.execute(sql`alter table registration rename to lost_too`);
    expect((await send('register', { ...person, username: 'otrosecreto' })).statusCode).toBe(500);
    await send('logout');

    const log = server.logged.join('');
    expect(log).toContain('/api/auth/login');
    expect(log).toContain('"msg":"fault"');
    for (const secret of ['secret', 'oculta', 'correo.es', token, '127.0.0.1', '$argon2id$'])
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    await server.close();
  });
});
