import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { makeBuyer } from '../checkout.factory';

describe('the statistics of the business', () => {
  let server: TestServer;
  let ownerId: string;

  beforeAll(async () => {
    server = await openTestServer();
    ownerId = (await makeUser(server.db, { isAdmin: true })).id;
  });
  afterAll(() => server.close());

  // Sessions do not last from one purchase to the next.
  const get = async (path: string) => (await server.signedIn(ownerId)).get(path);
  const read = async () => (await get('/api/admin/accounting/statistics')).json();
  const file = async (name: string): Promise<Record<string, string>[]> =>
    parse((await get(`/api/admin/accounting/statistics/export?file=${name}`)).body, {
      columns: true,
      delimiter: ';',
      bom: true,
    });
  const on = (moment: string) => server.clock.set(new Date(moment));
  const subscribe = async (plan: 'basico' | 'plus' | 'elite') => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan(plan);
    await buyer.pay(orderId);
    return { ...buyer, orderId };
  };
  const nothing = { netCents: 0, returnedCents: 0, vatCents: 0, started: 0, ended: 0, active: 0 };

  it('are twelve empty months at first', async () => {
    const { months, plans, cohorts } = await read();
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual([
      { ...nothing, month: '2025-12' },
      { ...nothing, month: '2026-11' },
    ]);
    expect(plans.map(({ active }: { active: number }) => active)).toEqual([0, 0, 0]);
    expect(cohorts).toEqual([]);
  });

  it('count revenue without VAT and refunds, who comes and goes, and who of each month stays', async () => {
    const guide = await makeProduct(server.db, { priceCents: 1000 });
    const second = await makeProduct(server.db, { priceCents: 1000 });
    on('2026-09-10T10:00:00Z');
    const { id: readerId } = await makeUser(server.db);
    const buy = async (productId: string) => {
      const caller = await server.signedIn(readerId);
      await caller.send('POST', '/api/store/cart', { productId, quantity: 1 });
      const order = { kind: 'cart', expectedCents: 1000 };
      const { orderId } = (await caller.send('POST', '/api/checkout/orders', order)).json();
      await caller.send('POST', `/api/test-checkout/payments/sim-${orderId}`, { behaviour: 'pay' });
    };
    await buy(guide.id);
    await subscribe('plus');
    const regretted = await subscribe('basico');
    // In Spain it is October already.
    on('2026-09-30T22:30:00Z');
    const left = await subscribe('elite');
    on('2026-10-05T10:00:00Z');
    await regretted.caller.send('POST', `/api/checkout/orders/${regretted.orderId}/refund`);
    for (let ran = 1; ran > 0; ) ran = await server.jobs.run();
    on('2026-11-15T10:00:00Z');
    await (await server.signedIn(left.userId)).send('POST', '/api/checkout/subscription/cancel');
    await buy(second.id);

    const { months, plans, cohorts } = await read();
    expect(months.slice(-3)).toEqual([
      // 10.00, 39.99 and 7.99 with VAT.
      { ...nothing, month: '2026-09', netCents: 826 + 3305 + 660, vatCents: 1007, started: 2, active: 2 },
      // 99.99, and 7.99 given back.
      {
        month: '2026-10',
        netCents: 8264 - 660,
        returnedCents: 660,
        vatCents: 1735 - 139,
        started: 1,
        ended: 1,
        active: 2,
      },
      { ...nothing, month: '2026-11', netCents: 826, vatCents: 174, active: 2 },
    ]);
    expect(plans).toEqual([
      { plan: 'basico', active: 0, grace: 0, leaving: 0, monthlyCents: 0 },
      { plan: 'plus', active: 1, grace: 0, leaving: 0, monthlyCents: 3305 },
      { plan: 'elite', active: 1, grace: 0, leaving: 1, monthlyCents: 0 },
    ]);
    expect(cohorts).toEqual([
      { month: '2026-09', kept: [3, 1, 2] },
      { month: '2026-10', kept: [1, 1] },
    ]);

    expect((await file('meses')).at(-2)).toEqual({
      mes: '2026-10',
      ingresos_sin_iva: '76,04',
      devuelto_sin_iva: '6,60',
      iva: '15,96',
      altas: '1',
      bajas: '1',
      suscripciones: '2',
    });
    expect((await file('retencion'))[0]).toMatchObject({
      primera_compra: '2026-09',
      mes_0: '3',
      mes_2: '2',
      mes_3: '',
    });
    expect((await get('/api/admin/audit?action=accounting.exported')).json().total).toBe(2);
  });

  it('leave out of the months of first purchase who had bought before them', async () => {
    on('2027-10-15T10:00:00Z');
    const { cohorts } = await read();
    expect(cohorts).toEqual([]);
  });
});
