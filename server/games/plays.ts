import { MAX_MOVES } from '@atalaya/core/games/game';
import { appendMoves } from '@atalaya/core/games/moves';
import { type SentMoves, type StoredPlay, storedPlay } from '@atalaya/core/games/plays.contract';
import { resultAfter } from '@atalaya/core/games/rules';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { lockPlay, type PlayRow, selectPlay, updatePlay } from './plays.queries';

/** The puzzle and the moves of a row as values of its game. */
export const playedOf = ({ game, puzzle, moves }: Pick<PlayRow, 'game' | 'puzzle' | 'moves'>): StoredPlay =>
  storedPlay.parse({ game, puzzle, moves });

export function resultOf(row: PlayRow) {
  if (row.state !== 'finished' || !row.finishedAt) return null;
  const { won, points, hints, errors, coins, activeMs, items } = row;
  return {
    isWon: won ?? false,
    points: points ?? 0,
    hints: hints ?? 0,
    errors: errors ?? 0,
    coins,
    activeMs,
    finishedAt: row.finishedAt,
    items: items ?? [],
  };
}

export function viewOf(row: PlayRow) {
  const { id, topics, difficulty, seed, options, source, sourceRef, activeMs } = row;
  return {
    id,
    topics,
    difficulty,
    seed,
    source,
    sourceRef,
    activeMs,
    mode: options.mode ?? null,
    startedAt: row.startedAt,
    result: resultOf(row),
    play: playedOf(row),
  };
}

export async function readPlay({ db }: Kit, userId: string, id: string) {
  const row = await selectPlay(db, userId, id);
  if (!row) throw new AppError('request.not-found');
  return viewOf(row);
}

/** For clocks that run a little faster than ours. */
const CLOCK_SLACK_MS = 60_000;

export const isBeyondNow = ({ startedAt }: PlayRow, elapsedMs: number, now: Date): boolean =>
  startedAt.getTime() + elapsedMs > now.getTime() + CLOCK_SLACK_MS;

/** The play with the sent moves. Throws if they do not follow from what is stored or are not possible. */
export function played(row: PlayRow, from: number, sent: SentMoves, now: Date) {
  if (sent.game !== row.game) throw new AppError('games.other-game');
  const moves = appendMoves<unknown>(row.moves, from, sent.moves);
  if (moves === 'missing') throw new AppError('games.moves-missing', { saved: row.moves.length });
  if (moves === 'diverged') throw new AppError('games.diverged', { saved: row.moves.length });
  if (moves.after.length > MAX_MOVES) throw new AppError('games.too-long');
  const play = storedPlay.parse({ game: row.game, puzzle: row.puzzle, moves: moves.after });
  const outcome = resultAfter(play);
  if (!outcome) throw new AppError('games.impossible-move', { saved: row.moves.length });
  const lastMs = play.moves.at(-1)?.atMs ?? 0;
  if (isBeyondNow(row, lastMs, now)) throw new AppError('games.forged-clock');
  return { moves: play.moves, added: moves.added, lastMs, ...outcome };
}

export async function saveMoves(
  { db, clock }: Kit,
  userId: string,
  id: string,
  { from, sent }: { from: number; sent: SentMoves },
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockPlay(tx, userId, id);
    if (!row) throw new AppError('request.not-found');
    const { moves, added, lastMs } = played(row, from, sent, now);
    if (added === 0) return { saved: moves.length };
    if (row.state === 'finished') throw new AppError('games.finished');
    await updatePlay(tx, id, { moves, activeMs: Math.max(row.activeMs, lastMs) });
    return { saved: moves.length };
  });
}
