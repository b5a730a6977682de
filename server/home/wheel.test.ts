import { anyTopic } from '@atalaya/core/auth/grants';
import { segments } from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { grantAccess } from '../auth/grants';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { spinsOf } from './wheel.queries';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const spin = async (who: Caller): Promise<Spin> => (await who.send('POST', '/api/home/spin')).json();
const today = async (who: Caller): Promise<Spin | null> => (await who.get('/api/home/wheel')).json().today;
const someone = async () => {
  const user = await makeUser(server.db);
  return { user, browser: await server.signedIn(user.id) };
};

describe('the fortune wheel', () => {
  it('gives a user one prize a day, with the code to redeem it', async () => {
    const { browser } = await someone();
    expect(await today(browser)).toBeNull();
    const won = await spin(browser);
    expect(segments[won.segment]).toBe(won.prize);
    expect(won.code).toMatch(/^TORRE-[2-9A-HJ-NP-Z]{8}$/);
    expect(new Date(won.expiresAt).getTime() - new Date(won.spunAt).getTime()).toBe(7 * DAY_MS);
    expect(await spin(browser)).toEqual(won);
    expect(await today(browser)).toEqual(won);
  });

  it('gives another prize the next day', async () => {
    const { browser } = await someone();
    const first = await spin(browser);
    server.clock.advance(DAY_MS);
    expect(await today(browser)).toBeNull();
    expect((await spin(browser)).code).not.toBe(first.code);
  });

  it('lets a guest spin once a day in one browser, and keeps the code until there is an account', async () => {
    const guest = server.visitor();
    expect(await today(guest)).toBeNull();
    const won = await spin(guest);
    expect(won.code).toBeNull();
    expect(await spin(guest)).toEqual(won);
    expect(await today(guest)).toEqual(won);
    expect(await today(server.visitor())).toBeNull();
  });

  it("hands a guest's prize to the first account that signs in there", async () => {
    const browser = server.visitor();
    const won = await spin(browser);
    await signIn(browser);
    expect(await today(browser)).toEqual({ ...won, code: expect.stringMatching(/^TORRE-/) });
    await signIn(browser);
    expect(await today(browser)).toBeNull();
  });

  it('leaves a prize that has expired where it is', async () => {
    const browser = server.visitor();
    await spin(browser);
    server.clock.advance(7 * DAY_MS);
    const user = await signIn(browser);
    await today(browser);
    expect(await spinsOf(server.db, user.id)).toEqual([]);
  });

  it('draws once when the button is pressed twice at the same time', async () => {
    const { user, browser } = await someone();
    const spins = await Promise.all([1, 2, 3, 4].map(() => spin(browser)));
    expect(new Set(spins.map((one) => one.code)).size).toBe(1);
    expect(await spinsOf(server.db, user.id)).toHaveLength(1);
  });

  it('hands a prize over to the account that holds it: a code for the checkout, or a right in the campus', async () => {
    const { user } = await someone();
    const seen = new Set<string>();
    // Spins on many days, so that each of the four prizes occurs.
    for (let day = 0; day < 60 && seen.size < 3; day += 1) {
      server.clock.advance(DAY_MS);
      const fresh = await server.signedIn(user.id);
      const { prize, code } = await spin(fresh);
      if (prize.startsWith('discount')) {
        const fault = async (who: Caller) =>
          (await who.get(`/api/checkout/quote?kind=cart&coupon=${code}`)).json().coupon.fault;
        expect(await fault(fresh)).toBeNull();
        expect(await fault((await someone()).browser)).toBe('Ese código no existe.');
        seen.add('discount');
      } else {
        const { rights } = (await fresh.get('/api/checkout/rights')).json();
        const kind = prize === 'mock' ? 'mock' : 'any-topic';
        expect(rights.map((right: { kind: string }) => right.kind)).toContain(kind);
        seen.add(kind);
      }
    }
    expect([...seen].sort()).toEqual(['any-topic', 'discount', 'mock']);
  });

  it('opens the topic that its winner chooses, for good and once', async () => {
    const { user } = await someone();
    await grantAccess(server.db, user.id, 'prize:x', [{ ...anyTopic, expiresAt: null }], server.clock.now());
    const browser = await server.signedIn(user.id);
    const choose = () => browser.send('POST', '/api/checkout/rights/topic', { topic: 12 });
    const { rights } = (await choose()).json();
    expect(
      rights.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`).sort(),
    ).toEqual(['flashcards 12', 'scheme 12', 'test 12', 'topic 12']);
    expect((await choose()).json().code).toBe('checkout.no-prize');
  });

  it('ignores a cookie that is not one of ours', async () => {
    const answer = await server.visitor().get('/api/home/wheel', { cookie: 'atalaya_ruleta=x' });
    expect(answer.json()).toEqual({ today: null });
  });
});

/** Signs a new account in on this browser. */
async function signIn(browser: Caller) {
  const user = await makeUser(server.db);
  const answer = await browser.send('POST', '/api/auth/login', {
    email: user.email,
    password: 'atalaya-demo',
  });
  expect(answer.statusCode).toBe(200);
  return user;
}
