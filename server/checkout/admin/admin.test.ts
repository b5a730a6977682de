import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeBuyer } from '../checkout.factory';

describe('the store admin', () => {
  let server: TestServer;
  let admin: Caller;
  let adminId: string;

  beforeAll(async () => {
    server = await openTestServer();
    adminId = (await makeUser(server.db, { isAdmin: true, username: 'jefa' })).id;
    admin = await server.signedIn(adminId);
  });
  afterAll(() => server.close());

  it('finds an order by buyer or product, shows its ledger, and refunds it at any time', async () => {
    const sold = await makeProduct(server.db, { name: 'Pack de simulacros' });
    const buyer = await makeBuyer(server, { username: 'compradora', displayName: 'Rosa Díaz' });
    await buyer.add(sold.id);
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    server.clock.advance(45 * DAY_MS);
    for (const q of ['rosa diaz', 'simulacros', 'compradora@'])
      expect((await admin.get(`/api/admin/orders?q=${encodeURIComponent(q)}`)).json()).toMatchObject({
        total: 1,
        items: [{ id: orderId, state: 'paid', what: 'Pack de simulacros', buyer: { name: 'Rosa Díaz' } }],
      });
    expect((await admin.get('/api/admin/orders?state=refunded')).json().total).toBe(0);
    expect((await admin.get(`/api/admin/orders/${orderId}`)).json()).toMatchObject({
      ledger: [{ kind: 'charge', cents: 599 }],
      invoices: [expect.stringMatching(/^A-/)],
    });
    const refund = () =>
      admin.send('POST', `/api/admin/orders/${orderId}/refund`, {
        cents: 599,
        seenCents: 599,
        reason: 'Se equivocó de producto.',
      });
    const refunded = await refund();
    expect(refunded.json()).toMatchObject({
      state: 'refunded',
      invoices: [expect.any(String), expect.any(String)],
    });
    expect((await refund()).statusCode).toBe(409);
    for (const number of refunded.json().invoices) {
      const file = await admin.get(`/api/admin/invoices/${number}`);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    }
    expect((await admin.get('/api/admin/invoices/A-1999-000001')).statusCode).toBe(404);
    const log = (await admin.get('/api/admin/audit?action=order.refunded')).json();
    expect(log.items[0]).toMatchObject({ subjectName: 'Pack de simulacros', actor: { id: adminId } });
  });

  it('creates, edits and deletes coupons, with whole days in Spanish time', async () => {
    const draft = { code: 'verano', kind: 'percent', value: 25, endsAt: '2027-01-31', maxUses: 5 };
    const made = (await admin.send('POST', '/api/admin/coupons', draft)).json();
    expect(made).toMatchObject({ code: 'VERANO', endsAt: '2027-01-31', uses: 0 });
    const buyer = await makeBuyer(server);
    const ask = async () => (await buyer.quote('kind=plan&plan=basico&coupon=verano')).coupon.fault;
    expect(await ask()).toBeNull();
    expect((await admin.send('POST', '/api/admin/coupons', draft)).statusCode).toBe(400);
    expect(
      (await admin.send('POST', '/api/admin/coupons', { ...draft, code: 'X', value: 101 })).statusCode,
    ).toBe(400);
    const turned = { ...draft, code: 'INVIERNO', startsAt: '2027-02-01' };
    expect((await admin.send('POST', '/api/admin/coupons', turned)).json().details.fields).toEqual({
      endsAt: 'Acaba antes de empezar.',
    });
    server.clock.set(new Date('2027-01-31T22:59:59Z'));
    expect(await ask()).toBeNull();
    server.clock.set(new Date('2027-01-31T23:00:00Z'));
    expect(await ask()).toBe('Ese código ha caducado.');
    await (await server.signedIn(adminId)).send('DELETE', `/api/admin/coupons/${made.id}`);
    expect(await ask()).toBe('Ese código no existe.');
  });

  it('exports a fixed amount in euros and reads it back in cents', async () => {
    const desk = await server.signedIn(adminId);
    const draft = { code: 'CINCO', kind: 'amount', value: 550 };
    const { id } = (await desk.send('POST', '/api/admin/coupons', draft)).json();
    const [row] = (await desk.get('/api/admin/coupons/export?format=json&q=CINCO')).json();
    expect(row).toMatchObject({ id, value: '5,50 €' });
    const file = (await desk.get('/api/admin/coupons/export?format=csv&q=CINCO')).body;
    expect(file).toContain('"5,50 €"');
    const bring = (text: string) =>
      desk.send(
        'POST',
        '/api/admin/coupons/import?apply=true',
        Buffer.from(
          `--limit\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${text}\r\n--limit--\r\n`,
        ),
        { 'content-type': 'multipart/form-data; boundary=limit' },
      );
    await bring(file.replace('5,50 €', '7,25 €'));
    await server.jobs.run();
    expect((await desk.get(`/api/admin/coupons/${id}`)).json()).toMatchObject({ value: 725 });
    const change = async (body: object) => {
      server.clock.advance(1_000);
      await putCurrent(desk, `/api/admin/coupons/${id}`, { ...draft, ...body });
      return (await desk.get(`/api/admin/audit?subjectId=${id}`)).json().items[0];
    };
    await change({ kind: 'percent', value: 30 });
    const { fields } = await change({ kind: 'amount', value: 300 });
    expect(fields.value).toMatchObject({ kind: 'euros', kindBefore: 'number' });
    const last = await change({ value: 200 });
    expect(last.after).not.toHaveProperty('kind');
    expect(last.fields.value).toEqual({ label: 'Importe en euros', kind: 'euros', choices: {} });
    expect((await bring(file.replace('"5,50 €"', '550'))).json().faults).toEqual([
      { line: 2, field: 'value', reason: 'Un porcentaje como «25», o euros como «5,00 €».' },
    ]);
  });

  it('lists subscriptions, and grants a claimed Elite guarantee [9.store-12]', async () => {
    const buyer = await makeBuyer(server, { username: 'elitista' });
    const { orderId } = await buyer.startPlan('elite', 'annual');
    await buyer.pay(orderId);
    const list = async (query: string) =>
      (await (await server.signedIn(adminId)).get(`/api/admin/subscriptions?${query}`)).json();
    const { items } = await list('plan=elite&q=elitista');
    expect(items).toMatchObject([{ plan: 'elite', state: 'active', guaranteeCents: 95990 }]);
    const grant = async () =>
      (await server.signedIn(adminId)).send('POST', `/api/admin/subscriptions/${items[0].id}/guarantee`);
    expect((await grant()).statusCode).toBe(404);
    server.clock.advance(366 * DAY_MS);
    const later = await server.signedIn(buyer.userId);
    await later.send('POST', '/api/checkout/subscription/guarantee', {
      text: 'Me presenté a la convocatoria y no aprobé.',
    });
    expect((await list('claim=true')).total).toBe(1);
    expect((await grant()).json()).toMatchObject({ state: 'ended', endedBy: 'refund' });
    expect((await later.get(`/api/checkout/orders/${orderId}`)).json()).toMatchObject({ state: 'refunded' });
  });
});
