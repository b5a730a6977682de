import { type Cheer, cheers, patrolMessageAllowance } from '@atalaya/core/patrols/patrols';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { PushMessage } from '@atalaya/core/push/message';
import { requireNotBanned } from '../forum/moderation/bans';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import * as chat from './chat.queries';
import { ownPatrol, peopleOf, roomOf } from './patrols';
import { lockPatrol, selectMembers } from './patrols.queries';

/** A message that is sent again within this time is the same. */
const REPEAT_MS = 30_000;

type PersonOf = Awaited<ReturnType<typeof peopleOf>>;

const toView = (row: chat.MessageRow, userId: string, personOf: PersonOf) => ({
  id: row.id,
  author: personOf(row.userId),
  isMine: row.userId === userId,
  text: row.text,
  at: row.createdAt,
});

export async function messagesFor(
  { db }: Kit,
  userId: string,
  query: { after?: string | undefined; limit: number },
) {
  const { patrol } = await ownPatrol(db, userId);
  const found = await chat.selectMessages(db, patrol.id, query);
  const { items, next } = keysetPage(found, query.limit, ({ id }) => id);
  const personOf = await peopleOf(
    db,
    items.map((row) => row.userId),
  );
  return { next, items: items.map((row) => toView(row, userId, personOf)) };
}

export async function writeMessage(kit: Kit, userId: string, { key, text }: { key: string; text: string }) {
  const { db, clock } = kit;
  const now = clock.now();
  await requireNotBanned(db, userId, now);
  const { row, isNew } = await db.transaction(async (tx) => {
    const { patrol } = await ownPatrol(tx, userId);
    // The lock keeps the order of the ids and lets a message that was sent twice find itself.
    const locked = await lockPatrol(tx, patrol.id);
    if (!locked) throw new AppError('patrols.not-in-one');
    if (locked.archivedAt) throw new AppError('patrols.archived');
    const recent = await chat.selectRecent(tx, userId, new Date(now.getTime() - REPEAT_MS));
    const same = recent.find((one) => one.key === key);
    if (same) return { row: same, isNew: false };
    await spend(kit, tx, patrolMessageAllowance, { subject: userId });
    const message = { id: newId(now), patrolId: patrol.id, userId, key, text, createdAt: now };
    return { row: await chat.insertMessage(tx, message), isNew: true };
  });
  if (!row) throw new AppError('patrols.not-in-one');
  if (isNew) kit.realtime.toRoom(roomOf(row.patrolId));
  return toView(row, userId, await peopleOf(db, [userId]));
}

export async function removeMessage(kit: Kit, userId: string, id: string): Promise<void> {
  const { patrol, member } = await ownPatrol(kit.db, userId);
  const row = await chat.selectMessage(kit.db, patrol.id, id);
  if (!row || (row.userId !== userId && member.role !== 'captain'))
    throw new AppError('patrols.no-such-message');
  await chat.deleteMessage(kit.db, id);
  kit.realtime.toRoom(roomOf(patrol.id));
}

export async function cheerMember(
  kit: Kit,
  userId: string,
  { userId: toId, text }: { userId: string; text: Cheer },
): Promise<void> {
  const { db, clock } = kit;
  if (toId === userId) throw new AppError('patrols.own-cheer');
  const now = clock.now();
  await requireNotBanned(db, userId, now);
  const patrolId = await db.transaction(async (tx) => {
    const { patrol } = await ownPatrol(tx, userId);
    if (patrol.archivedAt) throw new AppError('patrols.archived');
    const members = await selectMembers(tx, patrol.id);
    if (!members.some((one) => one.userId === toId)) throw new AppError('patrols.no-such-member');
    const day = dayInSpain(now);
    const cheer = { fromId: userId, toId, day, patrolId: patrol.id, text, createdAt: now };
    if (!(await chat.insertCheer(tx, cheer))) throw new AppError('patrols.cheered-today');
    const { name } = (await peopleOf(tx, [userId]))(userId);
    const notice: PushMessage = {
      kind: 'community',
      title: `${name} te anima`,
      body: cheers[text],
      url: '/campus-estudio/patrulla',
      tag: `animo-${userId}-${day}`,
    };
    await notify(kit, tx, [toId], notice, userId);
    return patrol.id;
  });
  kit.realtime.toRoom(roomOf(patrolId));
}
