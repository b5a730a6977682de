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

  it('gives an account mocks every day until its one topic or discount, and then a mock a week', async () => {
    const { user, browser } = await someone();
    const spins: Spin[] = [];
    for (let day = 0; day < 25; day += 1) {
      const before = await today(browser);
      const spun = await spin(browser);
      if (before) expect(spun).toEqual(before);
      else spins.push(spun);
      server.clock.advance(DAY_MS);
    }
    const grand = spins.findIndex(({ prize }) => prize !== 'mock');
    const days = spins.map(({ spunAt }) => Date.parse(spunAt) / DAY_MS);
    const gaps = days.slice(1).map((day, at) => Math.round(day - (days[at] ?? 0)));
    expect(spins.filter(({ prize }) => prize !== 'mock')).toHaveLength(1);
    expect(gaps.slice(0, grand).every((gap) => gap === 1)).toBe(true);
    expect(gaps.slice(grand).every((gap) => gap === 7)).toBe(true);
    expect(new Set(spins.map(({ code }) => code)).size).toBe(spins.length);
    expect(await spinsOf(server.db, user.id)).toHaveLength(spins.length);
  });

  it('draws the same prize for every browser of one network and day', async () => {
    const draw = async () =>
      (await Promise.all(Array.from({ length: 12 }, () => spin(server.visitor())))).map(
        ({ segment }) => segment,
      );
    const perDay = [];
    for (let day = 0; day < 12; day += 1) {
      perDay.push(new Set(await draw()).size);
      server.clock.advance(DAY_MS);
    }
    expect(new Set(perDay)).toEqual(new Set([1]));
  });

  it('makes nothing of a pile of guest cookies: one spin a day, however many an account brings', async () => {
    const { user } = await someone();
    const pile = [];
    for (let day = 0; day < 6; day += 1) {
      const guest = server.visitor();
      await spin(guest);
      pile.push(guest);
      server.clock.advance(DAY_MS);
    }
    for (const guest of pile) {
      await signIn(guest, user);
      await today(guest);
      await spin(guest);
    }
    expect(await spinsOf(server.db, user.id)).toHaveLength(1);
  });

  it('gives one grand prize to an account that brings several guests at once', async () => {
    const { user } = await someone();
    const guests: Caller[] = [];
    // Any day on which this network draws a topic or a discount.
    for (let day = 0; day < 60 && guests.length < 4; day += 1) {
      server.clock.advance(DAY_MS);
      const guest = server.visitor();
      if ((await spin(guest)).prize !== 'mock')
        guests.push(guest, ...(await Promise.all([1, 2, 3].map(async () => await spinAs(server.visitor())))));
    }
    for (const guest of guests) await signIn(guest, user);
    await Promise.all(guests.map(today));
    expect((await spinsOf(server.db, user.id)).filter(({ prize }) => prize !== 'mock')).toHaveLength(1);
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
    expect(await today(browser)).toEqual({
      ...won,
      code: expect.stringMatching(/^TORRE-/),
      nextOn: expect.stringMatching(/^\d{4}-/),
    });
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
    const seen = new Set<string>();
    // Many accounts, so that each kind of prize occurs.
    for (let account = 0; account < 60 && seen.size < 3; account += 1) {
      const { browser: fresh } = await someone();
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
    const choose = (topic: number) => browser.send('POST', '/api/checkout/rights/topic', { topic });
    const { rights } = (await choose(12)).json();
    expect(
      rights.map(({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`).sort(),
    ).toEqual(['flashcards 12', 'scheme 12', 'test 12', 'topic 12']);
    expect((await choose(13)).json().code).toBe('checkout.no-prize');
  });

  it('ignores a cookie that is not one of ours', async () => {
    const answer = await server.visitor().get('/api/home/wheel', { cookie: 'atalaya_ruleta=x' });
    expect(answer.json()).toEqual({ today: null, hadGrandPrize: false });
  });
});

async function spinAs(guest: Caller) {
  await spin(guest);
  return guest;
}

/** Signs an account in on this browser, a new one unless it is given. */
async function signIn(browser: Caller, given?: Awaited<ReturnType<typeof makeUser>>) {
  const user = given ?? (await makeUser(server.db));
  const answer = await browser.send('POST', '/api/auth/login', {
    email: user.email,
    password: 'atalaya-demo',
  });
  expect(answer.statusCode).toBe(200);
  return user;
}
