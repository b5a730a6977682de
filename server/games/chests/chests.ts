import { randomInt } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import {
  ANSWERS_OF_A_DAY,
  COINS_INSTEAD,
  DAYS_OF_A_CHEST,
  daysOfWeek,
  drawPrize,
  oddsFor,
} from '@atalaya/core/games/chests';
import type { ChestOpening } from '@atalaya/core/games/chests.contract';
import { MAX_SEED } from '@atalaya/core/games/game';
import {
  type ItemKind,
  isLasting,
  itemById,
  kindWords,
  needsMocks,
  shopItems,
} from '@atalaya/core/games/shop';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { MAX_REST_DAYS } from '@atalaya/core/progress/streak';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { restDaysHeld } from '../../progress/rest-days';
import { studiedDays } from '../../review/history';
import { lockBalance } from '../coins/coins.queries';
import { moveCoins } from '../coins/ledger';
import { giveItem } from '../shop/items';
import { selectHeld } from '../shop/shop.queries';
import { type Chest, insertEarned, saveOpening, selectChest, selectChests } from './chests.queries';

type Winner = { id: string; tier: Tier };

/** Stores the chests of this week and the last one as soon as they are won; they never expire. */
export async function earnChests(
  { db, clock }: Kit,
  userId: string,
): Promise<{ week: string; days: number }> {
  const now = clock.now();
  const week = mondayOf(dayInSpain(now));
  const days = await studiedDays(db, userId);
  const won = [week, plusDays(week, -7)].filter((monday) => daysOfWeek(days, monday) >= DAYS_OF_A_CHEST);
  if (won.length > 0) await insertEarned(db, userId, won, now);
  return { week, days: daysOfWeek(days, week) };
}

export async function readChests(kit: Kit, { id, tier }: Winner) {
  const { week, days } = await earnChests(kit, id);
  const [chests, available] = await Promise.all([
    selectChests(kit.db, id),
    availableTo(kit.db, id, dayInSpain(kit.clock.now())),
  ]);
  return {
    week,
    days,
    needed: DAYS_OF_A_CHEST,
    answersOfADay: ANSWERS_OF_A_DAY,
    isOpened: chests.some((chest) => chest.week === week && chest.openedAt),
    ready: chests.filter(({ openedAt }) => !openedAt).map((chest) => chest.week),
    odds: oddsFor(needsMocks(tier)).map(({ kind, percent }) => ({
      kind,
      words: kindWords[kind].one,
      percent,
      left: available(kind).length,
    })),
    coinsInstead: COINS_INSTEAD,
    openings: chests.flatMap((chest) => toView(chest) ?? []),
  };
}

function toView({ week, openedAt, kind, itemId, coins }: Chest): ChestOpening | undefined {
  if (!openedAt || !kind) return undefined;
  const item = itemId ? itemById(itemId) : undefined;
  const words = item?.name ?? `${coins} monedas`;
  return { week, openedAt: openedAt.toISOString(), kind, itemId, words, coins };
}

/** The items of a kind that this user can still get. */
async function availableTo(db: Db, userId: string, today: string) {
  const [held, restDays] = await Promise.all([selectHeld(db, userId), restDaysHeld(db, userId, today)]);
  const owned = new Set(held.map(({ itemId }) => itemId));
  return (kind: ItemKind): string[] => {
    const ids = shopItems.filter((item) => item.kind === kind).map(({ id }) => id);
    if (isLasting(kind)) return ids.filter((id) => !owned.has(id));
    return kind === 'rest-day' && restDays >= MAX_REST_DAYS ? [] : ids;
  };
}

/** Under the lock of the ledger: of two tabs, the second one gets what the first one drew. */
export async function openChest(kit: Kit, { id: userId, tier }: Winner, week: string): Promise<ChestOpening> {
  await earnChests(kit, userId);
  const at = kit.clock.now();
  const opened = await kit.db.transaction(async (tx) => {
    await lockBalance(tx, userId);
    const chest = await selectChest(tx, userId, week);
    if (!chest) throw new AppError('games.chest-closed');
    if (chest.openedAt) return chest;
    const available = await availableTo(tx, userId, dayInSpain(at));
    const seed = randomInt(MAX_SEED);
    const { kind, itemId } = drawPrize(seed, oddsFor(needsMocks(tier)), available);
    const item = itemId ? itemById(itemId) : undefined;
    const coins = item ? 0 : COINS_INSTEAD;
    if (item) await giveItem(tx, { userId, id: newId(at), item, origin: 'chest', price: 0, at });
    else {
      const given = { userId, key: `chest:${week}`, amount: coins, at } as const;
      await moveCoins(tx, { ...given, reason: 'chest', reference: week });
    }
    const opening = { ...chest, openedAt: at, seed, kind, itemId, coins };
    await saveOpening(tx, opening);
    return opening;
  });
  const opening = toView(opened);
  if (!opening) throw new AppError('server.failed');
  return opening;
}
