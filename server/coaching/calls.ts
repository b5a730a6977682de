import { isPast, mayChange } from '@atalaya/core/coaching/slots';
import { whenOf } from '@atalaya/core/coaching/words';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { closePrivateRoom } from '../voice-rooms/closing';
import { createPrivateRoom, movePrivateRoom } from '../voice-rooms/rooms';
import { ROOM_TOPIC } from './call-events';
import * as rows from './calls.queries';
import { cancelRow } from './cancelling';
import { lockCoached, requireCoached } from './candidates';
import { CANDIDATE_PATH, COACH_PATH, notifyMember } from './notify';

const SHOWN = 60;

export async function freeSlots(kit: Kit, userId: string) {
  const { coachId } = await requireCoached(kit, userId);
  const slots = await rows.selectFree(kit.db, coachId, kit.clock.now(), SHOWN);
  return {
    slots: slots.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes })),
  };
}

/** A slot of the candidate's own coach, locked. */
async function slotAhead(tx: Db, coachId: string, slotId: string, now: Date): Promise<rows.SlotRow> {
  const slot = await rows.lockSlot(tx, coachId, slotId);
  if (!slot) throw new AppError('coaching.no-such-slot');
  if (isPast(slot.startsAt, now)) throw new AppError('coaching.slot-past');
  return slot;
}

/** Room, call and notices in one transaction: of two who book a slot, the unique index lets one through. */
export async function bookCall(kit: Kit, userId: string, slotId: string): Promise<{ id: string }> {
  await requireCoached(kit, userId);
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const { coachId } = await lockCoached(tx, userId);
    await rows.markHeld(tx, now);
    if ((await rows.selectBooked(tx, { userId })).length > 0) throw new AppError('coaching.call-booked');
    const slot = await slotAhead(tx, coachId, slotId, now);
    const { startsAt, minutes } = slot;
    const room = await createPrivateRoom(tx, now, {
      hostId: coachId,
      userIds: [userId],
      topic: ROOM_TOPIC,
      startsAt,
    });
    const call = await rows.insertCall(tx, {
      id: newId(now),
      userId,
      coachId,
      slotId,
      startsAt,
      minutes,
      roomId: room.id,
      state: 'booked',
      createdAt: now,
    });
    // The other index: the same candidate has booked in another tab meanwhile.
    if (!call)
      throw new AppError(
        (await rows.isSlotTaken(tx, slotId)) ? 'coaching.slot-taken' : 'coaching.call-booked',
      );
    await notifyBoth(kit, tx, call, 'Llamada reservada');
    return { id: call.id };
  });
}

async function notifyBoth(kit: Kit, tx: Db, call: rows.CallRow, title: string): Promise<void> {
  const names = await accountNames(tx, [call.userId, call.coachId]);
  const when = `${whenOf(call.startsAt)} (hora peninsular), ${call.minutes} minutos`;
  const tag = `coaching-call-${call.id}`;
  await notifyMember(kit, tx, call.userId, {
    title,
    body: `Con ${names.get(call.coachId)?.name ?? 'tu preparador'}: ${when}. Se puede mover o cancelar hasta 12 horas antes.`,
    url: CANDIDATE_PATH,
    tag,
  });
  await notifyMember(kit, tx, call.coachId, {
    title,
    body: `Con ${names.get(call.userId)?.name ?? 'una persona'}: ${when}.`,
    url: COACH_PATH,
    tag,
    about: call.userId,
  });
}

async function changeable(tx: Db, userId: string, id: string, now: Date): Promise<rows.CallRow> {
  const call = await rows.lockBooked(tx, { userId }, id);
  if (!call || isPast(call.startsAt, now)) throw new AppError('coaching.no-such-call');
  if (!mayChange(call.startsAt, now)) throw new AppError('coaching.too-late');
  return call;
}

/** The same call, room and event in calendars, at another hour. */
export async function moveCall(kit: Kit, userId: string, id: string, slotId: string) {
  await requireCoached(kit, userId);
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const { coachId } = await lockCoached(tx, userId);
    const call = await changeable(tx, userId, id, now);
    const { startsAt, minutes } = await slotAhead(tx, coachId, slotId, now);
    if (call.slotId !== slotId && (await rows.isSlotTaken(tx, slotId)))
      throw new AppError('coaching.slot-taken');
    const moved = { slotId, startsAt, minutes, sequence: call.sequence + 1 };
    await rows.updateCall(tx, id, { ...moved, dayNoticeAt: null, soonNoticeAt: null });
    await movePrivateRoom(tx, call.roomId, startsAt);
    await notifyBoth(kit, tx, { ...call, ...moved }, 'Llamada movida');
  });
  return { id };
}

export async function cancelCall(kit: Kit, userId: string, id: string): Promise<void> {
  await requireCoached(kit, userId);
  const now = kit.clock.now();
  const call = await kit.db.transaction(async (tx) => {
    const found = await changeable(tx, userId, id, now);
    await cancelRow(kit, tx, found, 'candidate');
    return found;
  });
  await closePrivateRoom(kit, call.roomId);
}

/** A coach may have to cancel at any time until its end. */
export async function cancelAsCoach(kit: Kit, coachId: string, id: string): Promise<void> {
  const call = await kit.db.transaction(async (tx) => {
    await rows.markHeld(tx, kit.clock.now());
    const found = await rows.lockBooked(tx, { coachId }, id);
    if (!found) throw new AppError('coaching.no-such-call');
    await cancelRow(kit, tx, found, 'coach');
    return found;
  });
  await closePrivateRoom(kit, call.roomId);
}
