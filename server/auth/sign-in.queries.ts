import { and, eq, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { knownDevice, user } from './auth.tables';

/** One query whether or not the account exists, so that the timing is the same. */
export const selectForSignIn = (db: Db, email: string, deviceHash: string) =>
  first(
    db
      .select({
        id: user.id,
        passwordHash: user.passwordHash,
        totpSecret: user.totpSecret,
        totpConfirmedAt: user.totpConfirmedAt,
        deletionRequestedAt: user.deletionRequestedAt,
        suspendedAt: user.suspendedAt,
        isKnownDevice: sql<boolean>`${knownDevice.deviceHash} is not null`,
      })
      .from(user)
      .leftJoin(knownDevice, and(eq(knownDevice.userId, user.id), eq(knownDevice.deviceHash, deviceHash)))
      .where(eq(user.email, email)),
  );

export const updatePasswordHash = (db: Db, userId: string, passwordHash: string) =>
  db.update(user).set({ passwordHash }).where(eq(user.id, userId));

/** Unless it has been changed since it was read. */
export const replacePasswordHash = (db: Db, userId: string, before: string, passwordHash: string) =>
  db
    .update(user)
    .set({ passwordHash })
    .where(and(eq(user.id, userId), eq(user.passwordHash, before)));

/** A change of the password waits until the transaction ends. False if it has been changed already. */
export async function holdPasswordHash(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

export const rememberDevice = (db: Db, userId: string, deviceHash: string, now: Date) =>
  db
    .insert(knownDevice)
    .values({ userId, deviceHash, lastSignInAt: now })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.deviceHash], set: { lastSignInAt: now } });

export const selectAccount = (db: Db, userId: string) =>
  first(
    db
      .select({
        id: user.id,
        email: user.email,
        username: user.username,
        displayName: user.displayName,
        passwordHash: user.passwordHash,
        totpSecret: user.totpSecret,
        totpConfirmedAt: user.totpConfirmedAt,
      })
      .from(user)
      .where(eq(user.id, userId)),
  );
