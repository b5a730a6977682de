import { randomInt } from 'node:crypto';
import type { Tier } from '@atalaya/core/auth/user';
import {
  type Difficulty,
  type Game,
  hasPlayLimit,
  MAX_SEED,
  type PlaySource,
  playAllowance,
} from '@atalaya/core/games/game';
import type { PlayOptions } from '@atalaya/core/games/play';
import { type AnyPuzzle, rules } from '@atalaya/core/games/rules';
import { allowanceLeft, spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { materialFor } from './material';
import { viewOf } from './plays';
import { insertPlay, type PlayRow } from './plays.queries';

export type Player = { id: string; tier: Tier };

/** The plays that are left today; null without a limit. */
export const playsLeft = async (kit: Kit, { id, tier }: Player): Promise<number | null> =>
  hasPlayLimit(tier) ? allowanceLeft(kit, kit.db, playAllowance, { subject: id }) : null;

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
  kit: Kit,
  tx: Db,
  { player, now, topics, ...play }: NewPlay,
): Promise<PlayRow | undefined> {
  const row = await insertPlay(tx, {
    id: newId(now),
    userId: player.id,
    ...play,
    topics: [...topics],
    moves: [],
    state: 'running',
    startedAt: now,
  });
  if (row && hasPlayLimit(player.tier)) await spend(kit, tx, playAllowance, { subject: player.id });
  return row;
}

type Wanted = {
  game: Game;
  topics: readonly number[];
  difficulty: Difficulty;
  seed?: number | undefined;
  mode?: string | undefined;
  items?: readonly string[] | undefined;
};

export async function startPlay(kit: Kit, player: Player, wanted: Wanted) {
  const { db, clock } = kit;
  const now = clock.now();
  const { game, difficulty, items } = wanted;
  const topics = [...new Set(wanted.topics)].sort((a, b) => a - b);
  const seed = wanted.seed ?? newSeed();
  const options: PlayOptions = wanted.mode === undefined ? {} : { mode: wanted.mode };
  const material = await materialFor(db, player, game, topics, items, now);
  const puzzle = rules[game].build(material, seed, difficulty, options);
  if (!puzzle) throw new AppError('games.not-enough');
  const row = await db.transaction((tx) =>
    createPlay(kit, tx, {
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
