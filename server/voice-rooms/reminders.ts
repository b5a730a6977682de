import { localInSpain } from '@atalaya/core/platform/madrid-time';
import { REMIND_MS } from '@atalaya/core/voice-rooms/voice-rooms';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { type RoomRow, selectReminded, selectRoom } from './rooms.queries';

type Announced = { roomId: string; startsAt: string };

const remind = defineJob<Announced>('voice-rooms.remind');

/** In the transaction that announces the room or moves its hour; the job of an earlier hour then does nothing. */
export async function scheduleReminder(
  { jobs, clock }: Kit,
  db: Db,
  { id, startsAt }: RoomRow,
): Promise<void> {
  const early = new Date(startsAt.getTime() - REMIND_MS);
  const data = { roomId: id, startsAt: startsAt.toISOString() };
  await jobs.enqueue(db, remind, data, { startAfter: early > clock.now() ? early : startsAt });
}

async function notifyAnnounced(kit: Kit, { roomId, startsAt }: Announced): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const room = await selectRoom(tx, roomId);
    if (!room || room.closedAt || room.startsAt.toISOString() !== startsAt) return;
    const reminded = (await selectReminded(tx, roomId)).map(({ userId }) => userId);
    await notify(kit, tx, [...new Set([room.hostId, ...reminded])], {
      kind: 'community',
      title: 'Tu sala de voz empieza pronto',
      body: `«${room.topic}», a las ${localInSpain(startsAt).slice(11, 16)}.`,
      url: `/campus-estudio/salas-voz/${roomId}`,
      tag: `sala-${roomId}`,
    });
  });
}

export const reminderJobs = (kit: Kit): Promise<void> =>
  kit.jobs.handle(remind, (announced) => notifyAnnounced(kit, announced));
