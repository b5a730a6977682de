import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { user } from './auth.tables';

/** False when this code, or a later one, was used before. */
export async function consumeTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(user)
    .set({ totpLastStep: step })
    .where(and(eq(user.id, userId), or(isNull(user.totpLastStep), lt(user.totpLastStep, step))))
    .returning({ id: user.id });
  return taken.length > 0;
}

/** False when the user has no such code. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .update(user)
    .set({ recoveryCodes: sql`${user.recoveryCodes} - ${codeHash}::text` })
    .where(and(eq(user.id, userId), sql`${user.recoveryCodes} ? ${codeHash}::text`))
    .returning({ id: user.id });
  return taken.length > 0;
}

/** Stores an unconfirmed secret; never replaces a confirmed one. */
export async function storeSecret(db: Db, userId: string, totpSecret: string): Promise<boolean> {
  const stored = await db
    .update(user)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(user.id, userId), isNull(user.totpConfirmedAt)))
    .returning({ id: user.id });
  return stored.length > 0;
}

export const switchOn = (db: Db, userId: string, recoveryCodes: string[], now: Date) =>
  db.update(user).set({ totpConfirmedAt: now, recoveryCodes }).where(eq(user.id, userId));

export const switchOff = (db: Db, userId: string) =>
  db
    .update(user)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: null })
    .where(eq(user.id, userId));

export const storeRecoveryCodes = (db: Db, userId: string, recoveryCodes: string[]) =>
  db.update(user).set({ recoveryCodes }).where(eq(user.id, userId));
