import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUser } from '../../auth/auth.factory';
import { makeTopic } from '../../syllabus/syllabus.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

const card = { topic: 3, front: '¿Forma política?', back: 'Monarquía parlamentaria.' };
const coupon = { code: 'OTONO', kind: 'percent', value: 10 };

describe('two admins who edit the same record', () => {
  let server: TestServer;
  let one: Caller;
  let other: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    one = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    other = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    await makeTopic(server.db, { number: 3 });
  });
  afterAll(() => server.close());

  const make = async (resource: string, body: object) => {
    const { id } = (await one.send('POST', `/api/admin/${resource}`, body)).json();
    return `/api/admin/${resource}/${id}`;
  };

  it('send the version they read with every PUT', () => {
    const puts = server.app.endpoints.filter(
      ({ method, path }) => method === 'PUT' && path.startsWith('/api/admin/'),
    );
    expect(puts.length).toBeGreaterThan(20);
    for (const { path, body = z.never() } of puts) {
      const { required } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      expect([path, required]).toEqual([path, expect.arrayContaining(['etag'])]);
    }
  });

  it('do not overwrite each other: the second one gets the current record', async () => {
    const path = await make('flashcards', card);
    const read = (await one.get(path)).json();
    const theirs = (await other.send('PUT', path, { ...card, back: 'Art. 1.3 CE.', etag: read.etag })).json();
    expect(theirs.etag).not.toBe(read.etag);
    const refused = await one.send('PUT', path, { ...card, front: '¿Y la forma?', etag: read.etag });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin.conflict']);
    expect(refused.json().details.current).toEqual(theirs);
    expect((await one.get(path)).json()).toEqual(theirs);
    // Saves on top of the version that it has seen now.
    const mixed = await one.send('PUT', path, { ...theirs, front: '¿Y la forma?' });
    expect(mixed.json()).toMatchObject({ front: '¿Y la forma?', back: 'Art. 1.3 CE.' });
  });

  it('do not overwrite each other at the same moment either', async () => {
    const path = await make('flashcards', card);
    const { etag } = (await one.get(path)).json();
    const answers = await Promise.all([
      one.send('PUT', path, { ...card, front: 'Una', etag }),
      other.send('PUT', path, { ...card, front: 'Otra', etag }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('may save again what is stored already, and must send a version', async () => {
    const path = await make('flashcards', card);
    const { etag } = (await one.get(path)).json();
    expect((await one.send('PUT', path, { ...card, etag })).json().etag).toBe(etag);
    const without = await one.send('PUT', path, card);
    expect([without.statusCode, without.json().details.fields]).toEqual([
      400,
      { etag: 'Falta la versión leída.' },
    ]);
    // The rules over several fields still apply.
    const offer = await make('coupons', coupon);
    const tooMuch = await putCurrent(one, offer, { ...coupon, value: 150 });
    expect(tooMuch.json().details.fields).toEqual({ value: 'Como mucho el 100 %.' });
  });

  it('do not overwrite the plan of an account', async () => {
    const { id } = await makeUser(server.db);
    const path = `/api/admin/users/${id}`;
    const { etag } = (await one.get(path)).json();
    await other.send('PUT', `${path}/plan`, { planTier: 'plus', etag });
    const refused = await one.send('PUT', `${path}/plan`, { planTier: 'basico', etag });
    expect([refused.statusCode, refused.json().details.current]).toMatchObject([
      409,
      { id, planTier: 'plus' },
    ]);
    expect(refused.json().details.current).not.toHaveProperty('passwordHash');
  });
});
