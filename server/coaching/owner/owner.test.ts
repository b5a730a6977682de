import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { setTierAsAdmin } from '../../auth/grants';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeElite } from '../coaching.factory';
import { offerPlaces } from '../waiting';

const HOUR = 3_600_000;
const order = { kind: 'plan', plan: 'elite', billing: 'monthly', expectedCents: 9999 };

describe('the owner of the coaching', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(() => server.close());

  const read = async () => (await admin.get('/api/admin/coaching')).json();
  const add = (username: string, capacity: number) =>
    admin.send('POST', '/api/admin/coaching/coaches', { username, capacity, hours: 'Tardes' });
  const person = async (username: string) => {
    const { id } = await makeUser(server.db, { username, displayName: username });
    return { id, caller: await server.signedIn(id) };
  };
  const elite = async (username: string) => {
    server.clock.advance(1000);
    const { id } = await makeElite(server.db, server.clock.now(), { username, displayName: username });
    const caller = await server.signedIn(id);
    await caller.get('/api/coaching/mine');
    return { id, caller };
  };
  const code = (answer: { json(): { code: string } }) => answer.json().code;
  const sold = async () => {
    const { plans } = (await server.visitor().get('/api/checkout/plans')).json();
    return [plans[2].limitedSpots, plans[2].spotsLeft];
  };
  const notices = async (caller: Caller): Promise<string[]> =>
    (await caller.get('/api/notifications')).json().items.map(({ title }: { title: string }) => title);

  it('names coaches, and their places are those that the plans page sells', async () => {
    expect(await sold()).toEqual([5, 5]);
    const carmen = await person('carmen');
    expect(code(await carmen.caller.get('/api/coach/board'))).toBe('request.forbidden');
    const nobody = await add('nadie-asi', 2);
    expect(nobody.json().details.fields).toHaveProperty('username');
    expect((await add('carmen', 2)).statusCode).toBe(204);
    expect(code(await add('carmen', 2))).toBe('coaching.already-coach');
    expect((await carmen.caller.get('/api/coach/board')).statusCode).toBe(200);
    expect((await carmen.caller.get('/api/auth/me')).json().roles).toEqual(['coach']);
    expect(await sold()).toEqual([2, 2]);
    const audited = (await admin.get('/api/admin/audit')).json().items;
    expect(audited[0]).toMatchObject({ action: 'coach.added', subjectId: carmen.id });
  });

  it('sees load, assigns by hand, and cannot give a coach less than the load', async () => {
    const first = await elite('ana');
    await elite('berta');
    expect(await sold()).toEqual([2, 0]);
    const { coaches, candidates } = await read();
    expect(coaches).toMatchObject([{ username: 'carmen', capacity: 2, candidates: 2, ratings: 0 }]);
    expect(candidates.map(({ name, coach }: { name: string; coach: string }) => [name, coach])).toEqual([
      ['ana', 'carmen'],
      ['berta', 'carmen'],
    ]);
    const path = `/api/admin/coaching/coaches/${coaches[0].userId}`;
    const settings = { hours: 'Tardes', isAvailable: true, etag: coaches[0].etag };
    expect(code(await admin.send('PUT', path, { ...settings, capacity: 1 }))).toBe('coaching.below-load');
    expect(code(await admin.send('DELETE', path))).toBe('coaching.has-candidates');
    await person('dani');
    await add('dani', 1);
    const dani = (await read()).coaches[1];
    const assign = (etag: string) =>
      admin.send('PUT', `/api/admin/coaching/candidates/${first.id}`, { etag, coachId: dani.userId });
    expect((await assign(candidates[0].etag)).statusCode).toBe(204);
    expect(code(await assign(candidates[0].etag))).toBe('admin.conflict');
    expect((await first.caller.get('/api/coaching/mine')).json().coach.name).toBe('dani');
    expect((await read()).coaches.map(({ candidates: load }: { candidates: number }) => load)).toEqual([
      1, 1,
    ]);
  });

  it('keeps a waiting list in its order: the first has two days, then it is the next one’s turn', async () => {
    expect(await sold()).toEqual([3, 1]);
    const early = await person('elena');
    expect(code(await early.caller.send('POST', '/api/coaching/wait'))).toBe('coaching.places-free');
    const third = await elite('carla');
    const [one, two] = [await person('uno'), await person('dos')];
    for (const [index, { caller }] of [one, two].entries()) {
      server.clock.advance(1000);
      const answer = await caller.send('POST', '/api/coaching/wait');
      expect(answer.json()).toMatchObject({ position: index + 1, offerEndsAt: null });
    }
    expect(code(await third.caller.send('POST', '/api/coaching/wait'))).toBe('coaching.has-place');
    expect(await offerPlaces(server.kit)).toBe(0);
    await setTierAsAdmin(server.db, third.id, null, server.clock.now());
    // Nobody can pass those who wait, even before the offer.
    expect(await sold()).toEqual([3, 0]);
    expect(code(await early.caller.send('POST', '/api/checkout/orders', order))).toBe('checkout.no-places');
    expect(code(await two.caller.send('POST', '/api/checkout/orders', order))).toBe('checkout.no-places');
    expect(await offerPlaces(server.kit)).toBe(1);
    expect(await offerPlaces(server.kit)).toBe(0);
    expect(await notices(one.caller)).toContain('Hay una plaza de Elite para ti');
    expect((await read()).waiting).toMatchObject([
      { name: 'uno', position: 1, offerEndsAt: expect.any(String) },
      { name: 'dos', position: 2, offerEndsAt: null },
    ]);
    expect((await two.caller.get('/api/coaching/mine')).json()).toMatchObject({
      wait: { position: 1 },
      places: { left: 0 },
    });
    server.clock.advance(48 * HOUR);
    expect(await offerPlaces(server.kit)).toBe(1);
    expect(await notices(one.caller)).toContain('La plaza de Elite ha pasado a la siguiente persona');
    expect(code(await one.caller.send('POST', '/api/checkout/orders', order))).toBe('checkout.no-places');
    expect((await two.caller.send('POST', '/api/checkout/orders', order)).statusCode).toBe(200);
    expect((await two.caller.send('DELETE', '/api/coaching/wait')).statusCode).toBe(204);
    expect(code(await two.caller.send('DELETE', '/api/coaching/wait'))).toBe('coaching.not-waiting');
  });

  it('has the page of the plans rendered again when the places change', async () => {
    const stale: string[] = [];
    server.kit.events.on('pages.stale', ({ prefixes }) => void stale.push(...prefixes));
    const [, dani] = (await read()).coaches;
    const change = { hours: 'Mañanas', capacity: 4, isAvailable: true, etag: dani.etag };
    expect((await admin.send('PUT', `/api/admin/coaching/coaches/${dani.userId}`, change)).statusCode).toBe(
      204,
    );
    await Promise.resolve();
    expect(stale).toContain('/planes');
    expect((await sold())[0]).toBe(6);
  });
});
