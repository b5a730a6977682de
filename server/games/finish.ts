import { createHash } from 'node:crypto';
import type { PlayedItem } from '@atalaya/core/games/play';
import type { SentMoves } from '@atalaya/core/games/plays.contract';
import { answeredAt } from '@atalaya/core/review/answered-at';
import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import { v5 } from 'uuid';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { recordAnswers } from '../review/record';
import { awardPlay } from './coins/ledger';
import { countDailyFinish } from './daily.queries';
import { recordDuelPlay } from './duels/duels';
import { isBeyondNow, played, resultOf } from './plays';
import { hasFingerprint, lockPlay, type PlayRow, updatePlay } from './plays.queries';
import { addToRollups } from './rollups';

type Finish = {
  from: number;
  sent: SentMoves;
  activeMs: number;
  /** When it ended on the device or was left, if that was earlier. */
  endedAt?: Date | undefined;
};

/** Without network a play ends earlier than it arrives: not before the time it took, and never later than now. */
function momentOfEnd({ startedAt }: PlayRow, endedAt: Date, activeMs: number, now: Date): Date {
  const possible = Math.max(endedAt.getTime(), startedAt.getTime() + activeMs);
  return answeredAt(new Date(Math.min(now.getTime(), possible)), now, { since: startedAt });
}

/** So short a play can be the same by chance. */
const MIN_MOVES_COMPARED = 6;

const fingerprintOf = (row: PlayRow, moves: readonly unknown[]): string | null =>
  moves.length < MIN_MOVES_COMPARED
    ? null
    : createHash('sha256')
        .update(JSON.stringify([row.game, row.seed, moves]))
        .digest('hex');

/** Ends a play: the result comes from its moves. Sending it again gives the same result and changes nothing. */
export async function finishPlay(kit: Kit, userId: string, id: string, given: Finish) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const row = await lockPlay(tx, userId, id);
    if (!row) throw new AppError('request.not-found');
    const { moves, added, lastMs, result, isOver } = played(row, given.from, given.sent, now);
    if (row.state === 'finished') {
      const known = resultOf(row);
      if (added > 0 || !known) throw new AppError('games.finished');
      return known;
    }
    const activeMs = Math.max(given.activeMs, lastMs, row.activeMs);
    if (isBeyondNow(row, activeMs, now)) throw new AppError('games.forged-clock');
    const fingerprint = fingerprintOf(row, moves);
    if (fingerprint && (await hasFingerprint(tx, userId, fingerprint))) throw new AppError('games.replayed');
    const items: PlayedItem[] = [...result.items];
    const { source } = row;
    const finishedAt = momentOfEnd(row, given.endedAt ?? now, activeMs, now);
    const award = { userId, playId: id, game: row.game, result, source, finishedAt };
    const finished = {
      ...row,
      moves,
      activeMs,
      items,
      fingerprint,
      coins: await awardPlay(tx, award),
      state: 'finished' as const,
      finishedAt,
      points: result.points,
      won: result.isWon,
      hints: result.hints,
      errors: result.errors,
    };
    await updatePlay(tx, id, finished);
    await addToRollups(tx, finished, { ...result, isOver }, finishedAt);
    await recordPlayed(tx, userId, id, items, finishedAt);
    if (source === 'daily' && row.sourceRef) await countDailyFinish(tx, row.sourceRef);
    await recordDuelPlay(kit, tx, finished);
    const shown = resultOf(finished);
    if (!shown) throw new AppError('server.failed');
    return shown;
  });
}

/** What was played goes to the review log. The ids come from the play, so that it cannot be recorded twice. */
async function recordPlayed(
  db: Db,
  userId: string,
  playId: string,
  items: readonly PlayedItem[],
  now: Date,
): Promise<void> {
  const answers = items.map(
    ({ kind, itemId, topic, outcome, grade, durationMs }, index): StudyAnswer => ({
      id: v5(String(index), playId),
      kind,
      itemId,
      topic,
      outcome: outcome === 'right' ? 'right' : 'wrong',
      ...(grade ? { grade } : {}),
      at: now,
      durationMs,
      source: 'game',
    }),
  );
  await recordAnswers(db, userId, answers);
}
