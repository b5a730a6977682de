import { PLACE_HOLD_MINUTES } from '@atalaya/core/checkout/order';
import { allowance } from '@atalaya/core/platform/allowance';
import { HOUR_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { type PlanId, planFields, planSpots } from '@atalaya/core/store/plans';
import { trySpend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';
import { listPlanTerms } from '../store/plan-terms';
import type { OrderRow } from './orders.queries';
import { countTaken, lockPlaces, selectHold } from './places.queries';

// Elite includes personal tutoring, so its number of subscribers is limited.

export type PlaceKeeper = {
  /** All places of the coaches; undefined while there are none, and the plan's own number counts. */
  all(db: Db): Promise<number | undefined>;
  /** Who keeps a place besides the subscribers. `forUser` is not held up by whoever comes later. */
  holders(db: Db, forUser: string | null): Promise<string[]>;
};

/** Coaching, which checkout cannot import, says here how many places there are. */
export const placeKeepers = defineHook<PlaceKeeper>('checkout.places');

const keeperOf = ({ hooks }: Kit): PlaceKeeper | undefined => hooks.all(placeKeepers)[0];

/** All places of a plan; null if it has no limit. */
export async function placesIn(kit: Kit, db: Db, plan: PlanId): Promise<number | null> {
  const spots = planSpots[plan];
  return spots === null ? null : ((await keeperOf(kit)?.all(db)) ?? spots);
}

/** Free places, including the one `forUser` already has; null if the plan has no limit. */
export async function placesLeft(
  kit: Kit,
  db: Db,
  plan: PlanId,
  forUser: string | null = null,
): Promise<number | null> {
  const all = await placesIn(kit, db, plan);
  if (all === null) return null;
  const now = kit.clock.now();
  const holders = (await keeperOf(kit)?.holders(db, forUser)) ?? [];
  const free = all - (await countTaken(db, plan, now, forUser, holders));
  // What is held for them is theirs, whoever has joined the waiting list since.
  const own = forUser !== null && (await selectHold(db, plan, forUser, now)) ? 1 : 0;
  return Math.max(own, free);
}

export const plansOnSale = async (kit: Kit) =>
  Promise.all(
    (await listPlanTerms(kit.db)).map(async (plan) => ({
      ...planFields(plan),
      limitedSpots: await placesIn(kit, kit.db, plan.id),
      spotsLeft: await placesLeft(kit, kit.db, plan.id),
    })),
  );

/** All places of Elite and those that are free for this user. */
export const elitePlaces = async (kit: Kit, db: Db, forUser: string | null = null) => ({
  all: (await placesIn(kit, db, 'elite')) ?? 0,
  left: (await placesLeft(kit, db, 'elite', forUser)) ?? 0,
});

/** Locks the places until the order is stored in the same transaction, so that the last place is sold once. */
export async function requirePlace(kit: Kit, db: Db, plan: PlanId, userId: string): Promise<void> {
  if (!(await hasFreePlace(kit, db, plan, userId))) throw new AppError('checkout.no-places');
}

// Without these limits a few new accounts could keep all places from everybody by starting payments.
const accountHold = allowance({
  name: 'checkout.place-hold',
  limit: 1,
  per: 'day',
  by: 'account',
  refusal: 'checkout.no-places',
});
const networkHold = allowance({
  name: 'checkout.place-hold-network',
  limit: 1,
  per: 6 * HOUR_MS,
  by: 'network',
  refusal: 'checkout.no-places',
});

/**
 * Until when the place is held for this payment. Null for a plan without limit, and for who has used up their holds:
 * they can pay all the same, and get a place if one is free then.
 */
export async function holdPlace(
  kit: Kit,
  tx: Db,
  plan: PlanId,
  { userId, network }: { userId: string; network: string },
): Promise<Date | null> {
  if (planSpots[plan] === null) return null;
  const now = kit.clock.now();
  const held = await selectHold(tx, plan, userId, now);
  if (held) return held;
  const isAllowed =
    (await trySpend(kit, tx, accountHold, { subject: userId })) &&
    (await trySpend(kit, tx, networkHold, { subject: network }));
  return isAllowed ? new Date(now.getTime() + PLACE_HOLD_MINUTES * MINUTE_MS) : null;
}

/** A payment without a held place may find none. A plan change keeps its own. */
export const isPlaceAvailable = async (
  kit: Kit,
  db: Db,
  { kind, plan, userId }: OrderRow,
): Promise<boolean> => kind !== 'plan' || plan === null || hasFreePlace(kit, db, plan, userId);

async function hasFreePlace(kit: Kit, db: Db, plan: PlanId, userId: string): Promise<boolean> {
  if (planSpots[plan] === null) return true;
  await lockPlaces(db, plan);
  return (await placesLeft(kit, db, plan, userId)) !== 0;
}
