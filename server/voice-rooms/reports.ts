import { publicAccounts } from '../auth/accounts';
import type { Acts } from '../forum/moderation/case-kinds';
import { fileReport, type Report } from '../forum/reports';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { messagesShown } from './chat';
import * as members from './members.queries';
import { sendNews } from './news';
import { closeRoomRow, lockRoom, selectRoom } from './rooms.queries';

const ATTACHED = 10;

/** A decision against a person keeps them out of that room; one against a room closes it. Closed rooms have neither left. */
export const roomActs: Acts = {
  async hide(kit, tx, id) {
    const member = await members.selectAnywhere(tx, id);
    if (member) {
      await members.updateMembers(tx, [id], { state: 'removed', waitingSince: null, handAt: null });
      sendNews(kit, [member.userId], { type: 'removed', roomId: member.roomId });
      return member.state === 'removed';
    }
    const room = await lockRoom(tx, id);
    if (!room || room.closedAt) return false;
    const inside = await members.selectMembers(tx, id);
    await closeRoomRow(tx, id, kit.clock.now());
    sendNews(
      kit,
      inside.map(({ userId }) => userId),
      { type: 'closed', roomId: id },
    );
    return false;
  },
  async show(_kit, tx, id) {
    const member = await members.selectAnywhere(tx, id);
    if (member?.state !== 'removed') return false;
    await members.updateMembers(tx, [id], { state: 'out' });
    return true;
  },
};

/** There is no recording: the moderators see who was inside and the last lines of the chat. */
export async function reportInRoom(
  kit: Kit,
  reporterId: string,
  roomId: string,
  { memberId, ...report }: Report & { memberId: string | null },
): Promise<void> {
  const { db, clock } = kit;
  const room = await selectRoom(db, roomId);
  if (!room || !(await members.selectMember(db, roomId, reporterId)))
    throw new AppError('voice-rooms.not-in-room');
  const target = memberId ? await members.selectMemberById(db, roomId, memberId) : undefined;
  if (memberId && !target) throw new AppError('voice-rooms.no-such-member');
  const authorId = target?.userId ?? room.hostId;
  if (authorId === reporterId) throw new AppError('voice-rooms.own-report');
  const inside = (await members.selectMembers(db, roomId)).map(({ userId }) => userId);
  const accounts = await publicAccounts(db, [...inside, authorId]);
  const nameOf = (id: string) => accounts.get(id)?.username ?? '';
  const messages = await messagesShown(db, roomId, ATTACHED);
  const attached = {
    title: `Sala de voz: ${room.topic}`,
    body: target ? `Sobre ${nameOf(target.userId)}.` : `Sobre la sala de ${nameOf(room.hostId)}.`,
    items: [
      {
        author: 'Dentro',
        body: inside.map(nameOf).join(', '),
        image: null,
        createdAt: clock.now().toISOString(),
        isReported: false,
      },
      ...messages.map(({ name, text, at, memberId: author }) => ({
        author: name,
        body: text,
        image: null,
        createdAt: at,
        isReported: author === memberId,
      })),
    ],
  };
  const id = memberId ?? roomId;
  const subject = { kind: 'voice-room', id, postId: null, authorId, attached } as const;
  await db.transaction((tx) => fileReport(kit, tx, { id: reporterId, isTrusted: false }, subject, report));
}
