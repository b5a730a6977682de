import {
  endOf,
  FARTHEST_MS,
  isPast,
  minutesOfDay,
  overlaps,
  seriesFaults,
  slotLengths,
  slotsOf,
} from '@atalaya/core/coaching/slots';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as rows from './calls.queries';
import { lockCoaches } from './coaching.queries';

export async function slotsForCoach({ db, clock }: Kit, coachId: string) {
  const now = clock.now();
  const slots = await rows.selectSlots(db, coachId, momentInSpain(dayInSpain(now), 0));
  const calls = await rows.selectCallsOfSlots(
    db,
    slots.map(({ id }) => id),
  );
  const names = await accountNames(
    db,
    calls.map(({ userId }) => userId),
  );
  const bySlot = new Map(calls.map((call) => [call.slotId, call]));
  return {
    slots: slots.map(({ id, startsAt, minutes }) => {
      const call = bySlot.get(id);
      return {
        id,
        minutes,
        isOver: isPast(endOf(startsAt, minutes), now),
        startsAt,
        call: call
          ? {
              id: call.id,
              userId: call.userId,
              roomId: call.roomId,
              name: names.get(call.userId)?.name ?? '',
            }
          : null,
      };
    }),
  };
}

const LONGEST_MS = Math.max(...slotLengths) * MINUTE_MS;

type Series = { day: string; from: string; to: string; minutes: number; weeks: number };

/** All or none: an hour in the past or one that crosses another refuses the series. */
export async function addSlots(kit: Kit, coachId: string, given: Series): Promise<{ added: number }> {
  const now = kit.clock.now();
  const series = { ...given, from: minutesOfDay(given.from) ?? 0, to: minutesOfDay(given.to) ?? 0 };
  const faults = seriesFaults(series);
  if (Object.keys(faults).length > 0) throw new AppError('request.invalid', { fields: faults });
  const wanted = slotsOf(series);
  if (wanted.some(({ startsAt }) => isPast(startsAt, now)))
    throw new AppError('coaching.slot-past', { fields: { day: 'Esa hora ya ha pasado.' } });
  if (wanted.some(({ startsAt }) => startsAt.getTime() - now.getTime() > FARTHEST_MS))
    throw new AppError('coaching.too-far', {
      fields: { weeks: 'Como mucho con sesenta días de antelación.' },
    });
  return kit.db.transaction(async (tx) => {
    // The lock keeps two series of the same coach apart.
    await lockCoaches(tx);
    // Also the one that has begun and is not over.
    const existing = await rows.selectSlots(tx, coachId, new Date(now.getTime() - LONGEST_MS));
    if (wanted.some((slot) => existing.some((other) => overlaps(slot, other))))
      throw new AppError('coaching.slots-overlap');
    await rows.insertSlots(
      tx,
      wanted.map(({ startsAt, minutes }) => ({ id: newId(now), coachId, startsAt, minutes })),
    );
    return { added: wanted.length };
  });
}

export const removeSlot = (kit: Kit, coachId: string, id: string): Promise<void> =>
  kit.db.transaction(async (tx) => {
    const slot = await rows.lockSlot(tx, coachId, id);
    if (!slot) throw new AppError('coaching.no-such-slot');
    if (await rows.isSlotTaken(tx, id)) throw new AppError('coaching.slot-booked');
    await rows.deleteSlot(tx, id);
  });
