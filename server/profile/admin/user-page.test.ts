import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { makeBuyer } from '../../checkout/checkout.factory';
import { makeStudent, testOf } from '../../exams/exam-request.factory';
import { changeOf, makeBank } from '../../exams/exams.factory';
import { makeProduct } from '../../store/store.factory';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

describe('the page of a user in the admin area', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  /** Reads a list in one request and again row by row. */
  const readList = async (userId: string, list: string) => {
    const url = `/api/admin/users/${userId}/${list}`;
    const { items, next } = (await admin.get(url)).json();
    expect(next).toBeNull();
    const single: unknown[] = [];
    for (let query = '?limit=1'; query !== ''; ) {
      const page = (await admin.get(url + query)).json();
      single.push(...page.items);
      query = page.next ? `?limit=1&after=${encodeURIComponent(page.next)}` : '';
    }
    expect(single).toEqual(items);
    return items;
  };

  it('lists their orders with the invoices, newest first', async () => {
    const [buyer, other] = [await makeBuyer(server), await makeBuyer(server)];
    const orders: string[] = [];
    for (const paid of [true, false]) {
      server.clock.advance(MINUTE_MS);
      await buyer.add((await makeProduct(server.db, { name: paid ? 'Pack de simulacros' : 'Otro' })).id);
      const { orderId } = await buyer.startCart();
      if (paid) await buyer.pay(orderId);
      orders.unshift(orderId);
    }
    expect(await readList(buyer.userId, 'orders')).toMatchObject([
      { id: orders[0], state: 'pending', invoices: [] },
      { id: orders[1], state: 'paid', what: 'Pack de simulacros', invoices: [expect.stringMatching(/^A-/)] },
    ]);
    expect(await readList(other.userId, 'orders')).toEqual([]);
  });

  it('lists their started exams with the scores, and closes none of them', async () => {
    await makeBank(server.db, [1], 20);
    const student = await makeStudent(server);
    const finished = await student.begin(testOf({ count: 3 }));
    for (const position of [1, 2, 3]) await student.save(finished.id, changeOf(position, 'A'));
    await student.handIn(finished);
    server.clock.advance(MINUTE_MS);
    const running = await student.begin(testOf({ count: 3 }));
    expect(await readList(student.userId, 'exams')).toMatchObject([
      { id: running.id, state: 'running', result: null },
      { id: finished.id, state: 'finished', result: { hits: 3, errors: 0, blanks: 0, score: 100_000 } },
    ]);
  });

  it('lists their contact messages, also those written while signed out', async () => {
    const { id, email } = await makeUser(server.db, { username: 'escribe' });
    const form = {
      name: 'Eva',
      phone: '600 111 222',
      subject: 'Una duda',
      message: '¿Puedo cambiar de plan?',
      acceptPrivacy: true,
    };
    await (await server.signedIn(id)).send('POST', '/api/contact', { ...form, email: 'otra@correo.es' });
    server.clock.advance(MINUTE_MS);
    await server.visitor().send('POST', '/api/contact', { ...form, email, subject: 'Otra' });
    await server.visitor().send('POST', '/api/contact', { ...form, email: 'ajena@correo.es' });
    expect(await readList(id, 'messages')).toMatchObject([
      { subject: 'Otra', state: 'new' },
      { subject: 'Una duda', email: 'otra@correo.es' },
    ]);
    const unknown = await admin.get('/api/admin/users/01890a5d-ac96-774b-bcce-b302099a8057/messages');
    expect(unknown.statusCode).toBe(404);
  });

  it('lists the changes to the account, and only those', async () => {
    const [one, other] = [await makeUser(server.db), await makeUser(server.db)];
    const post = (id: string, action: string, body: object = {}) =>
      admin.send('POST', `/api/admin/users/${id}/${action}`, body);
    await post(one.id, 'end-sessions');
    server.clock.advance(MINUTE_MS);
    await post(one.id, 'deletion');
    await post(other.id, 'end-sessions');
    expect(await readList(one.id, 'audit')).toMatchObject([
      { action: 'user.deletion-requested', subjectId: one.id },
      { action: 'user.sessions-ended', subjectId: one.id },
    ]);
  });
});
