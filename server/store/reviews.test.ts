import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { recordSale } from './sales';
import { makeProduct } from './store.factory';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const opinion = { stars: 4, body: 'Me ha servido para ordenar el tema.' };

async function buyer(productId: string) {
  const user = await makeUser(server.db);
  await recordSale(server.db, {
    orderId: `order-${user.id}`,
    userId: user.id,
    productIds: [productId],
    at: server.clock.now(),
  });
  return server.signedIn(user.id);
}
const stranger = async () => server.signedIn((await makeUser(server.db)).id);
const write = (caller: Caller, id: string, body: object = opinion) =>
  caller.send('PUT', `/api/store/products/${id}/review`, body);
const shown = async (id: string) => (await server.visitor().get(`/api/store/products/${id}/reviews`)).json();

describe('reviews', () => {
  it('are written only by buyers, one each, and can be edited and deleted', async () => {
    const { id } = await makeProduct(server.db);
    const refused = await write(await stranger(), id);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'store.not-a-buyer']);

    const caller = await buyer(id);
    await write(caller, id);
    server.clock.advance(60_000);
    await write(caller, id, { stars: 2, body: 'Lo he pensado mejor: se queda corto.' });
    expect(await shown(id)).toMatchObject({
      total: 1,
      items: [{ stars: 2, isEdited: true, author: expect.any(String) }],
    });
    expect((await caller.send('DELETE', `/api/store/products/${id}/review`)).statusCode).toBe(204);
    expect(await shown(id)).toMatchObject({ total: 0 });
  });

  it('make the rating, to one decimal [2.7-18]', async () => {
    const { id } = await makeProduct(server.db);
    for (const stars of [5, 4, 4]) await write(await buyer(id), id, { ...opinion, stars });
    const read = (await server.visitor().get(`/api/store/products/${id}`)).json();
    expect([read.rating, read.reviewCount, read.salesCount]).toEqual([4.3, 3, 3]);
  });

  it.each([{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { body: 'corto' }, { body: 'x'.repeat(1501) }])(
    'refuse %j',
    async (bad) => {
      const { id } = await makeProduct(server.db);
      expect((await write(await buyer(id), id, { ...opinion, ...bad })).statusCode).toBe(400);
    },
  );

  it('are hidden after three reports until an admin shows them again', async () => {
    const { id } = await makeProduct(server.db);
    const author = await buyer(id);
    const reviewId = (await write(author, id)).json().id;
    const report = (caller: Caller) => caller.send('POST', `/api/store/reviews/${reviewId}/report`);
    expect((await report(author)).json().code).toBe('store.own-review');
    const [one, two, three] = [await stranger(), await stranger(), await stranger()];
    for (const caller of [one, one, two]) expect((await report(caller)).statusCode).toBe(204);
    expect((await shown(id)).total).toBe(1);
    await report(three);
    expect((await shown(id)).total).toBe(0);

    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const listed = (await admin.get('/api/admin/product-reviews?state=hidden')).json();
    expect(listed.items).toMatchObject([{ id: reviewId, reports: 3, state: 'hidden' }]);
    const again = await admin.send('PUT', `/api/admin/product-reviews/${reviewId}`, {
      state: 'shown',
      etag: listed.items[0].etag,
    });
    expect(again.statusCode).toBe(204);
    expect((await shown(id)).total).toBe(1);
    const log = (await admin.get('/api/admin/audit')).json();
    expect(log.items[0]).toMatchObject({ action: 'review.shown', subject: 'product-review' });
  });
});
