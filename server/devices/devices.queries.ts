import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { device, deviceReplacement } from './devices.tables';

export type DeviceRow = typeof device.$inferSelect;

export const selectDevices = (db: Db, userId: string): Promise<DeviceRow[]> =>
  db.select().from(device).where(eq(device.userId, userId)).orderBy(desc(device.lastSeenAt));

const MOST_POLLED = 20;

/** The devices that a poll can turn on: those the account is fixed to, then the last used. */
export const selectRecentDevices = (db: Db, userId: string): Promise<DeviceRow[]> =>
  db
    .select()
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(sql`${device.fixedUntil} is null`, desc(device.lastSeenAt))
    .limit(MOST_POLLED);

/** Everything that a request shows about its device. Being heard of takes back a goodbye. */
export const upsertDevice = (
  db: Db,
  row: Omit<DeviceRow, 'fingerprintId' | 'endedAt' | 'fixedUntil' | 'blockedAt'>,
) =>
  db
    .insert(device)
    .values(row)
    .onConflictDoUpdate({
      target: [device.userId, device.id],
      set: {
        sessionId: row.sessionId,
        browser: row.browser,
        operatingSystem: row.operatingSystem,
        kind: row.kind,
        ipAddress: row.ipAddress,
        lastSeenAt: row.lastSeenAt,
        endedAt: null,
      },
    })
    .returning();

/** A session is held by one device: a browser that lost its cookie comes back as another one, and the old one lets go. */
export const releaseSession = (db: Db, sessionId: string, keeperId: string) =>
  db
    .update(device)
    .set({ sessionId: null })
    .where(and(eq(device.sessionId, sessionId), ne(device.id, keeperId)));

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

export async function setBlocked(db: Db, userId: string, id: string, blockedAt: Date | null) {
  const [row] = await db
    .update(device)
    .set({ blockedAt })
    .where(and(eq(device.userId, userId), eq(device.id, id)))
    .returning();
  return row;
}

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

export const setFixed = (db: Db, userId: string, ids: readonly string[], until: Date) =>
  db
    .update(device)
    .set({ fixedUntil: until })
    .where(and(eq(device.userId, userId), inArray(device.id, [...ids])));

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
