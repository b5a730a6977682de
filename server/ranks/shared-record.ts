import { findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { wholeRecord } from './own-record';
import { selectShared } from './ranks.queries';

/** Only the parts that the owner has chosen. An account that is suspended or about to be deleted shares nothing. */
export async function sharedRecord(kit: Kit, token: string) {
  const row = await selectShared(kit.db, token);
  const account = row && (await findAccount(kit.db, row.userId, kit.clock.now()));
  if (!row || !account || account.suspendedAt || account.deletionRequestedAt)
    throw new AppError('ranks.link-gone');
  const { today, owner, rank, hours, scores } = await wholeRecord(kit, row.userId, row);
  return {
    today,
    name: owner.name,
    number: owner.number,
    rank: row.showsRank ? rank : null,
    hours: row.showsHours ? hours : null,
    scores: row.showsScores ? scores : null,
  };
}
