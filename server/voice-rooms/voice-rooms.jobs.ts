import { isHeard, isOver, isPresent, KEPT_MS, LONGEST_MS } from '@atalaya/core/voice-rooms/voice-rooms';
import { AppError } from '../platform/app-error';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { putOutBanned } from './banned';
import { closeOverRoom } from './closing';
import { inRoom } from './in-room';
import { selectMembers } from './members.queries';
import { reminderJobs } from './reminders';
import * as rooms from './rooms.queries';
import { sfuFor } from './sfu';
import { recordStretch } from './study';

const sweep = defineJob<Record<string, never>>('voice-rooms.sweep');
const forget = defineJob<Record<string, never>>('voice-rooms.forget');

export async function voiceRoomJobs(kit: Kit): Promise<void> {
  await reminderJobs(kit);
  await kit.jobs.repeat(sweep, '* * * * *', () => sweepRooms(kit));
  await kit.jobs.repeat(forget, '35 4 * * *', async () => {
    await rooms.deleteClosedBefore(kit.db, new Date(kit.clock.now().getTime() - KEPT_MS));
  });
}

/**
 * Once a minute: drops those whose page or node has died and those who are banned, stores the study time so far, and
 * closes what is over. Open pages drop the dead ones themselves.
 */
export async function sweepRooms(kit: Kit): Promise<void> {
  const unsettled = await rooms.selectUnsettled(kit.db, new Date(kit.clock.now().getTime() - LONGEST_MS));
  for (const room of unsettled)
    await sweepRoom(kit, room).catch((error) => {
      // Closed meanwhile by its host.
      if (!(error instanceof AppError)) throw error;
    });
}

async function sweepRoom(kit: Kit, room: rooms.RoomRow): Promise<void> {
  const now = kit.clock.now();
  const all = await selectMembers(kit.db, room.id);
  const banned = room.kind === 'open' ? await putOutBanned(kit, all) : new Set();
  const before = all.filter(({ userId }) => !banned.has(userId));
  if (before.some((row) => !isHeard(row, now))) await inRoom(kit, room.id, async () => {});
  const current = await rooms.selectRoom(kit.db, room.id);
  if (current && isOver(current, now)) return closeOverRoom(kit, room.id, (row) => isOver(row, now));
  const inside = before.filter((row) => isPresent(row, now));
  await kit.db.transaction(async (tx) => {
    for (const row of inside) await recordStretch(tx, row, row.seenAt);
  });
  await sfuFor(kit, room)?.keepOnly(
    room.id,
    inside.map(({ id }) => id),
  );
}
