import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { leaveToken } from '../platform/mail/leave-token';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

describe('the newsletter', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const ask = (email: string, more: object = {}) =>
    server.visitor().send('POST', '/api/newsletter/subscriptions', { email, ...more });
  const lastEmail = async () => {
    while ((await server.jobs.run()) > 0);
    return server.emails.at(-1);
  };
  const tokenIn = (body = '') => /token=([\w-]+)/.exec(body)?.[1] ?? '';
  const confirm = (token: string) =>
    server.visitor().send('POST', '/api/newsletter/confirmations', { token });
  const stateOf = async (email: string) =>
    (await admin.get(`/api/admin/newsletter/subscribers?q=${email}`)).json().items[0]?.state;

  it('subscribes nobody before the address has confirmed it [7-59] [5.none-1] [5.none-2]', async () => {
    expect((await ask('lucia')).json().details.fields).toEqual({ email: 'Email no válido' });
    expect((await ask(' Lucia@correo.example ')).json()).toEqual({ status: 'check-mail' });
    const email = await lastEmail();
    expect(email?.to).toBe('lucia@correo.example');
    expect(await stateOf('lucia@correo.example')).toBe('pending');
    const token = tokenIn(email?.body);
    expect((await confirm('otro')).json().code).toBe('newsletter.dead-link');
    expect((await confirm(token)).json()).toEqual({ email: 'lucia@correo.example' });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await stateOf('lucia@correo.example')).toBe('active');
  });

  it('writes one email however often the button is pressed, and none to who has it already', async () => {
    await ask('prisa@correo.example');
    await lastEmail();
    const count = server.emails.length;
    await ask('prisa@correo.example');
    await ask('lucia@correo.example');
    await lastEmail();
    expect(server.emails).toHaveLength(count);
    server.clock.advance(11 * 60 * 1000);
    await ask('prisa@correo.example');
    await lastEmail();
    expect(server.emails).toHaveLength(count + 1);
  });

  it('lets a link die after two days, and answers a trapped program as if nothing were wrong', async () => {
    const token = tokenIn((await lastEmail())?.body);
    server.clock.advance(49 * 60 * 60 * 1000);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await ask('bot@x.example', { website: 'x' })).json()).toEqual({ status: 'check-mail' });
    expect(await stateOf('bot@x.example')).toBeUndefined();
  });

  it('goes once to confirmed subscribers only, with one-click unsubscribe', async () => {
    server.emails.length = 0;
    const path = '/api/admin/mailings';
    const send = async (subject: string) => {
      const content = { subject, preheader: '', body: 'Tres preguntas.', audience: 'newsletter' };
      const { id, etag } = (await admin.send('POST', path, content)).json();
      return admin.send('POST', `${path}/${id}/send`, { etag });
    };
    expect((await send('Repaso')).json()).toMatchObject({ subject: 'Repaso', state: 'sending' });
    await lastEmail();
    expect(server.emails.map(({ to }) => to)).toEqual(['lucia@correo.example']);
    const headers = server.emails[0]?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await admin.get(path)).json().items).toMatchObject([
      { state: 'sent', counts: { recipients: 1, waiting: 0 }, finishedAt: expect.any(String) },
    ]);

    const url = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    const leave = () =>
      server.app.inject({
        method: 'POST',
        url: url.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await leave()).json()).toEqual({ email: 'lucia@correo.example' });
    expect((await leave()).statusCode).toBe(200);
    expect(await stateOf('lucia@correo.example')).toBe('gone');
    const forged = url.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await server.visitor().send('POST', forged)).statusCode).toBe(410);

    server.emails.length = 0;
    await send('Otro');
    await lastEmail();
    expect(server.emails).toEqual([]);
  });

  it('takes back who left, when they confirm again', async () => {
    server.clock.advance(11 * 60 * 1000);
    await ask('lucia@correo.example');
    expect(await stateOf('lucia@correo.example')).toBe('pending');
    await confirm(tokenIn((await lastEmail())?.body));
    expect(await stateOf('lucia@correo.example')).toBe('active');
  });

  it('is left with the link of an older newsletter too', async () => {
    const [{ id }] = (await admin.get('/api/admin/newsletter/subscribers?q=lucia')).json().items;
    const leave = (token: string) => server.visitor().send('POST', `/api/newsletter/unsubscribe/${token}`);
    const token = leaveToken(server.kit.secret, 'newsletter', id);
    expect((await leave(leaveToken('otro', 'newsletter', id))).statusCode).toBe(410);
    expect(await stateOf('lucia@correo.example')).toBe('active');
    expect((await leave(token)).json()).toEqual({ email: 'lucia@correo.example' });
    expect(await stateOf('lucia@correo.example')).toBe('gone');
    server.clock.advance(11 * 60 * 1000);
    await ask('lucia@correo.example');
    await confirm(tokenIn((await lastEmail())?.body));
  });

  it('is listed, downloaded and forgotten by an admin', async () => {
    await admin.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
    const file = await admin.get('/api/admin/newsletter/subscribers/export?state=active');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split(/\r?\n/).filter(Boolean)).toHaveLength(2);
    const { items, total } = (await admin.get('/api/admin/newsletter/subscribers?sort=email')).json();
    expect(items.map(({ email }: { email: string }) => email)).toEqual([
      'lucia@correo.example',
      'prisa@correo.example',
    ]);
    await admin.send('DELETE', `/api/admin/newsletter/subscribers/${items[0].id}`);
    expect((await admin.get('/api/admin/newsletter/subscribers')).json().total).toBe(total - 1);
  });
});
