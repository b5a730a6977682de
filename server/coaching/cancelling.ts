import { whenOf } from '@atalaya/core/coaching/words';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { closePrivateRoom } from '../voice-rooms/closing';
import { type CallRow, deleteSlot, selectBooked, updateCall } from './calls.queries';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';

/** Cancels a locked call and tells the other side. The room is closed after the commit. */
export async function cancelRow(
  kit: Kit,
  tx: Db,
  call: CallRow,
  by: 'candidate' | 'coach' | 'server',
): Promise<void> {
  await updateCall(tx, call.id, { state: 'cancelled', sequence: call.sequence + 1 });
  // What the coach cancels is an hour that they do not have any more.
  if (by === 'coach') await deleteSlot(tx, call.slotId);
  const when = whenOf(call.startsAt);
  const tag = `coaching-call-${call.id}`;
  if (by !== 'candidate')
    await notifyMember(kit, tx, call.userId, {
      title: 'Tu llamada se ha cancelado',
      body: `La llamada del ${when} no se hará. Puedes reservar otra hora.`,
      url: CANDIDATE_PATH,
      tag,
    });
  if (by !== 'coach')
    await notifyMember(kit, tx, call.coachId, {
      title: 'Una llamada se ha cancelado',
      body: `La del ${when}. La hora vuelve a estar libre.`,
      url: `${COACH_PATH}/horas`,
      tag,
    });
}

/** All calls ahead of a candidate or of a coach. Returns what closes their rooms after the commit. */
export async function cancelAll(
  kit: Kit,
  tx: Db,
  whose: { userId: string } | { coachId: string },
): Promise<() => Promise<void>> {
  const now = kit.clock.now();
  const booked = (await selectBooked(tx, whose)).filter(({ startsAt }) => startsAt > now);
  for (const call of booked) await cancelRow(kit, tx, call, 'server');
  return async () => {
    for (const { roomId } of booked) await closePrivateRoom(kit, roomId);
  };
}
