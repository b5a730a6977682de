import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../../admin/resource/list-sql';
import { type Db, first } from '../../platform/db';
import { registration, user } from '../auth.tables';

export const insertRegistration = (db: Db, row: typeof registration.$inferInsert) =>
  db.insert(registration).values(row);

export const selectRegistration = (db: Db, id: string) =>
  first(db.select().from(registration).where(eq(registration.id, id)));

export const selectPendingRegistration = (db: Db, email: string, now: Date) =>
  first(
    db
      .select()
      .from(registration)
      .where(and(eq(registration.email, email), isNull(registration.userId), gt(registration.expiresAt, now)))
      .orderBy(desc(registration.createdAt), desc(registration.id))
      .limit(1),
  );

/** The newest unexpired sign-up of an account that is not confirmed yet. */
export const selectRegistrationOf = (db: Db, userId: string, now: Date) =>
  first(
    db
      .select()
      .from(registration)
      .where(and(eq(registration.userId, userId), gt(registration.expiresAt, now)))
      .orderBy(desc(registration.createdAt))
      .limit(1),
  );

type Search = { q?: string | undefined; descending: boolean; page: number; pageSize: number };

export async function selectUnconfirmed(db: Db, now: Date, { q, descending, ...range }: Search) {
  const where = and(
    isNull(registration.userId),
    gt(registration.expiresAt, now),
    matches(q, [registration.email, registration.username]),
  );
  const { limit, offset } = slice(range);
  const items = await db
    .select({
      ...getTableColumns(registration),
      hasAccount: sql<boolean>`exists (select from ${user} as owner where owner.email = registration.email)`,
    })
    .from(registration)
    .where(where)
    .orderBy(...inOrder(registration.createdAt, descending, registration.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(registration, where) };
}

export const lockUnconfirmed = (db: Db, id: string, now: Date) =>
  first(
    db
      .select()
      .from(registration)
      .where(and(eq(registration.id, id), isNull(registration.userId), gt(registration.expiresAt, now)))
      .for('update'),
  );

export const deleteRegistration = (db: Db, id: string) =>
  db.delete(registration).where(eq(registration.id, id));

/** Locked, so that two clicks on the same link create one user. */
export const lockRegistrationByToken = (db: Db, tokenHash: string, now: Date) =>
  first(
    db
      .select()
      .from(registration)
      .where(and(eq(registration.tokenHash, tokenHash), gt(registration.expiresAt, now)))
      .for('update'),
  );

export const setToken = (db: Db, id: string, tokenHash: string, expiresAt: Date) =>
  db.update(registration).set({ tokenHash, expiresAt }).where(eq(registration.id, id));

export const linkUser = (db: Db, id: string, userId: string) =>
  db.update(registration).set({ userId }).where(eq(registration.id, id));

export const deleteExpiredRegistrations = (db: Db, now: Date) =>
  db.delete(registration).where(lte(registration.expiresAt, now));

export const selectUserByEmail = (db: Db, email: string) =>
  first(
    db
      .select({ id: user.id, email: user.email, username: user.username, displayName: user.displayName })
      .from(user)
      .where(eq(user.email, email)),
  );

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(sql`lower(${user.username})`, sql`lower(${username})`));
  return found.length > 0;
}

/** Undefined when a concurrent request took the address or the username. */
export const insertUser = (db: Db, row: typeof user.$inferInsert) =>
  first(db.insert(user).values(row).onConflictDoNothing().returning());

/** False when the address was confirmed before. */
export async function confirmAddress(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(user)
    .set({ emailConfirmedAt: now })
    .where(and(eq(user.id, userId), isNull(user.emailConfirmedAt)))
    .returning({ id: user.id });
  return rows.length > 0;
}

/** The first password of an invited user: the terms are accepted and the trial begins. */
export const acceptInvitation = (db: Db, userId: string, now: Date, trialEndsAt: Date) =>
  db
    .update(user)
    .set({
      termsAcceptedAt: now,
      trialEndsAt: sql`coalesce(${user.trialEndsAt}, ${trialEndsAt.toISOString()})`,
    })
    .where(and(eq(user.id, userId), isNotNull(user.invitedAt), isNull(user.termsAcceptedAt)));

export const selectUsername = (db: Db, userId: string) =>
  first(
    db
      .select({
        email: user.email,
        username: user.username,
        displayName: user.displayName,
        totpConfirmedAt: user.totpConfirmedAt,
      })
      .from(user)
      .where(eq(user.id, userId)),
  );
