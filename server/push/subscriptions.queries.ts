import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { pushKeys, pushSubscription, quietHours } from './push.tables';

type SubscriptionRow = typeof pushSubscription.$inferInsert;

export const selectKeys = (db: Db) =>
  first(db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys));

export const insertKeys = (db: Db, row: Omit<typeof pushKeys.$inferInsert, 'id'>) =>
  db.insert(pushKeys).values(row).onConflictDoNothing();

/** A browser has one address, whoever is signed in on it: the last one to subscribe is told things. */
export async function upsertSubscription(db: Db, row: SubscriptionRow): Promise<string> {
  const { id, endpoint, createdAt, ...changes } = row;
  const [kept] = await db
    .insert(pushSubscription)
    .values({ id, endpoint, createdAt, ...changes })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: changes })
    .returning({ id: pushSubscription.id });
  return kept?.id ?? id;
}

/** Without the one that is kept again. */
export const countOtherSubscriptions = (db: Db, userId: string, endpoint: string): Promise<number> =>
  db.$count(
    pushSubscription,
    and(eq(pushSubscription.userId, userId), ne(pushSubscription.endpoint, endpoint)),
  );

export const selectDevices = (db: Db, userId: string) =>
  db
    .select({
      id: pushSubscription.id,
      deviceName: pushSubscription.deviceName,
      isPwaInstalled: pushSubscription.isPwaInstalled,
      sessionId: pushSubscription.sessionId,
      createdAt: pushSubscription.createdAt,
      lastSentAt: pushSubscription.lastSentAt,
    })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));

export const deleteByEndpoint = (db: Db, userId: string, endpoint: string) =>
  db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.endpoint, endpoint)));

export const deleteOwn = (db: Db, userId: string, id: string) =>
  db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.id, id)))
    .returning({ id: pushSubscription.id });

export const deleteSubscriptions = (db: Db, ids: readonly string[]) =>
  db.delete(pushSubscription).where(inArray(pushSubscription.id, [...ids]));

export const touchSubscriptions = (db: Db, ids: readonly string[], lastSentAt: Date) =>
  db
    .update(pushSubscription)
    .set({ lastSentAt })
    .where(inArray(pushSubscription.id, [...ids]));

const target = {
  id: pushSubscription.id,
  userId: pushSubscription.userId,
  endpoint: pushSubscription.endpoint,
  p256dh: pushSubscription.p256dh,
  auth: pushSubscription.auth,
};

export const selectTargets = (db: Db, ids: readonly string[]) =>
  db
    .select(target)
    .from(pushSubscription)
    .where(inArray(pushSubscription.id, [...ids]));

/** The browsers of some people, each with its owner's quiet hours (null: the usual ones). */
export const selectReachable = (db: Db, userIds: readonly string[]) =>
  db
    .select({ ...target, on: quietHours.on, from: quietHours.from, to: quietHours.to })
    .from(pushSubscription)
    .leftJoin(quietHours, eq(quietHours.userId, pushSubscription.userId))
    .where(inArray(pushSubscription.userId, [...userIds]));

export const selectSubscribers = (db: Db) =>
  db
    .selectDistinct({ userId: pushSubscription.userId })
    .from(pushSubscription)
    .orderBy(pushSubscription.userId);

export const selectQuietHours = (db: Db, userId: string) =>
  first(
    db
      .select({ on: quietHours.on, from: quietHours.from, to: quietHours.to })
      .from(quietHours)
      .where(eq(quietHours.userId, userId)),
  );

export const upsertQuietHours = (db: Db, row: typeof quietHours.$inferInsert) =>
  db
    .insert(quietHours)
    .values(row)
    .onConflictDoUpdate({ target: quietHours.userId, set: { on: row.on, from: row.from, to: row.to } });
