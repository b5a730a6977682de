import { noContents } from '@atalaya/core/store/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { cartOf, emptyCart } from './cart';
import { currentPrices } from './catalogue.queries';
import { makeFlashOffer, makeProduct } from './store.factory';
import { product } from './store.tables';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function visitor(): Promise<{ caller: Caller; userId: string }> {
  const { id } = await makeUser(server.db);
  return { caller: await server.signedIn(id), userId: id };
}
const add = (caller: Caller, productId: string, quantity: unknown = 1, more: object = {}) =>
  caller.send('POST', '/api/store/cart', { productId, quantity, ...more });
const items = async (caller: Caller) => (await caller.get('/api/store/cart')).json().items;

describe('the cart on the server', () => {
  it('returns id, product with its current price, quantity, date and price when added [7-23, 3.store-1, 3.store-2]', async () => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db, { name: 'Esquema del tema 8', priceCents: 599 });
    expect((await add(caller, id)).statusCode).toBe(200);
    expect(await items(caller)).toEqual([
      {
        id: expect.any(String),
        product: {
          id,
          name: 'Esquema del tema 8',
          shortDescription: 'Un tema en una hoja.',
          images: [1, 2, 3].map((n) => `/api/store/covers/${id}.${n}.svg`),
          currentPrice: 5.99,
          isRecurring: false,
          isPermanent: true,
          isAvailable: true,
        },
        quantity: 1,
        addedAt: server.clock.now().toISOString(),
        priceAtTime: 5.99,
      },
    ]);
  });

  it('adds to the quantity of an existing line, up to 99 [4.cart-4]', async () => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db);
    await add(caller, id);
    await add(caller, id, 2);
    expect(await items(caller)).toMatchObject([{ quantity: 3 }]);
    await add(caller, id, 99);
    expect(await items(caller)).toMatchObject([{ quantity: 99 }]);
  });

  it('changes a quantity [7-28], removes a line [7-29] and empties the cart [4.cart-9]', async () => {
    const { caller, userId } = await visitor();
    const [one, two] = [await makeProduct(server.db), await makeProduct(server.db)];
    await add(caller, one.id);
    server.clock.advance(1000);
    await add(caller, two.id);
    const [first, second] = await items(caller);
    expect((await caller.send('PUT', `/api/store/cart/${first.id}`, { quantity: 4 })).statusCode).toBe(204);
    expect((await caller.send('DELETE', `/api/store/cart/${second.id}`)).statusCode).toBe(204);
    expect(await items(caller)).toMatchObject([{ id: first.id, quantity: 4 }]);
    await caller.send('DELETE', '/api/store/cart');
    expect(await items(caller)).toEqual([]);
    await emptyCart(server.db, userId);
  });

  it.each([0, -3])('removes a line whose quantity becomes %i [4.cart-6]', async (quantity) => {
    const { caller } = await visitor();
    await add(caller, (await makeProduct(server.db)).id);
    const [line] = await items(caller);
    const path = `/api/store/cart/${line.id}`;
    expect((await caller.send('PUT', path, { quantity })).statusCode).toBe(204);
    expect(await items(caller)).toEqual([]);
    expect((await caller.send('PUT', path, { quantity })).statusCode).toBe(404);
  });

  it('returns both the price when added and the current one, and marks withdrawn products', async () => {
    const { caller } = await visitor();
    const [dearer, gone] = [await makeProduct(server.db, { priceCents: 1000 }), await makeProduct(server.db)];
    await add(caller, dearer.id);
    server.clock.advance(1000);
    await add(caller, gone.id);
    await server.db.update(product).set({ priceCents: 1250 }).where(eq(product.id, dearer.id));
    await server.db.update(product).set({ deletedAt: server.clock.now() }).where(eq(product.id, gone.id));
    expect(await items(caller)).toMatchObject([
      { priceAtTime: 10, product: { currentPrice: 12.5, isAvailable: true } },
      { product: { isAvailable: false } },
    ]);
  });

  it('merges the local cart of a guest once [4.cart-17]', async () => {
    const { caller } = await visitor();
    const [held, fresh, gone] = [
      await makeProduct(server.db),
      await makeProduct(server.db),
      await makeProduct(server.db, { state: 'draft' }),
    ];
    await add(caller, held.id, 2);
    server.clock.advance(1000);
    const body = {
      items: [
        { productId: held.id, quantity: 5 },
        { productId: fresh.id, quantity: 3 },
        { productId: gone.id, quantity: 1 },
        { productId: 'never-was', quantity: 1 },
      ],
    };
    for (const _ of [1, 2]) {
      const merged = (await caller.send('POST', '/api/store/cart/merge', body)).json();
      expect(merged.items).toMatchObject([
        { product: { id: held.id }, quantity: 2 },
        { product: { id: fresh.id }, quantity: 3 },
      ]);
    }
  });

  it('cannot be changed with an expired session', async () => {
    const { caller, userId } = await visitor();
    await add(caller, (await makeProduct(server.db)).id);
    const [line] = await items(caller);
    const other = await server.signedIn(userId);
    expect((await other.send('POST', '/api/auth/logout')).statusCode).toBeLessThan(300);
    const change = await other.send('PUT', `/api/store/cart/${line.id}`, { quantity: 7 });
    expect([change.statusCode, change.json().code]).toEqual([401, 'request.unauthenticated']);
    expect(await items(caller)).toMatchObject([{ quantity: 1 }]);
  });

  it('returns 401 to guests [6.anon-2, 8.cart-6]', async () => {
    const guest = server.visitor();
    expect((await guest.get('/api/store/cart')).statusCode).toBe(401);
    expect((await add(guest, 'x')).statusCode).toBe(401);
  });

  it('does not lose a unit when two devices add at once', async () => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db);
    await Promise.all(Array.from({ length: 8 }, () => add(caller, id)));
    expect(await items(caller)).toMatchObject([{ quantity: 8 }]);
  });
});

