import { randomUUID } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import { shopItems } from '@atalaya/core/games/shop';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { consumeGrant } from '../../auth/grants';
import { someoneWaits } from '../../exams/exam-request.factory';
import { recordAnswers } from '../../review/record';
import { studyAnswer } from '../../review/review.factory';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { selectAllEntries } from '../coins/coins.queries';
import { moveCoins } from '../coins/ledger';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function makeBuyer(coins = 500, planTier: Tier = 'plus') {
  const { id } = await makeUser(server.db, { planTier });
  const at = server.clock.now();
  if (coins > 0)
    await server.db.transaction((tx) =>
      moveCoins(tx, { userId: id, key: 'start', amount: coins, reason: 'chest', reference: 'x', at }),
    );
  const browser = await server.signedIn(id);
  const priceOf = (itemId: string) => shopItems.find((item) => item.id === itemId)?.price ?? 1;
  return {
    id,
    browser,
    shop: async () => (await browser.get('/api/games/shop')).json(),
    buy: (itemId: string, { purchase = randomUUID(), price = priceOf(itemId) } = {}) =>
      browser.send('PUT', `/api/games/shop/purchases/${purchase}`, { itemId, price }),
    undo: (purchase: string) => browser.send('POST', `/api/games/shop/purchases/${purchase}/undo`),
    wear: (kind: string, itemId: string | null) =>
      browser.send('PUT', `/api/games/shop/look/${kind}`, { itemId }),
    entries: () => selectAllEntries(server.db, id),
  };
}
type Shown = { id: string; isOwned: boolean; isWorn: boolean; undo: { purchaseId: string } | null };
const itemOf = (shop: { items: Shown[] }, id: string) => shop.items.find((item) => item.id === id);

describe('the coin shop', () => {
  it('sells an item once, keeps it, and lets its buyer wear it and take it off [2.1-26]', async () => {
    const buyer = await makeBuyer();
    const bought = (await buyer.buy('laurel')).json();
    expect(bought.balance).toBe(380);
    expect(itemOf(bought, 'laurel')).toMatchObject({ isOwned: true, isWorn: false, refusal: 'owned' });
    expect((await buyer.buy('laurel')).json().code).toBe('games.owned');
    expect(itemOf((await buyer.wear('frame', 'laurel')).json(), 'laurel')).toMatchObject({ isWorn: true });
    expect((await buyer.browser.get('/api/games/look')).json()).toEqual({ theme: null, frame: 'laurel' });
    expect((await buyer.wear('frame', null)).json().look).toEqual({ theme: null, frame: null });
    expect((await buyer.shop()).balance).toBe(380);
  });

  it('charges a purchase that is sent again once, also at the same time', async () => {
    const buyer = await makeBuyer();
    const purchase = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => buyer.buy('aro', { purchase })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await buyer.shop()).balance).toBe(440);
    expect(await buyer.entries()).toHaveLength(2);
  });

  it('lets two tabs spend the same coins once', async () => {
    const buyer = await makeBuyer(150);
    const answers = await Promise.all([buyer.buy('bosque'), buyer.buy('mar'), buyer.buy('brujula')]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await buyer.shop()).balance).toBe(0);
  });

  it('refuses too few coins, unknown items and false prices, and leaves the ledger as it was', async () => {
    const buyer = await makeBuyer(100);
    const before = await buyer.entries();
    const poor = await buyer.buy('bosque');
    expect(poor.statusCode).toBe(409);
    expect(poor.json()).toMatchObject({ code: 'games.too-few-coins', details: { missing: 50 } });
    expect((await buyer.buy('bosque', { price: 1 })).json().code).toBe('games.price-changed');
    expect((await buyer.buy('bosque', { price: -150 })).statusCode).toBe(400);
    expect((await buyer.buy('corona')).statusCode).toBe(404);
    expect(await buyer.entries()).toEqual(before);
    expect((await buyer.shop()).items.some(({ isOwned }: Shown) => isOwned)).toBe(false);
  });

  it('refuses to wear, download or undo what belongs to someone else', async () => {
    const [owner, other] = [await makeBuyer(), await makeBuyer()];
    const purchase = randomUUID();
    await owner.buy('alba', { purchase });
    await owner.buy('aro');
    expect((await other.wear('frame', 'aro')).json().code).toBe('games.not-owned');
    expect((await owner.wear('theme', 'aro')).json().code).toBe('games.not-owned');
    expect((await other.browser.get('/api/games/shop/wallpapers/alba/movil')).statusCode).toBe(404);
    expect((await other.undo(purchase)).statusCode).toBe(404);
    expect((await other.shop()).balance).toBe(500);
    expect((await owner.shop()).balance).toBe(360);
  });

  it('draws a wallpaper in both sizes', async () => {
    const buyer = await makeBuyer();
    await buyer.buy('noche');
    for (const [size, width, height] of [
      ['movil', 1170, 2532],
      ['ordenador', 2560, 1440],
    ]) {
      const answer = await buyer.browser.get(`/api/games/shop/wallpapers/noche/${size}`);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
    }
  });
});

