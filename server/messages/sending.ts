import { holds } from '@atalaya/core/auth/roles';
import {
  maySendImages,
  messageAllowance,
  newThreadsPerDay,
  stateAfter,
  threadAllowance,
} from '@atalaya/core/messages/messages';
import { requireNotBanned } from '../forum/moderation/bans';
import { levelOf } from '../forum/standing';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { placeMessageImage } from './images';
import * as messages from './messages.queries';
import { notifyLater } from './notify';
import { idOfPerson, relationOf, type Writer } from './people';
import { toMessageView } from './reading';
import * as threads from './threads.queries';

type Given = {
  to: { threadId: string } | { username: string };
  text: string;
  image?: { name: string; alt: string } | null | undefined;
};

/** The id is the sender's: sending it again returns what was stored. */
export async function sendMessage(kit: Kit, writer: Writer, id: string, given: Given) {
  const { db, clock } = kit;
  const stored = await storedBefore(db, writer.id, id);
  if (stored) return { ...toMessageView(stored, writer.id), threadId: stored.threadId };
  const now = clock.now();
  await requireNotBanned(db, writer.id, now);
  const level = holds(writer, 'may:moderate') ? 3 : await levelOf(db, writer.id, now);
  if (given.image && !maySendImages(level)) throw new AppError('messages.text-only');
  const { row, otherId } = await db.transaction(async (tx) => {
    const { thread, otherId, standing } = await openFor(kit, tx, writer, given.to, level);
    // The lock of the thread is held: the same message cannot come twice at once.
    const twin = await storedBefore(tx, writer.id, id);
    if (twin) return { row: twin, otherId };
    await spend(kit, tx, messageAllowance, { subject: writer.id });
    const state = stateAfter(standing);
    const row = {
      id,
      threadId: thread.id,
      number: thread.lastNumber + 1,
      authorId: writer.id,
      body: given.text.trim(),
      image: given.image?.name ?? null,
      imageAlt: given.image?.alt ?? '',
      removal: null,
      createdAt: now,
    };
    await messages.insertMessage(tx, row);
    if (given.image) await placeMessageImage(tx, writer.id, id, given.image.name);
    await threads.updateThread(tx, thread.id, { lastNumber: row.number, lastAt: now, state });
    await threads.updateMember(tx, { userId: writer.id, threadId: thread.id }, { box: 'inbox', lastAt: now });
    await threads.addUnread(tx, otherId, thread.id, state === 'open' ? 'inbox' : 'requests', now);
    await notifyLater(kit, tx, row);
    return { row, otherId };
  });
  kit.realtime.toUsers([writer.id, otherId], 'messages-changed', { threadId: row.threadId });
  return { ...toMessageView(row, writer.id), threadId: row.threadId };
}

async function storedBefore(db: Db, userId: string, id: string) {
  const found = await messages.selectMessage(db, id);
  if (found && found.authorId !== userId) throw new AppError('messages.id-taken');
  return found;
}

/** The locked conversation that the message goes to; throws if the writer may not write there. */
async function openFor(kit: Kit, tx: Db, writer: Writer, to: Given['to'], level: number) {
  const now = kit.clock.now();
  const known = await targetOf(tx, writer.id, to);
  const found = known.threadId ? await threads.lockThread(tx, known.threadId) : undefined;
  const { standing } = await relationOf(kit, tx, writer, known.otherId, found);
  if (standing === 'unavailable' || !known.otherId) throw new AppError('messages.unavailable');
  if (standing === 'awaiting') throw new AppError('messages.awaiting');
  if (found) return { thread: found, otherId: known.otherId, standing };
  await spend(kit, tx, threadAllowance, { subject: writer.id, limit: newThreadsPerDay(level) });
  const thread = await threads.openThread(tx, {
    id: newId(now),
    from: writer.id,
    to: known.otherId,
    state: stateAfter(standing),
    now,
  });
  // The other one has written at the same moment: the next try answers them.
  if (!thread || thread.lastNumber > 0) throw new AppError('server.busy');
  return { thread, otherId: known.otherId, standing };
}

async function targetOf(
  db: Db,
  userId: string,
  to: Given['to'],
): Promise<{ threadId: string | undefined; otherId: string | null }> {
  if ('threadId' in to) {
    const own = await threads.selectOwnThread(db, userId, to.threadId);
    if (!own) throw new AppError('request.not-found');
    return { threadId: to.threadId, otherId: own.member.otherId };
  }
  const otherId = await idOfPerson(db, userId, to.username);
  return { threadId: (await threads.selectThreadOf(db, userId, otherId))?.id, otherId };
}