describe('the cart rejects without changes', () => {
  it.each([0, -1, 1.5, 1_000_000_000, '2', null])('a quantity of %s', async (quantity) => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db);
    await add(caller, id, 2);
    const [item] = await items(caller);
    const sentence = 'La cantidad tiene que ser un número entero entre 1 y 99.';
    const change = () => caller.send('PUT', `/api/store/cart/${item.id}`, { quantity });
    // Setting 0 or less is no mistake: it removes the line.
    const isRemoval = typeof quantity === 'number' && quantity <= 0;
    for (const answer of [await add(caller, id, quantity), ...(isRemoval ? [] : [await change()])]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.fields).toEqual({ quantity: sentence });
    }
    expect(await items(caller)).toMatchObject([{ quantity: 2 }]);
  });

  it('an unknown product and a withdrawn one, each with its message', async () => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db, { state: 'draft' });
    const unknown = await add(caller, 'no-existe');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Ese producto no existe.']);
    const withdrawn = await add(caller, id);
    expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([409, 'store.product-withdrawn']);
    expect(await items(caller)).toEqual([]);
  });

  it("another user's line", async () => {
    const [owner, other] = [await visitor(), await visitor()];
    const { id } = await makeProduct(server.db);
    await add(owner.caller, id);
    const [item] = await items(owner.caller);
    const change = await other.caller.send('PUT', `/api/store/cart/${item.id}`, { quantity: 9 });
    const removal = await other.caller.send('DELETE', `/api/store/cart/${item.id}`);
    expect([change.statusCode, removal.statusCode]).toEqual([404, 404]);
    expect(change.json().message).toBe('Ese producto no está en tu carrito.');
    expect(await items(owner.caller)).toMatchObject([{ quantity: 1 }]);
  });

  it('a price sent by the client', async () => {
    const { caller } = await visitor();
    const { id } = await makeProduct(server.db);
    for (const key of ['price', 'priceAtTime', 'currentPrice']) {
      const answer = await add(caller, id, 1, { [key]: 0.01 });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.fields[key]).toBe(
        'El precio lo pone la tienda: no se envía con el producto.',
      );
    }
    expect(await items(caller)).toEqual([]);
  });

  it('more lines than the maximum', async () => {
    const { caller } = await visitor();
    const products = await Promise.all(Array.from({ length: 51 }, () => makeProduct(server.db)));
    const lines = products.slice(0, 50).map(({ id }) => ({ productId: id, quantity: 1 }));
    await caller.send('POST', '/api/store/cart/merge', { items: lines });
    const answer = await add(caller, products[50]?.id ?? '');
    expect(answer.json().code).toBe('store.cart-full');
    expect(await items(caller)).toHaveLength(50);
  });
});

describe('current prices', () => {
  it('include the best running offer, and none before or after it', async () => {
    const contents = { ...noContents, topics: [8] };
    const { id } = await makeProduct(server.db, { priceCents: 3999, contents });
    await makeFlashOffer(server.db, id, { percent: 10 });
    await makeFlashOffer(server.db, id, { percent: 25, endsAt: new Date('2026-11-20T00:00:00Z') });
    const at = async (day: string) => (await currentPrices(server.db, [id, 'nobody'], new Date(day))).get(id);
    expect(await at('2026-11-15')).toMatchObject({
      cents: 2999,
      originalCents: 3999,
      available: true,
      contents,
    });
    expect(await at('2026-11-25')).toMatchObject({ cents: 3599, originalCents: 3999 });
    expect(await at('2026-10-01')).toMatchObject({ cents: 3999, originalCents: null });
    expect((await at('2026-11-15'))?.version).not.toBe((await at('2026-11-25'))?.version);
  });

  it('are the same in the cart and in the checkout', async () => {
    const { caller, userId } = await visitor();
    const { id } = await makeProduct(server.db, { priceCents: 2000 });
    await add(caller, id);
    await makeFlashOffer(server.db, id, { percent: 50 });
    expect(await items(caller)).toMatchObject([{ priceAtTime: 20, product: { currentPrice: 10 } }]);
    expect(await cartOf(server.db, userId, server.clock.now())).toMatchObject([{ now: { cents: 1000 } }]);
  });
});
