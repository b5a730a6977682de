import type { Behaviour } from '@atalaya/core/checkout/simulated';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import { makeUser } from '../auth/auth.factory';
import type { Db } from '../platform/db';
import type { TestServer } from '../testing/test-server';
import { coupon } from './checkout.tables';
import { selectOrder } from './orders.queries';

let serial = 0;
const CREATED_AT = new Date('2026-11-01T10:00:00.000Z');

export async function makeCoupon(db: Db, given: Partial<typeof coupon.$inferInsert> = {}) {
  serial += 1;
  const [row] = await db
    .insert(coupon)
    .values({
      id: `cupon-${serial}`,
      code: `CUPON${serial}`,
      kind: 'percent',
      value: 10,
      scope: 'all',
      minCents: 0,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the coupon was not inserted');
  return row;
}

/** A signed-in user with the requests of a purchase. */
export async function makeBuyer(server: TestServer, given: Parameters<typeof makeUser>[1] = {}) {
  const { id: userId, email } = await makeUser(server.db, given);
  const caller = await server.signedIn(userId);
  const quote = async (query: string) => (await caller.get(`/api/checkout/quote?${query}`)).json();
  const begin = (body: object) => caller.send('POST', '/api/checkout/orders', body);
  const price = async (query: string): Promise<number> => (await quote(query)).totalCents;
  const withCode = (code?: string) => (code ? { coupon: code } : {});
  const couponParam = (code?: string) => (code ? `&coupon=${code}` : '');
  const start = async (body: object): Promise<{ orderId: string; url: string }> => {
    const answer = await begin(body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  return {
    userId,
    email,
    caller,
    quote,
    begin,
    add: (productId: string, quantity = 1) => caller.send('POST', '/api/store/cart', { productId, quantity }),
    startCart: async (code?: string) =>
      start({ kind: 'cart', expectedCents: await price(`kind=cart${couponParam(code)}`), ...withCode(code) }),
    startPlan: async (plan: PlanId, billing: Billing = 'monthly', code?: string) =>
      start({
        kind: 'plan',
        plan,
        billing,
        expectedCents: await price(`kind=plan&plan=${plan}&billing=${billing}${couponParam(code)}`),
        ...withCode(code),
      }),
    pay: (orderId: string, behaviour: Behaviour = 'pay', code?: string) =>
      caller.send('POST', `/api/test-checkout/payments/sim-${orderId}`, {
        behaviour,
        ...(code ? { code } : {}),
      }),
    order: async (id: string) => (await caller.get(`/api/checkout/orders/${id}`)).json(),
    row: (id: string) => selectOrder(server.db, id),
    tier: async (): Promise<string> => (await caller.get('/api/auth/me')).json().tier,
    subscription: async () => (await caller.get('/api/checkout/subscription')).json().subscription,
  };
}
