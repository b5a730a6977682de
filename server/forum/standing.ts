import { type Held, holds } from '@atalaya/core/auth/roles';
import {
  REMOVED_COUNT_FOR_MS,
  REPEAT_MS,
  replyAllowance,
  type TrustLevel,
  topicAllowance,
  trustOf,
  type WritingLimits,
  writingLimits,
} from '@atalaya/core/forum/trust';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { type AllowanceKit, spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { type MemberRow, selectMember, setLevel } from './members.queries';
import { requireNotBanned } from './moderation/bans';
import { countRemovedOf } from './moderation/cases.queries';
import { selectRepeated } from './posts.queries';

export type Writer = { id: string } & Held;

const STAFF: WritingLimits = {
  isNewcomer: false,
  links: 50,
  images: 20,
  mentions: 10,
  pause: null,
  topicsPerDay: 1_000,
  postsPerDay: 1_000,
};

const earned = (row: MemberRow, removed: number, now: Date): TrustLevel =>
  trustOf({
    days: (now.getTime() - row.firstVisitAt.getTime()) / DAY_MS,
    topicsRead: row.topicsRead,
    thanked: row.useful + row.solutions,
    removed,
  });

/** The trust level, raised as soon as the behaviour allows it. */
export async function levelOf(db: Db, userId: string, now: Date): Promise<number> {
  const row = await selectMember(db, userId);
  if (!row || row.isLevelFixed) return row?.level ?? 0;
  const since = new Date(now.getTime() - REMOVED_COUNT_FOR_MS);
  const level = earned(row, await countRemovedOf(db, userId, since), now);
  if (level !== row.level) await setLevel(db, userId, level);
  return level;
}

/** Throws if the writer is kept out. */
export async function limitsOf(db: Db, writer: Writer, now: Date): Promise<WritingLimits> {
  if (holds(writer, 'may:moderate')) return STAFF;
  await requireNotBanned(db, writer.id, now);
  const level = await levelOf(db, writer.id, now);
  return writingLimits(level === 0 ? 0 : 1);
}

/** Throws if the author writes too much, too fast, or the same again. Call it first in the transaction. */
export async function requirePace(
  kit: AllowanceKit,
  tx: Db,
  { id }: Writer,
  { body, isTopic }: { body: string; isTopic: boolean },
  { pause, topicsPerDay, postsPerDay }: WritingLimits,
): Promise<void> {
  const now = kit.clock.now();
  if (isTopic) await spend(kit, tx, topicAllowance, { subject: id, limit: topicsPerDay });
  else await spend(kit, tx, replyAllowance, { subject: id, limit: postsPerDay });
  const repeated = await selectRepeated(tx, id, body, new Date(now.getTime() - REPEAT_MS));
  if (repeated) {
    const endsAt = repeated.createdAt.getTime() + REPEAT_MS;
    throw new AppError('forum.repeated', { retryAfterSeconds: (endsAt - now.getTime()) / 1000 });
  }
  if (pause) await spend(kit, tx, pause, { subject: id });
}
