import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

const form = {
  name: 'Lucía Romero',
  phone: '600 111 222',
  email: 'Lucia@correo.example',
  subject: 'Una duda\nBcc: otro@correo.example',
  message: '¿Puedo cambiar de plan?',
  acceptPrivacy: true,
};

describe('the contact form', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const list = async (query = '') => (await admin.get(`/api/admin/contact-messages${query}`)).json();

  it('is kept, mailed to support and shown to admins [7-57] [7-58] [3.contact-1]', async () => {
    const answer = await server.visitor().send('POST', '/api/contact', form);
    expect(answer.json()).toEqual({ status: 'received' });
    await server.jobs.run();
    expect(server.emails).toMatchObject([
      {
        to: 'soporte@atalaya.example',
        subject: 'Contacto: Una duda Bcc: otro@correo.example',
        headers: { 'Reply-To': 'lucia@correo.example' },
      },
    ]);
    expect(server.emails[0]?.body).toContain('¿Puedo cambiar de plan?');
    expect((await list()).items).toMatchObject([
      { name: 'Lucía Romero', phone: '600 111 222', state: 'new', isSuspect: false, reply: null },
    ]);
  });

  it('names every field that is wrong [5.contact-1] [5.contact-5] [5.contact-6] [5.contact-7]', async () => {
    const empty = await server.visitor().send('POST', '/api/contact', {});
    expect(empty.statusCode).toBe(400);
    expect(empty.json().details.fields).toEqual({
      name: 'Obligatorio',
      phone: 'Obligatorio',
      email: 'Obligatorio',
      subject: 'Obligatorio',
      message: 'Obligatorio',
      acceptPrivacy: 'Debes aceptar',
    });
    const wrong = await server.visitor().send('POST', '/api/contact', { ...form, email: 'lucia@correo' });
    expect(wrong.json().details.fields).toEqual({ email: 'Email no válido' });
  });

  it('stores messages that look automated without a notification', async () => {
    const before = server.emails.length;
    await server
      .visitor()
      .send('POST', '/api/contact', { ...form, email: 'bot@x.example', website: 'https://x' });
    await server.visitor().send('POST', '/api/contact', { ...form, email: 'bot@x.example', filledInMs: 20 });
    await server.jobs.run();
    expect(server.emails).toHaveLength(before);
    expect((await list('?suspect=true')).total).toBe(2);
    expect((await list('?suspect=false')).total).toBe(1);
  });

  it('takes five messages an hour from one address', async () => {
    const send = () =>
      server.visitor().send('POST', '/api/contact', { ...form, email: 'prisa@correo.example' });
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['contact.too-many', '3600']);
    server.clock.advance(61 * 60 * 1000);
    expect((await send()).statusCode).toBe(200);
  });

  it('is answered once, by mail, and written down', async () => {
    const { items } = await list('?q=Lucia@correo');
    const { id } = items[0];
    const path = `/api/admin/contact-messages/${id}`;
    server.emails.length = 0;
    await server.jobs.run();
    server.emails.length = 0;
    const answered = await admin.send('POST', `${path}/reply`, { reply: 'Claro que sí.' });
    expect(answered.json()).toMatchObject({ state: 'answered', reply: 'Claro que sí.' });
    await server.jobs.run();
    expect(server.emails).toMatchObject([{ to: 'lucia@correo.example', subject: 'Respuesta a tu mensaje' }]);
    expect(server.emails[0]?.body).toContain('Claro que sí.');
    const again = await admin.send('POST', `${path}/reply`, { reply: 'Otra vez.' });
    expect(again.json().code).toBe('contact.already-answered');
    const log = (await admin.get('/api/admin/audit')).json().items[0];
    expect(log.action).toBe('message.answered');
  });

  it('is quoted in the answer only to the account that confirmed the address', async () => {
    const { id, email } = await makeUser(server.db, { email: 'cita@correo.example' });
    const answerTo = async (name: string) => {
      const { items } = await list(`?q=${encodeURIComponent(name)}`);
      await admin.send('POST', `/api/admin/contact-messages/${items[0].id}/reply`, { reply: 'Claro.' });
      await server.jobs.run();
      return server.emails.at(-1);
    };
    await (await server.signedIn(id)).send('POST', '/api/contact', { ...form, email, name: 'Titular' });
    expect((await answerTo('Titular'))?.body).toContain('> ¿Puedo cambiar de plan?');
    await server.visitor().send('POST', '/api/contact', { ...form, email, name: 'Impostora' });
    const answered = await answerTo('Impostora');
    expect(answered?.to).toBe(email);
    expect(`${answered?.subject} ${answered?.body}`).not.toMatch(/Impostora|cambiar de plan|Una duda/);
  });

  it('is closed, reopened and deleted by an admin alone', async () => {
    const { items } = await list('?suspect=true');
    const path = `/api/admin/contact-messages/${items[0].id}`;
    expect((await putCurrent(admin, `${path}/state`, { state: 'closed' }, path)).json().state).toBe('closed');
    expect((await admin.get(path)).json().state).toBe('closed');
    const student = await server.signedIn((await makeUser(server.db)).id);
    expect((await student.send('DELETE', path)).statusCode).toBe(403);
    expect((await admin.send('DELETE', path)).statusCode).toBe(204);
    expect((await admin.get(path)).statusCode).toBe(404);
  });

  it('stands in the download of who wrote it, and goes with the account', async () => {
    const writer = await makeUser(server.db, { email: 'escribe@correo.example' });
    const caller = await server.signedIn(writer.id);
    await caller.send('POST', '/api/contact', { ...form, email: 'escribe@correo.example' });
    const data = (await caller.get('/api/profile/data')).json();
    expect(data.contacto_y_boletin.mensajes).toMatchObject([{ message: '¿Puedo cambiar de plan?' }]);
  });

  it('takes the email to the team with it when it is deleted', async () => {
    await server.visitor().send('POST', '/api/contact', { ...form, name: 'Sin Rastro' });
    const told = async () =>
      (await admin.get('/api/admin/mail?pageSize=100'))
        .json()
        .items.filter(({ body }: { body: string }) => body.includes('Sin Rastro'));
    expect(await told()).toHaveLength(1);
    const { items } = await list('?q=Sin%20Rastro');
    await admin.send('DELETE', `/api/admin/contact-messages/${items[0].id}`);
    expect(await told()).toEqual([]);
  });

  it('shows the newest messages and subscribers on the dashboard of the administration', async () => {
    await server.visitor().send('POST', '/api/newsletter/subscriptions', { email: 'panel@correo.example' });
    const { panels } = (await admin.get('/api/admin/dashboard')).json();
    const [messages, newsletter] = panels.filter(({ path }: { path: string }) =>
      ['/admin/contacto', '/admin/boletin'].includes(path),
    );
    const { items, total } = (await admin.get('/api/admin/contact-messages?pageSize=5')).json();
    const open = (await admin.get('/api/admin/contact-messages?state=new')).json().total;
    expect(total).toBeGreaterThan(0);
    expect(messages.content.rows.map(({ id }: { id: string }) => id)).toEqual(
      items.slice(0, 5).map(({ id }: { id: string }) => id),
    );
    expect(messages.content.note).toBe(open === 1 ? '1 sin contestar' : `${open} sin contestar`);
    expect(newsletter.content.rows[0]).toMatchObject({
      title: 'panel@correo.example',
      text: 'Sin confirmar',
    });
  });
});
