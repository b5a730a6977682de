import { audit } from '../admin/audit';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as members from './members.queries';
import { sendNews } from './news';
import * as rooms from './rooms.queries';
import { sfuFor } from './sfu';
import { endStretches } from './study';

/** Ends a room for everybody. Messages, members and reminders are deleted with it. */
async function close(
  kit: Kit,
  id: string,
  check: (room: rooms.RoomRow) => boolean,
  note: (db: Db, room: rooms.RoomRow) => Promise<void> = async () => {},
): Promise<void> {
  const now = kit.clock.now();
  const { room, told } = await kit.db.transaction(async (tx) => {
    const room = await rooms.lockRoom(tx, id);
    if (!room || !check(room)) throw new AppError('voice-rooms.no-such-room');
    if (room.closedAt) return { room, told: [] };
    const all = await members.selectMembers(tx, id);
    await endStretches(tx, all, now);
    await rooms.closeRoomRow(tx, id, now);
    await note(tx, room);
    return { room, told: all.map(({ userId }) => userId) };
  });
  sendNews(kit, told, { type: 'closed', roomId: id });
  await sfuFor(kit, room)?.end(id);
}

export const closeOwnRoom = (kit: Kit, userId: string, id: string): Promise<void> =>
  close(kit, id, ({ hostId }) => hostId === userId);

export const closeAnyRoom = (kit: Kit, actorId: string, id: string): Promise<void> =>
  close(
    kit,
    id,
    () => true,
    (db, room) =>
      audit(db, {
        at: kit.clock.now(),
        actorId,
        action: 'voice-room.closed',
        subject: 'voice-room',
        subjectId: id,
        subjectName: room.topic,
      }),
  );

/** By the job. */
export const closeOverRoom = (
  kit: Kit,
  id: string,
  isOver: (room: rooms.RoomRow) => boolean,
): Promise<void> => close(kit, id, isOver);

/** For other features, after their call is cancelled. Nothing happens if the room is gone already. */
export async function closePrivateRoom(kit: Kit, id: string): Promise<void> {
  const room = await rooms.selectRoom(kit.db, id);
  if (room && !room.closedAt) await close(kit, id, ({ kind }) => kind === 'private');
}
