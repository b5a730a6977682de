import { type PlanId, planFields, planIds, plans } from '@atalaya/core/store/plans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { OrderRow } from './orders.queries';
import { countTaken, lockPlaces } from './places.queries';

// Elite is a person's time, so there are few places: what the page says is left is what the checkout sells.

/** Places that someone could still take, their own included; null where there is no limit. */
export async function placesLeft(
  db: Db,
  plan: PlanId,
  now: Date,
  forUser: string | null = null,
): Promise<number | null> {
  const { spots } = plans[plan];
  return spots === undefined ? null : Math.max(0, spots - (await countTaken(db, plan, now, forUser)));
}

/** The plans with what is left of them, for anybody to see. */
export const plansOnSale = (db: Db, now: Date) =>
  Promise.all(
    planIds.map(async (id) => ({ ...planFields(plans[id]), spotsLeft: await placesLeft(db, id, now) })),
  );

/** Asked before an order is written in the same transaction: of two who want the last place, one waits and reads why. */
export async function mustHavePlace(db: Db, plan: PlanId, userId: string, now: Date): Promise<void> {
  if (!(await isPlaceFor(db, plan, userId, now))) throw new AppError('checkout.no-places');
}

/** Money for a page whose time was over may find the place taken. A change is charged at once and has kept its own. */
export const holdsItsPlace = async (db: Db, { kind, plan, userId }: OrderRow, now: Date): Promise<boolean> =>
  kind !== 'plan' || plan === null || isPlaceFor(db, plan, userId, now);

async function isPlaceFor(db: Db, plan: PlanId, userId: string, now: Date): Promise<boolean> {
  if (plans[plan].spots === undefined) return true;
  await lockPlaces(db, plan);
  return (await placesLeft(db, plan, now, userId)) !== 0;
}
