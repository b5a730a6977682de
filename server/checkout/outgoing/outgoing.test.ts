import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeBuyer } from '../checkout.factory';
import { webhookTarget } from './outgoing.tables';

type Received = { headers: IncomingHttpHeaders; body: string };

describe('webhooks to other programs', () => {
  let server: TestServer;
  let owner: Caller;
  let other: Server;
  let url: string;
  let answer = 200;
  const received: Received[] = [];

  beforeAll(async () => {
    server = await openTestServer();
    owner = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    other = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      received.push({ headers: request.headers, body });
      response.writeHead(answer).end();
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/aviso`;
  });
  beforeEach(() => owner.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' }));
  afterAll(async () => {
    other.closeAllConnections();
    other.close();
    await server.close();
  });

  const buy = async () => {
    const buyer = await makeBuyer(server);
    await buyer.add((await makeProduct(server.db)).id);
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    return { ...buyer, orderId };
  };

  const add = async (events = ['order.paid']) =>
    (await owner.send('POST', '/api/admin/webhooks', { url, events })).json();
  const log = async (id: string) => (await owner.get(`/api/admin/webhooks/${id}/deliveries`)).json().items;
  const resend = (id: string) => owner.send('POST', `/api/admin/webhook-deliveries/${id}/resend`);
  const remove = (id: string) => owner.send('DELETE', `/api/admin/webhooks/${id}`);
  const sentTo = (id: string) => received.filter(({ body }) => JSON.parse(body).id === id);

  it('are signed with their time, and hold the order without a person', async () => {
    answer = 204;
    const made = await add();
    expect(made.secret).toMatch(/^whsec_/);
    expect((await owner.get('/api/admin/webhooks')).body).not.toContain(made.secret);
    const [stored] = await server.db.select().from(webhookTarget);
    expect(JSON.stringify(stored)).not.toContain(made.secret);
    const { orderId, email } = await buy();
    await server.jobs.run();
    const [{ id }] = await log(made.id);
    const [got] = sentTo(id);
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(got?.headers['atalaya-signature'])) ?? [];
    expect(Number(time)).toBe(server.clock.now().getTime() / 1000);
    expect(createHmac('sha256', made.secret).update(`${time}.${got?.body}`).digest('hex')).toBe(signature);
    expect(got?.headers).toMatchObject({ 'atalaya-delivery': id, 'atalaya-event': 'order.paid' });
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ id, event: 'order.paid', order: { id: orderId } });
    expect(got?.body).not.toContain(email);
    await remove(made.id);
  });

  it('that fail are tried again later with the same id, and given up after the seventh attempt', async () => {
    answer = 500;
    const made = await add();
    await buy();
    await server.jobs.run();
    const minute = new Date(server.clock.now().getTime() + MINUTE_MS).toISOString();
    const [first] = await log(made.id);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 500, nextAt: minute });
    expect(first.fault).toBe('Respondió 500.');
    for (let next = first; next.nextAt; [next] = await log(made.id)) {
      server.clock.set(new Date(next.nextAt));
      await server.jobs.run();
    }
    expect(await log(made.id)).toMatchObject([{ state: 'failed', attempts: 7, nextAt: null }]);
    const sent = sentTo(first.id);
    expect(sent).toHaveLength(7);
    expect(new Set(sent.map(({ headers }) => headers['atalaya-signature'])).size).toBe(7);

    answer = 204;
    expect((await resend(first.id)).statusCode).toBe(200);
    await server.jobs.run();
    expect(await log(made.id)).toMatchObject([
      { id: first.id, state: 'delivered', status: 204, fault: null },
    ]);
    await remove(made.id);
    expect((await owner.get('/api/admin/webhooks')).json()).toEqual([]);
    expect((await resend(first.id)).statusCode).toBe(404);
  });

  it('sent again by hand leave nothing of the earlier attempts to run', async () => {
    answer = 500;
    const made = await add();
    await buy();
    await server.jobs.run();
    const [{ id }] = await log(made.id);
    server.clock.set(new Date(server.clock.now().getTime() + 1000));
    await resend(id);
    // The second attempt of the first order and the new one are both in the queue.
    await server.jobs.run();
    expect(sentTo(id)).toHaveLength(2);
    expect(await log(made.id)).toMatchObject([{ attempts: 1, state: 'waiting' }]);
    await remove(made.id);
  });

  it('stop with their address, also those that wait, and tell of refunds where asked', async () => {
    answer = 500;
    const made = await add(['order.refunded']);
    const { orderId, caller } = await buy();
    await server.jobs.run();
    expect(await log(made.id)).toEqual([]);
    await caller.send('POST', `/api/checkout/orders/${orderId}/refund`);
    for (let ran = 1; ran > 0 && (await log(made.id))[0]?.attempts !== 1; ) ran = await server.jobs.run();
    const [waiting] = await log(made.id);
    expect(waiting).toMatchObject({ event: 'order.refunded', state: 'waiting' });
    expect(JSON.parse(waiting.body).order).toMatchObject({ id: orderId, state: 'refunded' });

    const change = { etag: made.etag, events: ['order.refunded'], isActive: false };
    const put = () => owner.send('PUT', `/api/admin/webhooks/${made.id}`, change);
    expect((await put()).statusCode).toBe(200);
    expect((await put()).statusCode).toBe(409);
    await server.jobs.run();
    expect(sentTo(waiting.id)).toHaveLength(1);
    expect(await log(made.id)).toMatchObject([
      { state: 'failed', fault: expect.stringContaining('parados') },
    ]);
    await remove(made.id);
  });

  it('do not reach the own machine in a demo that others can open, also if it was stored before', async () => {
    answer = 204;
    const made = await add();
    await buy();
    const before = received.length;
    server.env.DEMO_PUBLIC = true;
    await server.jobs.run();
    server.env.DEMO_PUBLIC = false;
    expect(received).toHaveLength(before);
    expect(await log(made.id)).toMatchObject([{ status: null, fault: 'La dirección no es de internet.' }]);
    await remove(made.id);
  });

  it('are noted in the audit log, without the secret', async () => {
    const made = await add();
    await remove(made.id);
    const notes = (await owner.get('/api/admin/audit?subject=webhook')).body;
    expect(notes).toContain('webhook.created');
    expect(notes).toContain('webhook.removed');
    expect(notes).not.toContain('whsec_');
  });

  it.each([
    'http://ejemplo.es/a',
    'https://10.0.0.1/a',
    'https://localhost.internal/a',
    'https://u:p@ejemplo.es/a',
  ])('refuse %s, which is no address of the internet', async (inside) => {
    const refused = await owner.send('POST', '/api/admin/webhooks', { url: inside, events: ['order.paid'] });
    expect([refused.statusCode, refused.json().details.fields]).toEqual([400, { url: expect.any(String) }]);
  });
});
