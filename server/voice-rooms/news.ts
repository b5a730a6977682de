import { holds } from '@atalaya/core/auth/roles';
import type { Member, RoomNews, Roster } from '@atalaya/core/voice-rooms/signals.contract';
import { isPresent } from '@atalaya/core/voice-rooms/voice-rooms';
import { publicAccounts } from '../auth/accounts';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { type MemberRow, selectMembers } from './members.queries';
import { type RoomRow, selectRoom } from './rooms.queries';

export const FEATURE = 'voice-rooms';
const GONE = 'Cuenta borrada';

/** Everybody who was heard lately. */
export async function rosterOf(
  db: Db,
  room: RoomRow,
  rows: readonly MemberRow[],
  now: Date,
): Promise<{ roster: Roster; userIds: string[] }> {
  const inside = rows.filter((row) => isPresent(row, now));
  const accounts = await publicAccounts(
    db,
    inside.map(({ userId }) => userId),
  );
  const members: Member[] = inside.map((row) => {
    const account = accounts.get(row.userId);
    return {
      id: row.id,
      epoch: row.epoch,
      isMuted: row.isMuted,
      isSilenced: row.isSilenced,
      name: account?.username ?? GONE,
      avatar: account?.avatar ?? null,
      isHost: row.userId === room.hostId,
      isStaff: holds(account, 'may:moderate'),
      handAt: row.handAt?.toISOString() ?? null,
    };
  });
  return {
    roster: {
      revision: room.revision,
      topic: room.topic,
      startsAt: room.startsAt.toISOString(),
      members,
      waiting: rows.filter(({ state }) => state === 'waiting').length,
    },
    userIds: inside.map(({ userId }) => userId),
  };
}

/** To all pages of these users, on whichever node. */
export function sendNews({ realtime }: Kit, userIds: readonly string[], news: RoomNews): void {
  if (userIds.length > 0) realtime.toUsers(userIds, 'message', { feature: FEATURE, message: news });
}

/** Tells everybody in a room who is in it now. */
export async function notifyRoom(kit: Kit, roomId: string): Promise<void> {
  const room = await selectRoom(kit.db, roomId);
  if (!room || room.closedAt) return;
  const rows = await selectMembers(kit.db, roomId);
  const { roster, userIds } = await rosterOf(kit.db, room, rows, kit.clock.now());
  sendNews(kit, userIds, { type: 'roster', roomId, roster });
}
