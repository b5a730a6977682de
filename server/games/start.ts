import { randomInt } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import {
  type Difficulty,
  type Game,
  MAX_SEED,
  type PlaySource,
  playsLeftToday,
} from '@atalaya/core/games/game';
import type { PlayOptions } from '@atalaya/core/games/play';
import { type AnyPuzzle, rules } from '@atalaya/core/games/rules';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { materialFor } from './material';
import { viewOf } from './plays';
import { countStartedSince, insertPlay, lockPlayer, type PlayRow } from './plays.queries';

export type Player = { id: string; tier: Tier };

/** The plays that are left today; null without a limit. */
export async function playsLeft(db: Db, { id, tier }: Player, now: Date): Promise<number | null> {
  if (playsLeftToday(tier, 0) === null) return null;
  return playsLeftToday(tier, await countStartedSince(db, id, momentInSpain(dayInSpain(now), 0)));
}

export const newSeed = (): number => randomInt(MAX_SEED);

type NewPlay = {
  player: Player;
  game: Game;
  topics: readonly number[];
  difficulty: Difficulty;
  seed: number;
  options: PlayOptions;
  source: PlaySource;
  sourceRef: string | null;
  puzzle: AnyPuzzle;
  now: Date;
};

/**
 * Stores a play within the player's allowance, in the caller's transaction. Undefined if the player already has the play
 * of this challenge or duel.
 */
export async function createPlay(
  db: Db,
  { player, now, topics, ...play }: NewPlay,
): Promise<PlayRow | undefined> {
  await lockPlayer(db, player.id);
  if ((await playsLeft(db, player, now)) === 0) throw new AppError('games.daily-limit');
  return insertPlay(db, {
    id: newId(now),
    userId: player.id,
    ...play,
    topics: [...topics],
    moves: [],
    state: 'running',
    startedAt: now,
  });
}

type Wanted = {
  game: Game;
  topics: readonly number[];
  difficulty: Difficulty;
  seed?: number | undefined;
  mode?: string | undefined;
  items?: readonly string[] | undefined;
};

export async function startPlay({ db, clock }: Kit, player: Player, wanted: Wanted) {
  const now = clock.now();
  const { game, difficulty, items } = wanted;
  const topics = [...new Set(wanted.topics)].sort((a, b) => a - b);
  const seed = wanted.seed ?? newSeed();
  const options: PlayOptions = wanted.mode === undefined ? {} : { mode: wanted.mode };
  const material = await materialFor(db, player, game, topics, items, now);
  const puzzle = rules[game].build(material, seed, difficulty, options);
  if (!puzzle) throw new AppError('games.not-enough');
  const row = await db.transaction((tx) =>
    createPlay(tx, {
      player,
      game,
      topics,
      difficulty,
      seed,
      options,
      source: 'free',
      sourceRef: null,
      puzzle,
      now,
    }),
  );
  if (!row) throw new AppError('server.failed');
  return viewOf(row);
}
