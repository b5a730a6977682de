import { DAY_MS, HOUR_MS } from '@atalaya/core/platform/durations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { newId } from '../platform/ids';
import { startMail } from '../platform/mail/mail';
import { putCurrent } from '../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { mailing, newsletterSubscriber } from './contact.tables';
import { sendBatch, sendDueMailings } from './mailing-jobs';
import { lockSending } from './mailings.queries';

const PATH = '/api/admin/mailings';
const content = {
  subject: 'Repaso del martes',
  preheader: 'Tres preguntas',
  body: '## Hoy\n\nTres **preguntas**. <script>alert(1)</script>',
  audience: 'newsletter',
};

describe('a mailing', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.delete(newsletterSubscriber);
    await server.db.delete(mailing);
    await runJobs();
    server.emails.length = 0;
  });

  const runJobs = async () => {
    while ((await server.jobs.run()) > 0);
  };
  /** What the job does every minute. */
  const aMinute = async () => {
    await sendDueMailings(server.kit);
    await runJobs();
  };
  const subscribe = async (...names: string[]) => {
    for (const name of names) {
      // Ids of the same millisecond have no order.
      server.clock.advance(1);
      const now = server.clock.now();
      const email = `${name}@correo.example`;
      await server.db
        .insert(newsletterSubscriber)
        .values({ id: newId(now), email, state: 'active', askedAt: now, createdAt: now });
    }
  };
  const draft = async (more: object = {}): Promise<{ id: string; etag: string }> =>
    (await admin.send('POST', PATH, { ...content, ...more })).json();
  const step = (id: string, name: string, body?: object) => admin.send('POST', `${PATH}/${id}/${name}`, body);
  const read = async (id: string) => (await admin.get(`${PATH}/${id}`)).json();
  const recipients = () => server.emails.map(({ to }) => to).toSorted();
  const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const unsubscribeWith = (header = '') =>
    server.visitor().send('POST', new URL(header.slice(1, -1)).pathname);

  it('is a draft, complete or not, that two admins cannot overwrite without seeing it', async () => {
    const { id, etag } = await draft({ subject: '', body: '' });
    expect(await read(id)).toMatchObject({ state: 'draft', subject: '', counts: { recipients: 0 } });
    const saved = await admin.send('PUT', `${PATH}/${id}`, { ...content, etag });
    expect(saved.json()).toMatchObject(content);
    const late = await admin.send('PUT', `${PATH}/${id}`, { ...content, subject: 'Otro', etag });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'admin.conflict', details: { current: content } });
    expect(await read(id)).toMatchObject(content);
    expect((await admin.get(PATH)).json()).toMatchObject({ total: 1, items: [{ id, state: 'draft' }] });
    expect((await admin.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
    expect((await admin.get(`${PATH}/${id}`)).statusCode).toBe(404);
  });

  it('does not leave incomplete, in the past, or other than it was seen', async () => {
    const { id, etag } = await draft({ body: ' ' });
    expect((await step(id, 'send', { etag })).json().details.fields).toEqual({ body: 'Obligatorio' });
    expect((await step(id, 'schedule', { etag, at: inHours(0) })).json().details.fields).toEqual({
      at: 'Ese momento ya ha pasado.',
    });
    await putCurrent(admin, `${PATH}/${id}`, content);
    expect((await step(id, 'schedule', { etag, at: inHours(1) })).json().code).toBe('admin.conflict');
    expect((await step(id, 'send', { etag })).json().code).toBe('admin.conflict');
    expect(await read(id)).toMatchObject({ state: 'draft' });
  });

  it('that is scheduled can be cancelled until it starts, and changed only after that', async () => {
    await subscribe('ana');
    const { id, etag } = await draft();
    const at = inHours(1);
    const scheduled = (await step(id, 'schedule', { etag, at })).json();
    expect(scheduled).toMatchObject({ state: 'scheduled', scheduledAt: at });
    expect((await putCurrent(admin, `${PATH}/${id}`, content)).json().code).toBe('mailing.locked');
    expect((await admin.send('DELETE', `${PATH}/${id}`)).json().code).toBe('mailing.locked');
    expect((await step(id, 'schedule', { etag: scheduled.etag, at })).json().code).toBe('mailing.locked');
    expect((await step(id, 'cancel')).json()).toMatchObject({ state: 'draft', scheduledAt: null });
    expect((await step(id, 'cancel')).json().code).toBe('mailing.locked');
    server.clock.advance(2 * HOUR_MS);
    await aMinute();
    expect(recipients()).toEqual([]);
    expect((await putCurrent(admin, `${PATH}/${id}`, { ...content, subject: 'Otro' })).statusCode).toBe(200);
  });

  it('leaves at its time, as HTML and text, once for each confirmed subscriber', async () => {
    await subscribe('ana', 'luis');
    await server.db.insert(newsletterSubscriber).values({
      id: newId(),
      email: 'sin-confirmar@correo.example',
      state: 'pending',
      askedAt: server.clock.now(),
      createdAt: server.clock.now(),
    });
    const { id, etag } = await draft();
    await step(id, 'schedule', { etag, at: inHours(24) });
    server.clock.advance(DAY_MS - 1);
    await aMinute();
    expect(recipients()).toEqual([]);
    server.clock.advance(1);
    await aMinute();
    expect(recipients()).toEqual(['ana@correo.example', 'luis@correo.example']);
    const [email] = server.emails;
    expect(email).toMatchObject({ subject: 'Repaso del martes' });
    expect(email?.html).toContain('<strong>preguntas</strong>. &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(email?.body).toContain('Hoy\n===\n\nTres preguntas. <script>alert(1)</script>');
    expect(email?.body).toContain('/boletin/baja?token=');
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await aMinute();
    expect(server.emails).toHaveLength(2);
    expect(await read(id)).toMatchObject({
      state: 'sent',
      counts: { recipients: 2, waiting: 0, failed: 0, unsubscribed: 0 },
    });
    for (const name of ['cancel', 'send', 'schedule'])
      expect((await step(id, name, { etag, at: inHours(1) })).statusCode).toBe(409);
  });

  it('that is started twice, by hand and by its time, on two nodes at once, arrives once', async () => {
    await subscribe('ana', 'luis', 'eva');
    const { id, etag } = await draft();
    const { etag: scheduled } = (await step(id, 'schedule', { etag, at: inHours(1) })).json();
    server.clock.advance(2 * HOUR_MS);
    const [byHand, again] = await Promise.all([
      step(id, 'send', { etag: scheduled }),
      step(id, 'send', { etag: scheduled }),
      sendDueMailings(server.kit),
    ]);
    expect([byHand.statusCode, again.statusCode]).toContain(409);
    await Promise.all([sendDueMailings(server.kit), sendDueMailings(server.kit)]);
    await runJobs();
    const everybody = ['ana@correo.example', 'eva@correo.example', 'luis@correo.example'];
    expect(recipients()).toEqual(everybody);
    // Even if its position were lost.
    await server.db.update(mailing).set({ state: 'sending', cursor: null });
    await aMinute();
    expect(recipients()).toEqual(everybody);
  });

  it('is left alone while another node sends it', async () => {
    await subscribe('ana');
    const { id, etag } = await draft();
    await step(id, 'send', { etag });
    await server.db.transaction(async (tx) => {
      expect(await lockSending(tx, id)).toMatchObject({ id });
      await sendDueMailings(server.kit);
    });
    expect(await read(id)).toMatchObject({ state: 'sending', counts: { recipients: 0 } });
    await aMinute();
    expect(recipients()).toEqual(['ana@correo.example']);
  });

  it('continues after a restart with who is left, without who unsubscribed meanwhile', async () => {
    await subscribe('ana', 'luis', 'eva', 'juan');
    const { id, etag } = await draft();
    await step(id, 'send', { etag });
    // The server stops after the first batch.
    expect(await sendBatch(server.kit, id, 2)).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'sending', counts: { recipients: 2, waiting: 2 } });
    const [eva] = (await admin.get('/api/admin/newsletter/subscribers?q=eva')).json().items;
    await server.db
      .update(newsletterSubscriber)
      .set({ state: 'gone' })
      .where(eq(newsletterSubscriber.id, eva.id));
    await aMinute();
    expect(recipients()).toEqual(['ana@correo.example', 'juan@correo.example', 'luis@correo.example']);
    expect(await read(id)).toMatchObject({ state: 'sent', counts: { recipients: 3, waiting: 0 } });
  });

  it('is not delivered to who unsubscribes while it waits, and reports who did', async () => {
    await subscribe('ana', 'luis');
    const first = await draft();
    await step(first.id, 'send', { etag: first.etag });
    await aMinute();
    const links = new Map(server.emails.map(({ to, headers }) => [to, headers?.['List-Unsubscribe']]));
    const second = await draft({ subject: 'Otro' });
    await step(second.id, 'send', { etag: second.etag });
    await sendDueMailings(server.kit);
    for (const _ of [1, 2]) {
      const left = await unsubscribeWith(links.get('ana@correo.example'));
      expect(left.json()).toEqual({ email: 'ana@correo.example' });
    }
    server.emails.length = 0;
    await runJobs();
    expect(recipients()).toEqual(['luis@correo.example']);
    expect((await read(first.id)).counts).toMatchObject({ recipients: 2, unsubscribed: 1 });
    expect((await read(second.id)).counts).toMatchObject({ recipients: 1, waiting: 0, unsubscribed: 0 });
    const forged = links.get('luis@correo.example')?.replace(/.>$/, (end) => (end === 'A>' ? 'B>' : 'A>'));
    expect((await unsubscribeWith(forged)).statusCode).toBe(410);
  });

  it('goes to the accounts of a plan that accept news, who can stop it with one request', async () => {
    const account = async (username: string, more: object, wantsNews = true) => {
      const { id, email } = await makeUser(server.db, { username, ...more });
      const caller = await server.signedIn(id);
      if (wantsNews) await caller.send('PUT', '/api/profile/notifications/news', { email: true, push: true });
      return { caller, email };
    };
    const wanted = await account('elite-si', { planTier: 'elite' });
    await account('elite-no', { planTier: 'elite' }, false);
    await account('elite-suspendida', { planTier: 'elite', suspendedAt: new Date() });
    await account('plus-si', { planTier: 'plus' });
    const reach = async (audience: string) =>
      (await admin.get(`/api/admin/mailing-reach?audience=${audience}`)).json().people;
    expect([await reach('elite'), await reach('users'), await reach('newsletter')]).toEqual([1, 2, 0]);
    const { id, etag } = await draft({ audience: 'elite' });
    await step(id, 'send', { etag });
    await aMinute();
    expect(recipients()).toEqual([wanted.email]);
    expect(server.emails[0]?.body).toContain('/novedades/baja?token=');
    expect((await unsubscribeWith(server.emails[0]?.headers?.['List-Unsubscribe'])).statusCode).toBe(200);
    const choices = (await wanted.caller.get('/api/profile/notifications')).json();
    expect(choices).toContainEqual({ kind: 'news', email: false, push: true });
    expect(await reach('elite')).toBe(0);
    const data = (await wanted.caller.get('/api/profile/data')).json();
    expect(data.contacto_y_boletin.envios).toMatchObject([{ subject: content.subject }]);
  });

  it('is tried on one address first, as it will arrive', async () => {
    await subscribe('ana');
    const test = (more: object) => admin.send('POST', '/api/admin/mailing-tests', { ...content, ...more });
    expect((await test({ to: 'yo' })).json().details.fields).toEqual({ to: 'Email no válido' });
    expect((await test({ to: 'yo@correo.example', body: '' })).json().details.fields).toEqual({
      body: 'Obligatorio',
    });
    expect((await test({ to: ' yo@correo.example ' })).json()).toEqual({ to: 'yo@correo.example' });
    await aMinute();
    expect(server.emails).toMatchObject([
      {
        to: 'yo@correo.example',
        subject: '[Prueba] Repaso del martes',
        html: expect.stringContaining('Hoy</h2>'),
      },
    ]);
    expect((await admin.get(PATH)).json().total).toBe(0);
  });

  it('reports emails that failed', async () => {
    await subscribe('ana', 'luis');
    const { id, etag } = await draft();
    await step(id, 'send', { etag });
    const refuse = async () => {
      throw new Error('mailbox full');
    };
    await startMail(server.kit, refuse);
    await expect(aMinute()).rejects.toThrow('mailbox full');
    expect((await read(id)).counts).toEqual({ recipients: 2, waiting: 1, failed: 1, unsubscribed: 0 });
  });
});
