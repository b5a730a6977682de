import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { fingerprint, trackedEvent, trackedMachine } from './tracking.tables';

export const insertEvent = (db: Db, row: typeof trackedEvent.$inferInsert) =>
  db.insert(trackedEvent).values(row);

export const upsertMachine = (db: Db, row: typeof trackedMachine.$inferInsert) =>
  db
    .insert(trackedMachine)
    .values(row)
    .onConflictDoUpdate({
      target: [trackedMachine.userId, trackedMachine.hash],
      set: { lastSeenAt: row.lastSeenAt },
    });

export const upsertFingerprint = (db: Db, { userId, deviceId, ...rest }: typeof fingerprint.$inferInsert) =>
  db
    .insert(fingerprint)
    .values({ userId, deviceId, ...rest })
    .onConflictDoUpdate({ target: [fingerprint.userId, fingerprint.deviceId], set: rest });

export async function deleteEvents(db: Db, userId: string): Promise<void> {
  await db.delete(trackedEvent).where(eq(trackedEvent.userId, userId));
  await db.delete(trackedMachine).where(eq(trackedMachine.userId, userId));
}

export const deleteFingerprints = (db: Db, userId: string) =>
  db.delete(fingerprint).where(eq(fingerprint.userId, userId));

export async function deleteBefore(db: Db, before: Date): Promise<void> {
  await db.delete(trackedEvent).where(lt(trackedEvent.at, before));
  await db.delete(trackedMachine).where(lt(trackedMachine.lastSeenAt, before));
  await db.delete(fingerprint).where(lt(fingerprint.at, before));
}

export const selectEvents = (db: Db, userId: string) =>
  db
    .select({
      at: trackedEvent.at,
      page: trackedEvent.page,
      action: trackedEvent.action,
      details: trackedEvent.details,
      machine: trackedMachine.info,
    })
    .from(trackedEvent)
    .leftJoin(
      trackedMachine,
      and(eq(trackedMachine.userId, trackedEvent.userId), eq(trackedMachine.hash, trackedEvent.machineHash)),
    )
    .where(eq(trackedEvent.userId, userId))
    .orderBy(trackedEvent.at);

export const selectFingerprints = (db: Db, userId: string) =>
  db.select().from(fingerprint).where(eq(fingerprint.userId, userId));
