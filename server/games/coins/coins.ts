import { COINS_A_DAY, wordsOfMovement } from '@atalaya/core/games/coins';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { keysetPage } from '../../platform/keyset';
import type { Kit } from '../../platform/kit';
import { type CoinEntry, selectBalance, selectEarned, selectMovements } from './coins.queries';
import { settleStudy } from './study-coins';

const LAST = 3;

const toView = ({ id, reason, reference, amount, day }: CoinEntry) => ({
  id,
  words: wordsOfMovement(reason, reference),
  amount,
  day,
});

export async function readCoins(kit: Kit, userId: string) {
  await settleStudy(kit, userId);
  const { db, clock } = kit;
  const [balance, earnedToday, last] = await Promise.all([
    selectBalance(db, userId),
    selectEarned(db, userId, dayInSpain(clock.now())),
    selectMovements(db, userId, undefined, LAST),
  ]);
  return { balance, earnedToday, limitOfDay: COINS_A_DAY, last: last.map(toView) };
}

type Page = { after?: string | undefined; limit: number };

export async function readMovements({ db }: Kit, userId: string, { after, limit }: Page) {
  const { items, next } = keysetPage(
    await selectMovements(db, userId, after, limit + 1),
    limit,
    ({ id }) => id,
  );
  return { items: items.map(toView), next };
}
