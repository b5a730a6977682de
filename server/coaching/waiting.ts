import { OFFER_MS, REJOIN_AFTER_MS, waitNetworkAllowance } from '@atalaya/core/coaching/coaching';
import { whenOf } from '@atalaya/core/coaching/words';
import { findAccount } from '../auth/accounts';
import { elitePlaces } from '../checkout/places';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import { afterCommit, type Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { CANDIDATE_PATH, notifyMember } from './notify';
import { placesChanged } from './places';
import * as rows from './waiting.queries';

/** The user's place in the list. Only those without an offer are counted before it. */
export async function ownWait(db: Db, userId: string) {
  const own = await rows.selectWait(db, userId);
  if (!own || own.missedAt) return null;
  const before = (await rows.selectWaiting(db)).filter(
    (one) =>
      one.offeredAt === null &&
      (one.joinedAt < own.joinedAt ||
        (one.joinedAt.getTime() === own.joinedAt.getTime() && one.userId < userId)),
  );
  return {
    position: own.offeredAt ? null : before.length + 1,
    joinedAt: own.joinedAt,
    offerEndsAt: own.offerEndsAt,
  };
}

/** An offer keeps a place without a payment, so nobody gets one after the other. */
export async function joinWait(kit: Kit, userId: string, network: string) {
  const now = kit.clock.now();
  const own = await kit.db.transaction(async (tx) => {
    await rows.lockList(tx);
    const account = await findAccount(tx, userId, now);
    if (account?.planTier === 'elite') throw new AppError('coaching.has-place');
    const before = await rows.selectWait(tx, userId);
    if (before?.missedAt) throw new AppError('coaching.missed-place');
    if (!before) {
      if ((await elitePlaces(kit, tx, userId)).left > 0) throw new AppError('coaching.places-free');
      await spend(kit, tx, waitNetworkAllowance, { subject: network });
      await rows.insertWait(tx, { userId, joinedAt: now });
      afterCommit(tx, () => placesChanged(kit));
    }
    return ownWait(tx, userId);
  });
  if (!own) throw new AppError('coaching.not-waiting');
  return own;
}

/** Whoever declines an offer makes room for the next one at once. */
export async function leaveWait(kit: Kit, userId: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    await rows.lockList(tx);
    const own = await rows.selectWait(tx, userId);
    if (!own || own.missedAt) throw new AppError('coaching.not-waiting');
    if (own.offeredAt) await rows.markDeclined(tx, userId, kit.clock.now());
    else await rows.deleteWait(tx, userId);
  });
  placesChanged(kit);
  await offerPlaces(kit);
}

/** Free places go to the first of the list, who have two days; then to the next. Returns how many were offered. */
export async function offerPlaces(kit: Kit): Promise<number> {
  const now = kit.clock.now();
  const { offered, expired } = await kit.db.transaction(async (tx) => {
    await rows.lockList(tx);
    await rows.deleteServed(tx);
    await rows.deleteMissed(tx, new Date(now.getTime() - REJOIN_AFTER_MS));
    const expired = await rows.markExpired(tx, now);
    for (const { userId } of expired)
      await notifyMember(kit, tx, userId, {
        title: 'La plaza de Elite ha pasado a la siguiente persona',
        body: 'El plazo ha terminado. Podrás volver a apuntarte a la lista dentro de un mes.',
        url: CANDIDATE_PATH,
        tag: 'coaching-offer',
      });
    return { offered: await offerNext(kit, tx, now), expired: expired.length };
  });
  if (offered + expired > 0) placesChanged(kit);
  return offered;
}

async function offerNext(kit: Kit, tx: Db, now: Date): Promise<number> {
  const waiting = await rows.selectWaiting(tx);
  let offered = 0;
  for (const { userId, offeredAt } of waiting) {
    if (offeredAt) continue;
    // For this user only those before count: they have an offer already, or there is no place left.
    if ((await elitePlaces(kit, tx, userId)).left === 0) break;
    const offerEndsAt = new Date(now.getTime() + OFFER_MS);
    await rows.offerTo(tx, userId, { offeredAt: now, offerEndsAt });
    await notifyMember(kit, tx, userId, {
      title: 'Hay una plaza de Elite para ti',
      body: `Te la guardamos hasta el ${whenOf(offerEndsAt)}. Después pasa a la siguiente persona de la lista.`,
      url: '/checkout?plan=elite&billing=monthly',
      tag: 'coaching-offer',
    });
    offered += 1;
  }
  return offered;
}
