import { DAY_MS, HOUR_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeBuyer } from '../checkout/checkout.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { codeOf, type Person, peopleOf } from './people.factory';
import { offerPlaces } from './waiting';

describe('the waiting list of Elite', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ RATE_LIMIT_SCALE: 1 / 20, TRUSTED_PROXIES: 1 });
    await people.coach({ capacity: 0 });
  });
  afterAll(() => server.close());

  const people = peopleOf(() => server);
  const someone = async (): Promise<Person> => {
    const { id } = await makeUser(server.db, { trialEndsAt: null });
    return { id, caller: await server.signedIn(id) };
  };
  const join = ({ caller }: Pick<Person, 'caller'>, address: string) =>
    caller.send('POST', '/api/coaching/wait', undefined, { 'x-forwarded-for': address });
  const places = (count: number) => server.db.execute(sql`update coach set capacity = ${count}`);

  it('takes one a week from a network, so that a pile of accounts cannot keep the places', async () => {
    const [first, second] = [await someone(), await someone()];
    expect((await join(first, '2001:db8:1:2::1')).json()).toMatchObject({ position: 1 });
    expect((await join(first, '2001:db8:1:2::1')).json()).toMatchObject({ position: 1 });
    const refused = await join(second, '2001:db8:1:2:9::9');
    expect(codeOf(refused)).toBe('coaching.network-waits');
    expect(refused.headers['retry-after']).toBe(String((7 * DAY_MS) / 1000));
    expect((await join(second, '2001:db8:1:3::1')).json()).toMatchObject({ position: 2 });
    for (const { caller } of [first, second])
      expect((await caller.send('DELETE', '/api/coaching/wait')).statusCode).toBe(204);
  });

  it('lets who missed or declined a place wait for another one after a month, not before', async () => {
    const [late, unwilling] = [await someone(), await someone()];
    await join(late, '192.0.2.1');
    await places(1);
    expect(await offerPlaces(server.kit)).toBe(1);
    server.clock.advance(48 * HOUR_MS);
    await places(0);
    await offerPlaces(server.kit);
    await join(unwilling, '192.0.2.2');
    await places(1);
    expect(await offerPlaces(server.kit)).toBe(1);
    expect((await unwilling.caller.send('DELETE', '/api/coaching/wait')).statusCode).toBe(204);
    await places(0);
    for (const [index, one] of [late, unwilling].entries()) {
      expect(codeOf(await join(one, `192.0.2.${index + 3}`))).toBe('coaching.missed-place');
      expect((await one.caller.get('/api/coaching/mine')).json().wait).toBeNull();
    }
    server.clock.advance(30 * DAY_MS - 1000);
    await offerPlaces(server.kit);
    expect(codeOf(await join(unwilling, '192.0.2.5'))).toBe('coaching.missed-place');
    server.clock.advance(2000);
    await offerPlaces(server.kit);
    for (const [index, one] of [late, unwilling].entries())
      expect((await join(one, `192.0.2.${index + 7}`)).json()).toMatchObject({ position: index + 1 });
  });

  it('keeps the place of who is paying, although the offer ends and others wait', async () => {
    await server.db.execute(sql`delete from coaching_wait`);
    const [offered, passing] = [await makeBuyer(server), await makeBuyer(server)];
    const next = await someone();
    await places(0);
    expect((await join(offered, '192.0.2.21')).statusCode).toBe(200);
    await places(1);
    expect(await offerPlaces(server.kit)).toBe(1);
    server.clock.advance(48 * HOUR_MS - MINUTE_MS);
    const { orderId } = await offered.startPlan('elite');
    expect((await join(next, '192.0.2.22')).json()).toMatchObject({ position: 1 });
    server.clock.advance(2 * MINUTE_MS);
    expect(await offerPlaces(server.kit)).toBe(0);
    await offered.pay(orderId);
    expect(await offered.tier()).toBe('elite');
    await places(2);
    expect(await offerPlaces(server.kit)).toBe(1);
    expect((await next.caller.send('DELETE', '/api/coaching/wait')).statusCode).toBe(204);
    server.clock.advance(DAY_MS);
    await passing.startPlan('elite');
    expect((await join(await someone(), '192.0.2.23')).statusCode).toBe(200);
    // Another billing period is another order of the same hold.
    const other = await passing.startPlan('elite', 'annual');
    await passing.pay(other.orderId);
    expect(await passing.tier()).toBe('elite');
  });
});
