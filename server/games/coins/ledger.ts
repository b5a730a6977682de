import { COINS_OF_CHALLENGE, type CoinReason, coinsOfPlay, withinDay } from '@atalaya/core/games/coins';
import type { Game, PlaySource } from '@atalaya/core/games/game';
import type { PlayResult } from '@atalaya/core/games/play';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { insertEntry, lockBalance, selectEarned, selectKnown } from './coins.queries';

export type Movement = {
  userId: string;
  /** The same key moves coins once. */
  key: string;
  amount: number;
  reason: CoinReason;
  reference: string;
  at: Date;
};

const knownAmount = async (tx: Db, { userId, key }: Movement): Promise<number | undefined> =>
  (await selectKnown(tx, userId, [key]))[0]?.amount;

const write = (tx: Db, { at, ...movement }: Movement, day: string) =>
  insertEntry(tx, { ...movement, id: newId(at), day, at });

/** Moves coins in the caller's transaction and returns the amount; a repeated key returns what it moved before. */
export async function moveCoins(tx: Db, movement: Movement): Promise<number> {
  const balance = await lockBalance(tx, movement.userId);
  const known = await knownAmount(tx, movement);
  if (known !== undefined) return known;
  if (balance + movement.amount < 0)
    throw new AppError('games.too-few-coins', { missing: -movement.amount - balance });
  await write(tx, movement, dayInSpain(movement.at));
  return movement.amount;
}

/** Gives what the day's limit still allows; `day` is the day of the study or the play. */
export async function earnCoins(tx: Db, movement: Movement, day: string): Promise<number> {
  await lockBalance(tx, movement.userId);
  const known = await knownAmount(tx, movement);
  if (known !== undefined) return known;
  const amount = withinDay(movement.amount, await selectEarned(tx, movement.userId, day));
  if (amount > 0) await write(tx, { ...movement, amount }, day);
  return amount;
}

type FinishedPlay = {
  userId: string;
  playId: string;
  game: Game;
  result: Pick<PlayResult, 'isWon' | 'points' | 'hints'>;
  source: PlaySource;
  finishedAt: Date;
};

/** The coins of a finished play, in the transaction that finishes it. Returns the coins given. */
export async function awardPlay(tx: Db, play: FinishedPlay): Promise<number> {
  const { userId, playId, game, result, source, finishedAt: at } = play;
  if (!result.isWon) return 0;
  const day = dayInSpain(at);
  const reason = result.hints === 0 ? 'unaided-play' : 'play';
  const amount = coinsOfPlay(game, result);
  const given = await earnCoins(
    tx,
    { userId, key: `play:${playId}`, amount, reason, reference: game, at },
    day,
  );
  if (source !== 'daily') return given;
  const more = { userId, amount: COINS_OF_CHALLENGE, reason: 'challenge', reference: game, at } as const;
  return given + (await earnCoins(tx, { ...more, key: `challenge:${day}` }, day));
}
