import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeProduct } from '../store.factory';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

const draft = {
  name: 'Esquema del tema 30',
  shortDescription: 'Principios éticos',
  description: 'El esquema del tema 30.',
  categoryId: 'ciencias-juridicas',
  type: 'schema',
  priceCents: 599,
  cover: 'scheme:30:Ética',
  contents: { schemes: ['30'] },
};
const onSale = async (id: string) =>
  (await server.visitor().get('/api/store/products')).json().find((one: { id: string }) => one.id === id);

describe('the store admin', () => {
  it('creates a product, changes its price and withdraws it, with audit entries', async () => {
    await makeProduct(server.db);
    const created = await admin.send('POST', '/api/admin/products', { ...draft, id: 'esquema-tema-30' });
    expect(created.json()).toMatchObject({ id: 'esquema-tema-30', contents: { schemes: [30], mocks: 0 } });
    expect(await onSale('esquema-tema-30')).toMatchObject({ price: 5.99 });

    server.clock.advance(1000);
    await putCurrent(admin, '/api/admin/products/esquema-tema-30', { ...draft, priceCents: 499 });
    expect(await onSale('esquema-tema-30')).toMatchObject({ price: 4.99 });
    server.clock.advance(1000);
    await admin.send('DELETE', '/api/admin/products/esquema-tema-30');
    expect(await onSale('esquema-tema-30')).toBeUndefined();

    const log = (await admin.get('/api/admin/audit')).json().items;
    expect(log.map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
      ['content.deleted', 'product'],
      ['content.changed', 'product'],
      ['content.created', 'product'],
    ]);
  });

  it.each([
    [{ categoryId: 'ninguna' }, 'categoryId'],
    [{ cover: 'nada:1' }, 'cover'],
    [{ priceCents: 0 }, 'priceCents'],
    [{ priceCents: 9.5 }, 'priceCents'],
    [{ contents: { topics: ['46'] } }, 'contents.topics.0'],
    [{ contents: { documents: ['no-escrita'] } }, 'contents.documents'],
  ])('rejects %j with an error on its field', async (bad, field) => {
    await makeProduct(server.db);
    const answer = await admin.send('POST', '/api/admin/products', { ...draft, ...bad, id: 'mala' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().details.fields)).toContain(field);
  });

  it('applies a flash offer between its start and end', async () => {
    const { id } = await makeProduct(server.db, { priceCents: 1000 });
    const offer = {
      productId: id,
      percent: 30,
      startsAt: '2026-11-15T00:00:00.000Z',
      endsAt: '2026-11-16T00:00:00.000Z',
    };
    const refused = await admin.send('POST', '/api/admin/flash-offers', { ...offer, endsAt: offer.startsAt });
    expect(refused.json().details.fields).toHaveProperty('endsAt');
    expect((await admin.send('POST', '/api/admin/flash-offers', offer)).statusCode).toBe(200);
    expect(await onSale(id)).toMatchObject({ price: 7, originalPrice: 10 });
    server.clock.set(new Date('2026-11-16T00:00:00.000Z'));
    expect(await onSale(id)).toMatchObject({ price: 10, originalPrice: null });
  });

  it('adds a category', async () => {
    const body = { id: 'fisicas', name: 'Pruebas físicas', position: 9 };
    expect((await admin.send('POST', '/api/admin/product-categories', body)).statusCode).toBe(200);
    expect((await server.visitor().get('/api/store/categories')).json()).toContainEqual({
      id: 'fisicas',
      name: 'Pruebas físicas',
    });
  });
});
