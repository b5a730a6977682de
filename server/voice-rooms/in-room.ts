import { isHeard } from '@atalaya/core/voice-rooms/voice-rooms';
import { AppError } from '../platform/app-error';
import type { Database, Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as members from './members.queries';
import { notifyRoom, sendNews } from './news';
import * as rooms from './rooms.queries';
import { endStretches, followCompany } from './study';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Changes who is in a room. The room is locked, so that two people never take the last seat; then silent members are
 * dropped, free seats go to those who wait, and everybody is told after the commit.
 */
export async function inRoom<T>(
  kit: Kit,
  roomId: string,
  act: (tx: Tx, room: rooms.RoomRow) => Promise<T>,
): Promise<T> {
  const { result, seated } = await kit.db.transaction(async (tx) => {
    const room = await rooms.lockRoom(tx, roomId);
    if (!room) throw new AppError('voice-rooms.no-such-room');
    if (room.closedAt) throw new AppError('voice-rooms.closed');
    const now = kit.clock.now();
    const result = await act(tx, room);
    return { result, seated: await settle(tx, room, now) };
  });
  await notifyRoom(kit, roomId);
  sendNews(kit, seated, { type: 'seat', roomId });
  return result;
}

/** Returns the users who were waiting and have a seat now. */
async function settle(db: Db, room: rooms.RoomRow, now: Date): Promise<string[]> {
  const before = await members.selectMembers(db, room.id);
  const gone = before.filter((row) => !isHeard(row, now));
  await endStretches(db, gone, now);
  await members.updateMembers(
    db,
    gone.map(({ id }) => id),
    { state: 'out', waitingSince: null, handAt: null },
  );
  const here = before.filter((row) => isHeard(row, now));
  const inside = here.filter(({ state }) => state === 'in');
  const next = here
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => (one.waitingSince?.getTime() ?? 0) - (other.waitingSince?.getTime() ?? 0))
    .slice(0, Math.max(0, room.seats - inside.length));
  const seated = await members.updateMembers(
    db,
    next.map(({ id }) => id),
    { state: 'in', seenAt: now, joinedAt: now, waitingSince: null },
  );
  await followCompany(db, [...inside, ...seated], now);
  const isEmpty = inside.length + seated.length === 0;
  await rooms.updateRoom(db, room.id, { emptySince: isEmpty ? (room.emptySince ?? now) : null });
  return seated.map(({ userId }) => userId);
}
