import { DAY_MS } from '@atalaya/core/platform/durations';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeBuyer } from '../checkout.factory';

describe('the accounting of a quarter', () => {
  let server: TestServer;
  let owner: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    owner = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const read = async (query = '') => (await owner.get(`/api/admin/accounting${query}`)).json();
  const file = async (quarter: string, name: string): Promise<Record<string, string>[]> => {
    await owner.send('POST', '/api/auth/confirm', { password: 'atalaya-demo' });
    const answer = await owner.get(`/api/admin/accounting/export?quarter=${quarter}&file=${name}`);
    expect(answer.headers['content-disposition']).toContain(`${name}-${quarter}.csv`);
    return parse(answer.body, { columns: true, delimiter: ';', bom: true });
  };

  it('has every invoice and credit note in the quarter of its date, with totals per rate', async () => {
    const { quarter } = await read();
    expect((await read()).totals).toEqual([]);
    const buyer = await makeBuyer(server, { displayName: '+34 Rosa; "La jefa"' });
    const buy = async () => {
      const sold = await makeProduct(server.db, { name: '=HYPERLINK("https://x"), y más' });
      await buyer.add(sold.id);
      const { orderId } = await buyer.startCart();
      await buyer.pay(orderId);
      return orderId;
    };
    const returned = await buy();
    await buy();
    server.clock.advance(55 * DAY_MS);
    await owner.send('POST', `/api/admin/orders/${returned}/refund`, {
      cents: 599,
      seenCents: 599,
      reason: 'Se equivocó.',
    });
    const later = await read();
    expect(later.quarters).toEqual([later.quarter, quarter]);
    expect(later.totals).toEqual([
      { rate: 21, invoices: 0, creditNotes: 1, baseCents: -495, vatCents: -104, totalCents: -599 },
    ]);
    const before = await read(`?quarter=${quarter}`);
    expect(before).toMatchObject({
      orders: 2,
      totals: [{ rate: 21, invoices: 2, creditNotes: 0, baseCents: 990, vatCents: 208, totalCents: 1198 }],
    });

    const invoices = await file(quarter, 'facturas');
    expect(invoices.map(({ total }) => total)).toEqual(['5,99', '5,99', '11,98']);
    expect(invoices[0]).toMatchObject({
      cliente: `'+34 Rosa; "La jefa"`,
      concepto: '1 × =HYPERLINK("https://x"), y más',
      base: '4,95',
      tipo_iva: '21',
      cuota_iva: '1,04',
    });
    expect(invoices[2]).toMatchObject({ factura: 'TOTAL', base: '9,90', cuota_iva: '2,08' });
    expect((await file(later.quarter, 'facturas'))[0]).toMatchObject({
      rectifica: invoices[0]?.factura,
      total: '-5,99',
    });
    const orders = await file(quarter, 'pedidos');
    // Both were paid at the same moment.
    expect(orders.map(({ estado, devuelto }) => [estado, devuelto]).sort()).toEqual([
      ['paid', '0,00'],
      ['refunded', '5,99'],
    ]);
    const log = (await owner.get('/api/admin/audit?action=accounting.exported')).json();
    expect(log.total).toBe(3);
  });

  it('refuses what is no quarter', async () => {
    expect((await owner.get('/api/admin/accounting?quarter=2026-T5')).statusCode).toBe(400);
  });
});
