import type { Tier } from '@atalaya/core/auth/user';
import {
  isLasting,
  isOffered,
  itemById,
  needsMocks,
  shopItems,
  undoUntil,
  type WornKind,
} from '@atalaya/core/games/shop';
import type { ShownItem } from '@atalaya/core/games/shop.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { MAX_REST_DAYS } from '@atalaya/core/progress/streak';
import { liveGrants } from '../../auth/grants';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { restDaysHeld } from '../../progress/rest-days';
import { lockBalance, selectBalance } from '../coins/coins.queries';
import { moveCoins } from '../coins/ledger';
import { settleStudy } from '../coins/study-coins';
import { giveItem, takeBackItem } from './items';
import * as rows from './shop.queries';

type Buyer = { id: string; tier: Tier };

export async function readShop(kit: Kit, buyer: Buyer) {
  await settleStudy(kit, buyer.id);
  return shopOf(kit, buyer);
}

async function shopOf({ db, clock }: Kit, { id: userId, tier }: Buyer) {
  const now = clock.now();
  const [balance, held, look, prices, restDays, mocks] = await Promise.all([
    selectBalance(db, userId),
    rows.selectHeld(db, userId),
    rows.selectLook(db, userId),
    rows.selectPrices(db),
    restDaysHeld(db, userId, dayInSpain(now)),
    liveGrants(db, userId, now, ['mock']),
  ]);
  const items = shopItems
    .filter(({ kind }) => isOffered(kind, tier))
    .map(({ id, kind, name, detail, price }): ShownItem => {
      const own = held.filter(({ itemId }) => itemId === id);
      const last = own.at(-1);
      const isOwned = isLasting(kind) && last !== undefined;
      const canUndo = last && last.origin === 'shop' && !last.usedAt && undoUntil(last.at) > now;
      return {
        id,
        kind,
        name,
        detail,
        price: prices.get(id) ?? price,
        isOwned,
        isWorn: look.theme === id || look.frame === id,
        refusal: isOwned ? 'owned' : kind === 'rest-day' && restDays >= MAX_REST_DAYS ? 'rest-full' : null,
        undo: canUndo ? { purchaseId: last.id, until: undoUntil(last.at).toISOString() } : null,
      };
    });
  return { balance, items, restDays, mocks: needsMocks(tier) ? mocks.length : 0, look };
}

/** The row of the balance is locked first, so that the purchases of a user happen one after the other. */
export async function buyItem(
  kit: Kit,
  buyer: Buyer,
  { id, itemId, price }: { id: string; itemId: string; price: number },
) {
  const item = itemById(itemId);
  if (!item) throw new AppError('request.not-found');
  if (!isOffered(item.kind, buyer.tier)) throw new AppError('games.not-for-plan');
  const at = kit.clock.now();
  const userId = buyer.id;
  await kit.db.transaction(async (tx) => {
    await lockBalance(tx, userId);
    // The same purchase, sent again.
    if (await rows.selectPurchase(tx, userId, id)) return;
    const held = await rows.selectHeld(tx, userId);
    if (isLasting(item.kind) && held.some((one) => one.itemId === item.id)) throw new AppError('games.owned');
    const current = (await rows.selectPrices(tx)).get(item.id) ?? item.price;
    if (price !== current) throw new AppError('games.price-changed', { price: current });
    const spent = { userId, key: `purchase:${id}`, amount: -current, at } as const;
    await moveCoins(tx, { ...spent, reason: 'purchase', reference: item.name });
    await giveItem(tx, { userId, id, item, origin: 'shop', price: current, at });
  });
  return shopOf(kit, buyer);
}

export async function undoPurchase(kit: Kit, buyer: Buyer, id: string) {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    await lockBalance(tx, buyer.id);
    const purchase = await rows.selectPurchase(tx, buyer.id, id);
    if (purchase?.origin !== 'shop') throw new AppError('request.not-found');
    if (purchase.undoneAt) return;
    if (undoUntil(purchase.at) <= now) throw new AppError('games.undo-late');
    await takeBackItem(tx, purchase, now);
    await rows.markUndone(tx, buyer.id, id, now);
    await moveCoins(tx, {
      userId: buyer.id,
      key: `refund:${id}`,
      amount: purchase.price,
      reason: 'refund',
      reference: itemById(purchase.itemId)?.name ?? purchase.itemId,
      at: now,
    });
  });
  return shopOf(kit, buyer);
}

export async function wearItem(kit: Kit, buyer: Buyer, kind: WornKind, itemId: string | null) {
  await kit.db.transaction(async (tx) => {
    await lockBalance(tx, buyer.id);
    if (itemId !== null) {
      const held = await rows.selectHeld(tx, buyer.id);
      if (!held.some((one) => one.itemId === itemId && one.kind === kind))
        throw new AppError('games.not-owned');
      await rows.markUsed(tx, buyer.id, itemId, kit.clock.now());
    }
    await rows.saveWorn(tx, buyer.id, kind, itemId);
  });
  return shopOf(kit, buyer);
}