describe('undoing a purchase', () => {
  it('returns the coins once within ten minutes', async () => {
    const buyer = await makeBuyer();
    const purchase = randomUUID();
    const bought = (await buyer.buy('mar', { purchase })).json();
    expect(itemOf(bought, 'mar')?.undo?.purchaseId).toBe(purchase);
    await Promise.all([buyer.undo(purchase), buyer.undo(purchase)]);
    const shop = await buyer.shop();
    expect(shop.balance).toBe(500);
    expect(itemOf(shop, 'mar')).toMatchObject({ isOwned: false, undo: null });
    expect((await buyer.entries()).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      -150, 150, 500,
    ]);
  });

  it('is refused after ten minutes', async () => {
    const buyer = await makeBuyer();
    const purchase = randomUUID();
    await buyer.buy('mar', { purchase });
    server.clock.advance(10 * MINUTE_MS);
    expect((await buyer.undo(purchase)).json().code).toBe('games.undo-late');
    expect((await buyer.shop()).balance).toBe(350);
  });

  it('is refused once the item was worn or downloaded', async () => {
    const buyer = await makeBuyer();
    const [frame, wallpaper] = [randomUUID(), randomUUID()];
    await buyer.buy('aro', { purchase: frame });
    await buyer.buy('alba', { purchase: wallpaper });
    await buyer.wear('frame', 'aro');
    await buyer.wear('frame', null);
    await buyer.browser.get('/api/games/shop/wallpapers/alba/movil');
    for (const purchase of [frame, wallpaper])
      expect((await buyer.undo(purchase)).json().code).toBe('games.undo-used');
    expect((await buyer.shop()).balance).toBe(360);
  });
});

describe('an extra mock', () => {
  it('is offered to plans with a limit, as a right that can be used once', async () => {
    const buyer = await makeBuyer(700, 'basico');
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await buyer.buy('mock', { purchase: first })).json().mocks).toBe(1);
    expect((await buyer.undo(first)).json()).toMatchObject({ mocks: 0, balance: 700 });
    await buyer.buy('mock', { purchase: second });
    expect((await buyer.browser.get('/api/exams/options')).json().mock).toMatchObject({ questions: 100 });
    await consumeGrant(server.db, buyer.id, 'mock', server.clock.now());
    expect((await buyer.undo(second)).json().code).toBe('games.undo-used');
  });

  it('is not paid back while a mock begins with it', async () => {
    const buyer = await makeBuyer(700, 'basico');
    const purchase = randomUUID();
    await buyer.buy('mock', { purchase });
    let undone: ReturnType<typeof buyer.undo> | undefined;
    await server.db.transaction(async (tx) => {
      await consumeGrant(tx, buyer.id, 'mock', server.clock.now());
      undone = buyer.undo(purchase);
      await someoneWaits(server);
    });
    expect((await undone)?.json().code).toBe('games.undo-used');
    expect((await buyer.shop()).balance).toBeLessThan(700);
  });

  it('is not sold to plans that include them', async () => {
    const buyer = await makeBuyer();
    expect(itemOf(await buyer.shop(), 'mock')).toBeUndefined();
    expect((await buyer.buy('mock')).json().code).toBe('games.not-for-plan');
    expect((await buyer.shop()).balance).toBe(500);
  });
});

