import { INACTIVE_AFTER_MS } from '@atalaya/core/devices/devices';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { device, deviceReplacement } from './devices.tables';
import type { Seen } from './sightings';

export type DeviceRow = typeof device.$inferSelect;

export const selectDevices = (db: Db, userId: string): Promise<DeviceRow[]> =>
  db.select().from(device).where(eq(device.userId, userId)).orderBy(desc(device.lastSeenAt));

const MOST_POLLED = 20;

/**
 * The devices that a place can turn on: this one, those the account is fixed to, those that became active first, then the
 * last used. However many wait, they hide nobody who holds a place.
 */
export const selectDevicesForPlaces = (
  db: Db,
  userId: string,
  now: Date,
  ownId: string,
): Promise<DeviceRow[]> =>
  db
    .select()
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(
      ne(device.id, ownId),
      sql`${device.fixedUntil} is null`,
      sql`case when ${device.sessionId} is not null and ${device.endedAt} is null
        and ${device.lastSeenAt} > ${new Date(now.getTime() - INACTIVE_AFTER_MS).toISOString()}::timestamptz
        then ${device.activeSince} end`,
      desc(device.lastSeenAt),
    )
    .limit(MOST_POLLED);

/** Being heard of takes back a goodbye. */
export async function upsertDevice(
  db: Db,
  { userId, id, firstSeenAt, ...seen }: typeof device.$inferInsert,
): Promise<DeviceRow> {
  const [row] = await db
    .insert(device)
    .values({ userId, id, firstSeenAt, ...seen })
    .onConflictDoUpdate({ target: [device.userId, device.id], set: seen })
    .returning();
  if (!row) throw new Error('the device was not written');
  return row;
}

/** All devices of the account but the holders of its places wait. */
export async function setHolders(db: Db, userId: string, holders: readonly string[]): Promise<void> {
  const isWaiting = notInArray(device.id, [...holders]);
  await db
    .update(device)
    .set({ isWaiting })
    .where(and(eq(device.userId, userId), ne(device.isWaiting, isWaiting)));
}

/** The device is in use still. Of several requests at once the first one writes. */
export const touchDevice = async (db: Db, userId: string, id: string, seen: Seen, seenBefore: Date) => {
  await db
    .update(device)
    .set(seen)
    .where(
      and(
        eq(device.userId, userId),
        eq(device.id, id),
        lte(device.lastSeenAt, seenBefore),
        isNull(device.endedAt),
      ),
    );
};

export const selectDevicesAfter = (
  db: Db,
  userId: string,
  after: { lastSeenAt: Date; id: string } | undefined,
  limit: number,
) =>
  db
    .select()
    .from(device)
    .where(
      and(
        eq(device.userId, userId),
        after
          ? sql`(${device.lastSeenAt}, ${device.id}) < (${after.lastSeenAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(device.lastSeenAt), desc(device.id))
    .limit(limit);

export const setBlocked = (db: Db, userId: string, id: string, blockedAt: Date | null) =>
  first(
    db
      .update(device)
      .set({ blockedAt, isWaiting: true })
      .where(and(eq(device.userId, userId), eq(device.id, id)))
      .returning(),
  );

export const selectBlocked = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.$count(device, and(eq(device.userId, userId), eq(device.id, id), isNotNull(device.blockedAt)))) >
  0;

export const markEnded = (db: Db, userId: string, sessionId: string, now: Date) =>
  db
    .update(device)
    .set({ endedAt: now })
    .where(and(eq(device.userId, userId), eq(device.sessionId, sessionId), isNull(device.endedAt)));

export const markClosed = (db: Db, userId: string, id: string, now: Date) =>
  db
    .update(device)
    .set({ endedAt: now })
    .where(and(eq(device.userId, userId), eq(device.id, id)));

export const insertReplacement = (db: Db, row: typeof deviceReplacement.$inferInsert) =>
  db.insert(deviceReplacement).values(row);

export const selectReplacementsSince = (db: Db, userId: string, since: Date) =>
  db
    .select({ at: deviceReplacement.at })
    .from(deviceReplacement)
    .where(and(eq(deviceReplacement.userId, userId), gt(deviceReplacement.at, since)));

export const deleteReplacements = (db: Db, userId: string) =>
  db.delete(deviceReplacement).where(eq(deviceReplacement.userId, userId));

export const clearFixed = (db: Db, userId: string) =>
  db.update(device).set({ fixedUntil: null }).where(eq(device.userId, userId));

/** The others of the account wait until the end, and ask again then. */
export const setFixed = (db: Db, userId: string, ids: readonly string[], until: Date) =>
  db
    .update(device)
    .set({
      fixedUntil: sql`case when ${inArray(device.id, [...ids])} then ${until.toISOString()}::timestamptz end`,
      isWaiting: true,
    })
    .where(eq(device.userId, userId));

export const updateFingerprint = (db: Db, userId: string, id: string, fingerprintId: string) =>
  db
    .update(device)
    .set({ fingerprintId })
    .where(and(eq(device.userId, userId), eq(device.id, id)));

export const clearFingerprints = (db: Db, userId: string) =>
  db.update(device).set({ fingerprintId: null }).where(eq(device.userId, userId));

/** Devices that nobody is signed in on and that no rule still needs. */
export async function deleteForgotten(db: Db, unseenSince: Date, replacedBefore: Date): Promise<void> {
  await db
    .delete(device)
    .where(
      and(
        isNull(device.sessionId),
        isNull(device.blockedAt),
        lt(device.lastSeenAt, unseenSince),
        sql`coalesce(${device.fixedUntil} < ${unseenSince.toISOString()}, true)`,
      ),
    );
  await db.delete(deviceReplacement).where(lt(deviceReplacement.at, replacedBefore));
}
