import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeBuyer } from '../checkout.factory';

describe('revenue on the dashboard', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const revenue = async () => {
    const { panels } = (await admin.get('/api/admin/dashboard')).json();
    const { content } = panels.find(({ name }: { name: string }) => name === 'revenue');
    return {
      figures: content.figures.map(({ label, value }: Record<string, string>) => [label, value]),
      rows: content.rows.map(({ title, text, value }: Record<string, string>) => [title, text, value]),
    };
  };
  const buy = async (productId: string, quantity = 1) => {
    const buyer = await makeBuyer(server);
    await buyer.add(productId, quantity);
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    return { ...buyer, orderId };
  };
  const subscribe = async () => {
    const buyer = await makeBuyer(server);
    await buyer.pay((await buyer.startPlan('plus')).orderId);
  };

  it('is zero at first, then charges minus refunds, by day, plan and product', async () => {
    expect(await revenue()).toEqual({
      figures: [
        ['Hoy', '0,00\u00a0€'],
        ['7 días', '0,00\u00a0€'],
        ['30 días', '0,00\u00a0€'],
      ],
      rows: [],
    });
    const guide = await makeProduct(server.db, { name: 'Guía', priceCents: 1000 });
    const start = server.clock.now();
    // Outside the 30 days, inside them, and inside the last 7 days.
    for (const days of [40, 20, 5]) {
      server.clock.set(new Date(start.getTime() - days * DAY_MS));
      await buy(guide.id);
    }
    server.clock.set(start);
    await subscribe();
    await subscribe();
    const regretted = await buy(guide.id);
    expect((await revenue()).figures.map(([, value]: string[]) => value)).toEqual([
      '89,98\u00a0€',
      '99,98\u00a0€',
      '109,98\u00a0€',
    ]);
    await regretted.caller.send('POST', `/api/checkout/orders/${regretted.orderId}/refund`);
    await server.jobs.run();
    expect(await revenue()).toEqual({
      figures: [
        ['Hoy', '79,98\u00a0€'],
        ['7 días', '89,98\u00a0€'],
        ['30 días', '99,98\u00a0€'],
      ],
      rows: [
        ['Plan Plus', '2 ventas', '79,98\u00a0€'],
        ['Guía', '2 ventas', '20,00\u00a0€'],
      ],
    });
  });
});
