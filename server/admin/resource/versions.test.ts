import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeProduct } from '../../store/store.factory';
import { product } from '../../store/store.tables';
import { putCurrent } from '../../testing/put-current';
import { sendFile } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

type Version = {
  id: string;
  actor: string | null;
  changes: { label: string; before: string; after: string }[];
};

describe('the history of a product', () => {
  let server: TestServer;
  let owner: Caller;
  let ownerId: string;
  let path: string;
  let id: string;

  beforeAll(async () => {
    server = await openTestServer();
    ({ id: ownerId } = await makeUser(server.db, { isAdmin: true, displayName: 'La jefa' }));
    owner = await server.signedIn(ownerId);
    ({ id } = await makeProduct(server.db, { priceCents: 599, state: 'published' }));
    path = `/api/admin/products/${id}`;
  });
  afterAll(() => server.close());

  const history = async (): Promise<Version[]> =>
    (await owner.get(`/api/admin/versions?resource=products&recordId=${id}`)).json();
  const read = async () => (await owner.get(path)).json();
  const change = async (values: object) => {
    server.clock.advance(1_000);
    expect((await putCurrent(owner, path, { ...(await read()), ...values })).statusCode).toBe(200);
  };
  const bulk = (body: object) => owner.send('POST', '/api/admin/products/bulk', { ids: [id], ...body });

  it('names what changed in the words of the form, and brings an earlier price back', async () => {
    await change({ priceCents: 499, isFeatured: true });
    const [now, first] = await history();
    expect(first).toMatchObject({ actor: null, changes: [] });
    expect(now).toMatchObject({
      actor: 'La jefa',
      changes: [
        { label: 'Precio en euros', before: '5,99 €', after: '4,99 €' },
        { label: 'Destacado', before: 'No', after: 'Sí' },
      ],
    });
    server.clock.advance(1_000);
    const { etag } = await read();
    const restored = await owner.send('POST', `/api/admin/versions/${first?.id}/restore`, { etag });
    expect(restored.statusCode).toBe(204);
    expect(await read()).toMatchObject({ priceCents: 599, isFeatured: false });
    expect(await history()).toHaveLength(3);
  });

  it('has the changes of several records at once, of files, and of what was undone', async () => {
    const known = (await history()).length;
    server.clock.advance(1_000);
    const { batchId } = (await bulk({ action: 'withdraw' })).json();
    server.clock.advance(1_000);
    expect((await owner.send('POST', `/api/admin/batches/${batchId}/undo`)).statusCode).toBe(200);
    server.clock.advance(1_000);
    const [record] = (await owner.get(`/api/admin/products/export?format=json&ids=${id}`)).json();
    const file = JSON.stringify([{ ...record, priceCents: 399 }]);
    await sendFile(server, ownerId, '/api/admin/products/import?apply=true', 'a.json', file);
    await server.jobs.run();
    const added = (await history()).slice(0, -known);
    expect(added.map(({ changes }) => changes)).toEqual([
      [{ label: 'Precio en euros', before: '5,99 €', after: '3,99 €' }],
      [{ label: 'Estado', before: 'Borrador', after: 'Publicado' }],
      [{ label: 'Estado', before: 'Publicado', after: 'Borrador' }],
    ]);
    expect(added.map(({ actor }) => actor)).toEqual(['La jefa', 'La jefa', 'La jefa']);
  });

  it('keeps what an update of the installation wrote in between, and no version without a change', async () => {
    const known = (await history()).length;
    await server.db.update(product).set({ description: 'La del archivo.' }).where(eq(product.id, id));
    await change({});
    await bulk({ action: 'delete' });
    await bulk({ action: 'restore' });
    expect(await history()).toHaveLength(known);
    await change({ description: 'La de la jefa.' });
    const added = (await history()).slice(0, -known);
    expect(added).toMatchObject([
      { actor: 'La jefa', changes: [{ before: 'La del archivo.', after: 'La de la jefa.' }] },
      { actor: null, changes: [{ after: 'La del archivo.' }] },
    ]);
  });
});
