import { duelStateAt } from '@atalaya/core/games/duels/duel';
import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { ensureProfile, pseudonymsOf } from '../../exams/compare/ranking-profile';
import type { Db } from '../../platform/db';
import type { DuelRow } from './duels.queries';

export const pseudonymOf = async (db: Db, userId: string): Promise<string> =>
  (await ensureProfile(db, userId)).pseudonym;

const playersOf = ({ challengerId, opponentId }: DuelRow): string[] =>
  opponentId ? [challengerId, opponentId] : [challengerId];

export async function viewsOf(
  db: Db,
  rows: readonly DuelRow[],
  userId: string,
  now: Date,
): Promise<DuelView[]> {
  const names = await pseudonymsOf(db, rows.flatMap(playersOf));
  return rows.map((row) => seenBy(row, userId, names, now));
}

export async function viewOf(db: Db, row: DuelRow, userId: string, now: Date): Promise<DuelView> {
  const names = await pseudonymsOf(db, playersOf(row));
  return seenBy(row, userId, names, now);
}

/** What a user may see of a duel. A stranger with the link of a duel that has two players sees no score. */
function seenBy(row: DuelRow, userId: string, names: ReadonlyMap<string, string>, now: Date): DuelView {
  const { id, token, game, topics, challengerId, opponentId, challengerScore, opponentScore, toBeat } = row;
  const state = duelStateAt(row, now);
  const isChallenger = userId === challengerId;
  const isOpponent = userId === opponentId;
  const isInvited = !isChallenger && opponentId === null;
  const isStranger = !isChallenger && !isOpponent && !isInvited;
  const [own, other] = isChallenger ? [challengerScore, opponentScore] : [opponentScore, challengerScore];
  const otherId = isChallenger ? opponentId : challengerId;
  const isPlayer = isChallenger || isOpponent;
  return {
    id,
    token,
    game,
    topics,
    state,
    role: isChallenger ? 'challenger' : isOpponent ? 'opponent' : isInvited ? 'invited' : 'stranger',
    challenger: names.get(challengerId) ?? '',
    other: otherId === null || isStranger ? null : (names.get(otherId) ?? null),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    toBeat: isStranger ? null : toBeat,
    ownScore: isPlayer ? own : null,
    otherScore: isPlayer && (own !== null || state === 'expired') ? other : null,
  };
}