describe('a rest day', () => {
  const studyOn = (userId: string, daysAgo: readonly number[]) =>
    recordAnswers(
      server.db,
      userId,
      daysAgo.map((ago) =>
        studyAnswer({ id: randomUUID(), at: new Date(server.clock.now().getTime() - ago * DAY_MS) }),
      ),
    );
  const streakOf = async ({ browser }: Awaited<ReturnType<typeof makeBuyer>>) =>
    (await browser.get('/api/progress/summary')).json().streak;

  it('keeps the streak on the first day missed after it was bought, and two can be held', async () => {
    const buyer = await makeBuyer();
    await buyer.buy('rest-day');
    expect((await buyer.buy('rest-day')).json()).toMatchObject({ restDays: 2, balance: 260 });
    expect((await buyer.buy('rest-day')).json().code).toBe('games.rest-full');
    expect((await buyer.shop()).balance).toBe(260);
    // The free days of the month are used up before; then one more day without study.
    await studyOn(buyer.id, [5, 0]);
    expect(await streakOf(buyer)).toMatchObject({ restLeft: 2 });
    server.clock.advance(2 * DAY_MS);
    await studyOn(buyer.id, [0]);
    const browser = await server.signedIn(buyer.id);
    expect((await browser.get('/api/progress/summary')).json().streak).toMatchObject({
      days: 2,
      restLeft: 1,
    });
  });

  it('does not repair a streak that was lost before', async () => {
    const buyer = await makeBuyer();
    await studyOn(buyer.id, [6, 5, 4, 0]);
    await studyOn(buyer.id, [12, 10, 8]);
    const lost = (await streakOf(buyer)).days;
    await buyer.buy('rest-day');
    expect(await streakOf(buyer)).toMatchObject({ days: lost, restLeft: 1 });
  });
});

describe('the prices', () => {
  const adminOf = async () => server.signedIn((await makeUser(server.db, { isAdmin: true })).id);

  it('are changed by an admin, and only to a positive number of coins', async () => {
    const admin = await adminOf();
    type Price = { itemId: string; etag: string };
    const etagNow = async (): Promise<string | undefined> =>
      (await admin.get('/api/admin/games/prices'))
        .json()
        .prices.find(({ itemId }: Price) => itemId === 'tierra').etag;
    const path = '/api/admin/games/prices/tierra';
    const set = async (price: number | null, etag?: string) =>
      admin.send('PUT', path, { price, etag: etag ?? (await etagNow()) });
    const first = await etagNow();
    for (const price of [-5, 0, 2.5]) expect((await set(price)).statusCode).toBe(400);
    expect((await set(90)).json().prices).toContainEqual({
      itemId: 'tierra',
      name: 'Color tierra',
      usual: 150,
      price: 90,
      etag: expect.any(String),
    });
    expect((await set(70, first)).json().code).toBe('admin.conflict');
    const buyer = await makeBuyer();
    expect((await buyer.buy('tierra')).json()).toMatchObject({
      code: 'games.price-changed',
      details: { price: 90 },
    });
    expect((await buyer.buy('tierra', { price: 90 })).json().balance).toBe(410);
    await set(null);
    expect((await buyer.browser.send('PUT', path, { price: 1, etag: await etagNow() })).statusCode).toBe(403);
  });
});
