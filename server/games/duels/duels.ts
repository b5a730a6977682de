import { DUEL_MS, type DuelScore, duelAllowance } from '@atalaya/core/games/duels/duel';
import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import type { Difficulty, Game } from '@atalaya/core/games/game';
import { comparedGames } from '@atalaya/core/games/game';
import { rules } from '@atalaya/core/games/rules';
import { requireRoom } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { newToken } from '../../platform/sessions';
import { materialFor, requireOpen } from '../material';
import { type PlayRow, selectPlay, selectPlayFrom } from '../plays.queries';
import { createPlay, newSeed, type Player } from '../start';
import * as rows from './duels.queries';
import { notifyAccepted, notifyExpired, notifyFinished } from './notices';
import { viewOf, viewsOf } from './view';

const LISTED = 20;

export async function duelsOf({ db, clock }: Kit, userId: string): Promise<{ duels: DuelView[] }> {
  const now = clock.now();
  const since = new Date(now.getTime() - 2 * DUEL_MS);
  const found = await rows.selectDuels(db, userId, since, LISTED);
  return { duels: await viewsOf(db, found, userId, now) };
}

type Wanted =
  | { playId: string }
  | { game: Game; topics: readonly number[]; difficulty: Difficulty; mode?: string | undefined };

function checkGame(game: Game): void {
  if (!comparedGames.some((one) => one === game)) throw new AppError('games.duel-game');
}

/** The frozen puzzle of a new duel. */
async function puzzleFor(db: Db, player: Player, wanted: Wanted, now: Date) {
  if ('playId' in wanted) {
    const play = await selectPlay(db, player.id, wanted.playId);
    if (!play) throw new AppError('request.not-found');
    if (play.state !== 'finished' || play.source === 'duel') throw new AppError('games.duel-needs-end');
    const { game, options, topics, seed, difficulty, puzzle } = play;
    checkGame(game);
    return { game, options, topics, seed, difficulty, puzzle, score: scoreOf(play) };
  }
  const { game, difficulty, mode } = wanted;
  checkGame(game);
  const topics = [...new Set(wanted.topics)].sort((a, b) => a - b);
  const options = mode === undefined ? {} : { mode };
  const seed = newSeed();
  const puzzle = rules[game].build(
    await materialFor(db, player, game, topics, undefined, now),
    seed,
    difficulty,
    options,
  );
  if (!puzzle) throw new AppError('games.not-enough');
  return { game, options, topics, seed, difficulty, puzzle, score: null };
}

export async function createDuel(kit: Kit, player: Player, wanted: Wanted): Promise<DuelView> {
  const { db, clock } = kit;
  const now = clock.now();
  const { score, ...frozen } = await puzzleFor(db, player, wanted, now);
  return db.transaction(async (tx) => {
    const open = () => rows.countOpen(tx, player.id, now);
    await requireRoom(kit, tx, duelAllowance, { subject: player.id }, open);
    const row = await rows.insertDuel(tx, {
      ...frozen,
      id: newId(now),
      token: newToken(),
      challengerId: player.id,
      toBeat: score,
      challengerScore: score,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DUEL_MS),
    });
    if (!row) throw new AppError('server.failed');
    return viewOf(tx, row, player.id, now);
  });
}

export async function readDuel({ db, clock }: Kit, userId: string, token: string): Promise<DuelView> {
  const row = await rows.selectDuel(db, token);
  if (!row) throw new AppError('request.not-found');
  return viewOf(db, row, userId, clock.now());
}

export async function acceptDuel(kit: Kit, player: Player, token: string): Promise<DuelView> {
  const now = kit.clock.now();
  const userId = player.id;
  const asked = await rows.selectDuel(kit.db, token);
  if (asked && asked.opponentId === null && asked.challengerId !== userId)
    await requireOpen(kit.db, player, asked, now);
  return kit.db.transaction(async (tx) => {
    const taken = await rows.takeDuel(tx, token, userId, now);
    if (taken) {
      await notifyAccepted(kit, tx, taken);
      return viewOf(tx, taken, userId, now);
    }
    const known = await rows.selectDuel(tx, token);
    if (!known) throw new AppError('request.not-found');
    // Pressed twice, or on two devices.
    if (known.opponentId === userId) return viewOf(tx, known, userId, now);
    if (known.challengerId === userId) throw new AppError('games.duel-own');
    throw new AppError(known.opponentId ? 'games.duel-taken' : 'games.duel-over');
  });
}

export async function withdrawDuel({ db, clock }: Kit, userId: string, token: string): Promise<DuelView> {
  const now = clock.now();
  const closed = await rows.closeOwnDuel(db, token, userId, now);
  if (closed) return viewOf(db, closed, userId, now);
  const known = await rows.selectDuel(db, token);
  if (known?.challengerId !== userId) throw new AppError('request.not-found');
  throw new AppError(known.opponentId ? 'games.duel-taken' : 'games.duel-over');
}

/** The play of a player of the duel: the one that was begun, or a new one with the frozen puzzle. */
export async function playDuel(kit: Kit, player: Player, token: string): Promise<{ playId: string }> {
  const { db, clock } = kit;
  const now = clock.now();
  const known = await rows.selectDuel(db, token);
  if (!known || (known.challengerId !== player.id && known.opponentId !== player.id))
    throw new AppError('request.not-found');
  return db.transaction(async (tx) => {
    const begun = await selectPlayFrom(tx, player.id, 'duel', known.id);
    if (begun) return { playId: begun.id };
    const duel = await rows.lockDuel(tx, known.id, player.id, now);
    if (!duel) throw new AppError('games.duel-over');
    if (player.id === duel.challengerId && duel.challengerScore) throw new AppError('games.duel-played');
    await requireOpen(tx, player, duel, now);
    const { game, options, topics, seed, difficulty, puzzle } = duel;
    const source = { source: 'duel' as const, sourceRef: duel.id };
    const row = await createPlay(kit, tx, {
      player,
      game,
      options,
      topics,
      seed,
      difficulty,
      puzzle,
      ...source,
      now,
    });
    if (!row) throw new AppError('games.duel-played');
    return { playId: row.id };
  });
}

const scoreOf = ({ points, items, activeMs }: Pick<PlayRow, 'points' | 'items' | 'activeMs'>): DuelScore => ({
  points: points ?? 0,
  right: (items ?? []).filter(({ outcome }) => outcome === 'right').length,
  items: items?.length ?? 0,
  activeMs,
});

/** In the transaction that ends the play. A play that ends after the duel was closed does not count for it. */
export async function recordDuelPlay(kit: Kit, db: Db, play: PlayRow): Promise<void> {
  if (play.source !== 'duel' || !play.sourceRef) return;
  const now = kit.clock.now();
  const duel = await rows.lockDuel(db, play.sourceRef, play.userId, now);
  if (!duel) return;
  const side = duel.challengerId === play.userId ? 'challengerScore' : 'opponentScore';
  if (duel[side]) return;
  const after = { ...duel, [side]: scoreOf(play) };
  const isFinished = after.challengerScore !== null && after.opponentScore !== null;
  await rows.updateDuel(db, duel.id, {
    [side]: scoreOf(play),
    ...(isFinished ? { closedAt: now } : {}),
  });
  if (isFinished) await notifyFinished(kit, db, after);
}

export async function closeExpired(kit: Kit): Promise<void> {
  await kit.db.transaction(async (tx) => {
    for (const duel of await rows.closeExpiredDuels(tx, kit.clock.now())) await notifyExpired(kit, tx, duel);
  });
}
