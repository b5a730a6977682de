import { mockRight } from '@atalaya/core/auth/grants';
import type { ShopItem } from '@atalaya/core/games/shop';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { grantAccess, revokeUnused } from '../../auth/grants';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { giveRestDay, returnRestDay } from '../../progress/rest-days';
import { insertPurchase, type Purchase } from './shop.queries';

type Giving = {
  userId: string;
  id: string;
  item: ShopItem;
  origin: Purchase['origin'];
  price: number;
  at: Date;
};

const sourceOf = (id: string): string => `coins:${id}`;

/** Hands an item over: what it does belongs to the streak, to the mocks or to the look. */
export async function giveItem(tx: Db, { userId, id, item, origin, price, at }: Giving): Promise<void> {
  if (item.kind === 'rest-day' && !(await giveRestDay(tx, { userId, id, today: dayInSpain(at) })))
    throw new AppError('games.rest-full');
  if (item.kind === 'mock')
    await grantAccess(tx, userId, sourceOf(id), [{ ...mockRight, expiresAt: null }], at);
  await insertPurchase(tx, { userId, id, itemId: item.id, kind: item.kind, origin, price, at });
}

/** Throws if the item was used. */
export async function takeBackItem(tx: Db, { userId, id, kind, usedAt }: Purchase, now: Date): Promise<void> {
  if (usedAt) throw new AppError('games.undo-used');
  if (kind === 'rest-day' && !(await returnRestDay(tx, { userId, id, today: dayInSpain(now) })))
    throw new AppError('games.undo-used');
  if (kind === 'mock' && !(await revokeUnused(tx, userId, sourceOf(id), now)))
    throw new AppError('games.undo-used');
}
