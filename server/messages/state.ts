import { blockedBy } from '../blocks/blocks';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { markSeen } from '../push/notifications';
import * as messages from './messages.queries';
import { noticeTag } from './notify';
import { ownThread } from './reading';
import { settingsOf } from './settings';
import * as threads from './threads.queries';

export async function unreadOf({ db }: Kit, userId: string) {
  const rows = await threads.selectUnread(db, userId);
  const blocked = await blockedBy(
    db,
    userId,
    rows.flatMap(({ otherId }) => otherId ?? []),
  );
  const seen = rows.filter(({ otherId }) => !otherId || !blocked.has(otherId));
  return {
    unread: seen.reduce((sum, { box, unread }) => sum + (box === 'inbox' ? unread : 0), 0),
    requests: seen.filter(({ box }) => box === 'requests').length,
    isUndelivered: seen.some(({ box, isUndelivered }) => box === 'inbox' && isUndelivered),
  };
}

/** Tells the senders that their messages have arrived. */
export async function noteDelivered({ db, realtime }: Kit, userId: string): Promise<void> {
  for (const { threadId, otherId } of await threads.markDelivered(db, userId))
    if (otherId) realtime.toUsers([otherId], 'messages-changed', { threadId });
}

export async function noteRead(kit: Kit, userId: string, threadId: string, upTo: number): Promise<void> {
  const { db, realtime } = kit;
  const before = await db.transaction(async (tx) => {
    // A message that comes at the same moment must be counted.
    await threads.lockThread(tx, threadId);
    const { thread, member } = await ownThread(tx, userId, threadId);
    const lastRead = Math.max(member.lastRead, Math.min(upTo, thread.lastNumber));
    const unread = await messages.countAfter(tx, threadId, userId, lastRead);
    if (lastRead === member.lastRead && unread === member.unread) return undefined;
    const delivered = Math.max(member.delivered, lastRead);
    await threads.updateMember(tx, { userId, threadId }, { lastRead, unread, delivered });
    return { ...member, state: thread.state };
  });
  if (!before) return;
  await markSeen(kit, userId, noticeTag(threadId));
  // The other pages of this person; and the sender, who sees it if both share their marks.
  const told = [userId];
  if (before.otherId && before.state === 'open') {
    const settings = await settingsOf(db, [userId, before.otherId]);
    const isShared = settings(userId).readMarks && settings(before.otherId).readMarks;
    if (isShared || before.delivered < upTo) told.push(before.otherId);
  }
  realtime.toUsers(told, 'messages-changed', { threadId });
}

export async function sayTyping({ db, realtime }: Kit, userId: string, threadId: string): Promise<void> {
  const { thread, member } = await ownThread(db, userId, threadId);
  if (thread.state !== 'open' || !member.otherId) return;
  const settings = await settingsOf(db, [userId, member.otherId]);
  if (!settings(userId).typing || !settings(member.otherId).typing) return;
  if ((await blockedBy(db, member.otherId, [userId])).size > 0) return;
  realtime.toUsers([member.otherId], 'messages-typing', { threadId });
}

/** Whoever wrote the request is not told of a refusal. */
export async function answerRequest(
  { db, realtime }: Kit,
  userId: string,
  threadId: string,
  accept: boolean,
): Promise<void> {
  const told = await db.transaction(async (tx) => {
    const thread = await threads.lockThread(tx, threadId);
    const { member } = await ownThread(tx, userId, threadId);
    if (thread?.state !== 'request' || thread.startedBy === userId)
      throw new AppError('messages.not-a-request');
    await threads.updateThread(tx, threadId, { state: accept ? 'open' : 'declined' });
    const own = { userId, threadId };
    if (accept) await threads.updateMember(tx, own, { box: 'inbox' });
    else await threads.updateMember(tx, own, { box: null, unread: 0, lastRead: thread.lastNumber });
    return [userId, ...(accept && member.otherId ? [member.otherId] : [])];
  });
  realtime.toUsers(told, 'messages-changed', { threadId });
}

export async function hideMessage({ db, realtime }: Kit, userId: string, id: string): Promise<void> {
  const found = await messages.selectOwnMessage(db, userId, id);
  if (!found) throw new AppError('request.not-found');
  await messages.hideFor(db, id, found.message.authorId === userId);
  realtime.toUsers([userId], 'messages-changed', { threadId: found.message.threadId });
}

export async function hideThread({ db, realtime }: Kit, userId: string, threadId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await threads.lockThread(tx, threadId);
    const { thread } = await ownThread(tx, userId, threadId);
    await threads.updateMember(
      tx,
      { userId, threadId },
      { box: null, unread: 0, clearedTo: thread.lastNumber, lastRead: thread.lastNumber },
    );
  });
  realtime.toUsers([userId], 'messages-changed', { threadId });
}
