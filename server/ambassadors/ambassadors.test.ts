import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeBuyer } from '../checkout/checkout.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';

describe('ambassadors', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const makeAmbassador = async () => {
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    const { code } = (await caller.send('POST', '/api/ambassadors/me', { acceptTerms: true })).json()
      .ambassador;
    const standing = async () =>
      (await (await server.signedIn(id)).get('/api/ambassadors/me')).json().ambassador;
    return { id, caller, code, standing };
  };
  const accept = (caller: Caller, code: string) =>
    caller.send('POST', `/api/ambassadors/invitations/${code}`);
  const subscribe = async (buyer: Awaited<ReturnType<typeof makeBuyer>>) => {
    const { orderId } = await buyer.startPlan('plus');
    await buyer.pay(orderId);
    return orderId;
  };

  it('get one code each after accepting the terms', async () => {
    const { caller, code, standing } = await makeAmbassador();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{7}$/);
    expect(
      (await caller.send('POST', '/api/ambassadors/me', { acceptTerms: true })).json().ambassador.code,
    ).toBe(code);
    expect(await standing()).toMatchObject({ earnedCents: 0, balanceCents: 0, invited: 0 });
    const other = await server.signedIn((await makeUser(server.db)).id);
    expect((await other.get('/api/ambassadors/me')).json().ambassador).toBeNull();
    expect((await other.send('POST', '/api/ambassadors/me', {})).statusCode).toBe(400);
  });

  it('earn a commission when an invited user buys within thirty days, and lose it after a refund', async () => {
    const { code, standing, caller } = await makeAmbassador();
    const buyer = await makeBuyer(server);
    expect((await accept(buyer.caller, code.toLowerCase())).statusCode).toBe(200);
    const orderId = await subscribe(buyer);
    expect(await standing()).toMatchObject({ invited: 1, earnedCents: 330, balanceCents: 330 });
    const { items } = (await caller.get('/api/ambassadors/commissions')).json();
    expect(items).toMatchObject([{ kind: 'earned', cents: 330 }]);
    expect(JSON.stringify(items)).not.toContain(orderId);
    await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`);
    expect(await standing()).toMatchObject({ earnedCents: 0, balanceCents: 0 });
  });

  it('keep the commission of the part that was not refunded', async () => {
    const { code, standing } = await makeAmbassador();
    const buyer = await makeBuyer(server);
    await accept(buyer.caller, code);
    const orderId = await subscribe(buyer);
    const refund = (cents: number, seenCents: number) =>
      admin.send('POST', `/api/admin/orders/${orderId}/refund`, { cents, seenCents, reason: 'Un retraso.' });
    await refund(1000, 3999);
    expect(await standing()).toMatchObject({ earnedCents: 247 });
    await refund(999, 2999);
    expect(await standing()).toMatchObject({ earnedCents: 165 });
    await refund(2000, 2000);
    expect(await standing()).toMatchObject({ earnedCents: 0, balanceCents: 0 });
  });

  it('earn nothing after thirty days, nor from their own purchases', async () => {
    const late = await makeAmbassador();
    const buyer = await makeBuyer(server);
    await accept(buyer.caller, late.code);
    server.clock.advance(30 * DAY_MS);
    await subscribe(buyer);
    expect(await late.standing()).toMatchObject({ earnedCents: 0 });

    const own = await makeBuyer(server);
    const { code } = (await own.caller.send('POST', '/api/ambassadors/me', { acceptTerms: true })).json()
      .ambassador;
    expect((await accept(own.caller, code)).json().code).toBe('ambassadors.self');
    // Accepted as a guest in the same browser, the own code is still ignored.
    const guest = server.visitor();
    await accept(guest, code);
    await guest.send('POST', '/api/auth/login', { email: own.email, password: 'atalaya-demo' });
    await guest.send('POST', '/api/checkout/orders', {
      kind: 'plan',
      plan: 'plus',
      billing: 'monthly',
      expectedCents: 3999,
    });
    expect((await own.caller.get('/api/ambassadors/me')).json().ambassador).toMatchObject({ invited: 0 });
  });

  it('have invitations only for existing codes', async () => {
    expect((await accept(server.visitor(), 'NADIE22')).json().code).toBe('ambassadors.unknown-code');
    expect((await server.visitor().get('/api/ambassadors/invitations/NADIE22')).statusCode).toBe(404);
    const { code } = await makeAmbassador();
    expect((await server.visitor().get(`/api/ambassadors/invitations/${code}`)).json()).toEqual({ code });
  });

  it('are paid by an admin, never more than the balance, with an audit entry', async () => {
    const { id, code, standing } = await makeAmbassador();
    const buyer = await makeBuyer(server);
    await accept(buyer.caller, code);
    await subscribe(buyer);
    const pay = (cents: number) =>
      admin.send('POST', `/api/admin/ambassadors/${id}/payouts`, { cents, note: 'Transferencia 15' });
    expect((await pay(331)).json().code).toBe('ambassadors.balance');
    const twice = await Promise.all([pay(330), pay(330)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await standing()).toMatchObject({ earnedCents: 330, paidCents: 330, balanceCents: 0 });
    const log = (await admin.get('/api/admin/audit?action=ambassador.paid')).json();
    expect(log.items[0]).toMatchObject({ action: 'ambassador.paid', subjectName: code });
    const list = (await admin.get(`/api/admin/ambassadors?q=${code}`)).json();
    expect(list).toMatchObject({ total: 1, items: [{ code, balanceCents: 0 }] });
  });
});
