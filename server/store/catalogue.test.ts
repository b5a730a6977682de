import { join } from 'node:path';
import { CatalogueCategory, CatalogueProduct } from '@atalaya/core/store/catalogue.contract';
import { noContents } from '@atalaya/core/store/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { readListFile } from '../content/content-reader';
import { makeTopic } from '../syllabus/syllabus.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { coverKinds } from './cover';
import { recordSale, withdrawSale } from './sales';
import { makeFlashOffer, makeProduct } from './store.factory';
import { product, productDocument } from './store.tables';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const buy = (userId: string, productId: string, orderId = `${userId}-${productId}`) =>
  recordSale(server.db, { orderId, userId, productIds: [productId], at: server.clock.now() });

describe('the catalogue', () => {
  it('returns the fields of a product with its offer applied [3.store-4, 7-33, 2.7-16]', async () => {
    const { id } = await makeProduct(server.db, { priceCents: 3999 });
    await makeFlashOffer(server.db, id, { percent: 25 });
    const list = (await server.visitor().get('/api/store/products')).json();
    expect(list.find((one: { id: string }) => one.id === id)).toEqual({
      id,
      name: expect.any(String),
      description: expect.any(String),
      shortDescription: expect.any(String),
      price: 29.99,
      originalPrice: 39.99,
      categoryId: 'ciencias-juridicas',
      type: 'schema',
      rating: null,
      reviewCount: 0,
      salesCount: 0,
      isFeatured: false,
      isRecurring: false,
      images: [1, 2, 3].map((number) => `/api/store/covers/${id}.${number}.svg`),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('lists the categories by id and name [7-32, 3.store-5]', async () => {
    await makeProduct(server.db);
    expect((await server.visitor().get('/api/store/categories')).json()).toEqual([
      { id: 'ciencias-juridicas', name: 'Ciencias Jurídicas' },
    ]);
  });

  it('hides drafts and withdrawn products, and returns 404 for them', async () => {
    const hidden = [
      await makeProduct(server.db, { state: 'draft' }),
      await makeProduct(server.db, { deletedAt: new Date() }),
    ];
    const list = (await server.visitor().get('/api/store/products')).json();
    for (const { id } of hidden) {
      expect(list.some((one: { id: string }) => one.id === id)).toBe(false);
      const answer = await server.visitor().get(`/api/store/products/${id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'store.product-not-found']);
    }
  });

  it('counts each buyer once, without refunds [2.7-28]', async () => {
    const { id } = await makeProduct(server.db);
    const [one, two] = [await makeUser(server.db), await makeUser(server.db)];
    await buy(one.id, id, 'o1');
    await buy(one.id, id, 'o1');
    await buy(one.id, id, 'o2');
    await buy(two.id, id, 'o3');
    const sold = async () => {
      // The count may be a minute old.
      server.clock.advance(61_000);
      return (await server.visitor().get(`/api/store/products/${id}`)).json().salesCount;
    };
    expect(await sold()).toBe(2);
    await withdrawSale(server.db, 'o3', server.clock.now());
    expect(await sold()).toBe(1);
  });

  it('counts the contents of a product, and lists related ones', async () => {
    await makeTopic(server.db, { number: 14, shortTitle: 'Seguridad ciudadana' });
    const { id } = await makeProduct(server.db, { contents: { ...noContents, topics: [14], mocks: 2 } });
    const read = (await server.visitor().get(`/api/store/products/${id}`)).json();
    expect(read.inside).toEqual(['El tema 14 completo: 0 apartados', '2 simulacros de 100 preguntas']);
    expect(read.topics).toEqual([{ number: 14, title: 'Seguridad ciudadana' }]);
    expect(read.related.length).toBeGreaterThan(0);
    expect(read.related.every((other: { id: string }) => other.id !== id)).toBe(true);
    expect(read).not.toHaveProperty('contents');
  });

  it('draws the covers, and returns 404 for unknown names [9.store-24]', async () => {
    const { id } = await makeProduct(server.db, { cover: 'plate:8:Un solo tema' });
    for (const number of [1, 2, 3]) {
      const svg = await server.visitor().get(`/api/store/covers/${id}.${number}.svg`);
      expect(svg.headers['content-type']).toBe('image/svg+xml');
      expect(svg.body).toContain('viewBox="0 0 400 300"');
    }
    const png = await server.visitor().get(`/api/store/covers/${id}.1.png`);
    expect(png.headers['content-type']).toBe('image/png');
    for (const file of [`${id}.4.svg`, 'nobody.1.svg', '..%2f1.svg'])
      expect((await server.visitor().get(`/api/store/covers/${file}`)).statusCode).toBe(404);
  });
});

describe('a bought product', () => {
  it('is marked as owned, with its link, also after it was withdrawn from sale', async () => {
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    const mine = async (productId: string) =>
      (await caller.get(`/api/store/products/${productId}/mine`)).json();
    const sold = await makeProduct(server.db, { contents: { ...noContents, topics: [8] } });
    expect(await mine(sold.id)).toEqual({ isMine: false, opensAt: null, review: null });
    await buy(id, sold.id);
    await server.db.update(product).set({ deletedAt: new Date() }).where(eq(product.id, sold.id));
    expect(await mine(sold.id)).toEqual({
      isMine: true,
      opensAt: '/campus-estudio/temario/tema-8',
      review: null,
    });
  });

  it('shows its documents only to buyers', async () => {
    const now = server.clock.now();
    await server.db
      .insert(productDocument)
      .values({ id: 'guia', title: 'Guía', body: 'Texto', createdAt: now, updatedAt: now });
    const { id } = await makeProduct(server.db, { contents: { ...noContents, documents: ['guia'] } });
    const user = await makeUser(server.db);
    const caller = await server.signedIn(user.id);
    const path = `/api/store/products/${id}/documents`;
    expect((await caller.get(path)).json().code).toBe('store.not-yours');
    await buy(user.id, id, 'doc');
    expect((await caller.get(path)).json().documents).toEqual([{ id: 'guia', title: 'Guía', body: 'Texto' }]);
    await withdrawSale(server.db, 'doc', now);
    expect((await caller.get(path)).statusCode).toBe(403);
  });
});

describe('the catalogue of content/', () => {
  it('has existing categories, covers, documents and topics, and the 9,95 € course', async () => {
    const root = join(server.env.checkout, 'content');
    const categories = await readListFile({ root }, CatalogueCategory, 'store/categories.yaml');
    const products = await readListFile({ root }, CatalogueProduct, 'store/products.yaml');
    expect([categories.faults, products.faults]).toEqual([[], []]);
    expect(categories.values).toHaveLength(6);
    const ids = categories.values.map(({ value }) => value.id);
    for (const { value } of products.values) {
      expect(ids).toContain(value.category);
      expect(coverKinds).toContain(value.cover.split(':')[0]);
    }
    const all = products.values.map(({ value }) => value);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(
      all.some(
        ({ price, recurring, contents }) => price === 995 && recurring && contents.topics.length === 1,
      ),
    ).toBe(true);
  });
});
