import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { recordStudyTime } from '../review/study-time';
import { type MemberRow, updateMembers } from './members.queries';

const ALONE = { studyId: null, studySince: null };

/** Stores what a member has studied in company until then; the same stretch may be stored again with a later end. */
export async function recordStretch(db: Db, { userId, studyId, studySince }: MemberRow, until: Date) {
  if (studyId && studySince && until > studySince)
    await recordStudyTime(db, userId, { id: studyId, kind: 'voice-room', from: studySince, to: until });
}

/** Time counts from the second person on. `inside`: everybody who is in the room now. */
export async function followCompany(db: Db, inside: readonly MemberRow[], now: Date): Promise<void> {
  if (inside.length > 1) {
    for (const { id } of inside.filter(({ studyId }) => !studyId))
      await updateMembers(db, [id], { studyId: newId(now), studySince: now });
    return;
  }
  for (const row of inside.filter(({ studyId }) => studyId)) {
    await recordStretch(db, row, now);
    await updateMembers(db, [row.id], ALONE);
  }
}

/** Ends the stretches of those who have left. */
export async function endStretches(db: Db, left: readonly MemberRow[], now: Date): Promise<void> {
  // In one order, because each of them is locked.
  const inOrder = [...left].sort((one, other) => one.userId.localeCompare(other.userId));
  for (const row of inOrder) await recordStretch(db, row, row.seenAt < now ? row.seenAt : now);
  await updateMembers(
    db,
    left.map(({ id }) => id),
    ALONE,
  );
}
