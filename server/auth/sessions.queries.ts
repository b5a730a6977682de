import { and, eq, lte, ne } from 'drizzle-orm';
import type postgres from 'postgres';
import type { Db } from '../platform/db';
import { session, type user } from './auth.tables';

export const insertSession = (db: Db, row: typeof session.$inferInsert) => db.insert(session).values(row);

type SessionUserRow = Pick<
  typeof user.$inferSelect,
  'id' | 'email' | 'username' | 'displayName' | 'avatar' | 'isAdmin' | 'oppositionType' | 'planTier'
> & { sessionId: string; trialRuns: boolean; createdAt: string; hasSecondFactor: boolean };

/**
 * The one query that runs with every request of a signed-in user, so it is written by hand: the driver keeps it
 * prepared, and no builder runs (a third of the processor time of the same query through the builder).
 */
export async function selectSessionUser(
  sql: postgres.Sql,
  tokenHash: string,
  now: Date,
): Promise<SessionUserRow | undefined> {
  const moment = now.toISOString();
  const [row] = await sql<SessionUserRow[]>`
    select s.id as "sessionId", u.id, u.email, u.username, u.display_name as "displayName", u.avatar,
      u.is_admin as "isAdmin", u.opposition_type as "oppositionType", u.plan_tier as "planTier",
      coalesce(u.trial_ends_at > ${moment}::timestamptz, false) as "trialRuns",
      u.created_at as "createdAt", u.totp_confirmed_at is not null as "hasSecondFactor"
    from session s join "user" u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${moment}::timestamptz`;
  return row;
}

export const deleteSessionByToken = (db: Db, tokenHash: string) =>
  db.delete(session).where(eq(session.tokenHash, tokenHash));

export const deleteSession = (db: Db, userId: string, sessionId: string) =>
  db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });

export const deleteSessions = (db: Db, userId: string, exceptSessionId?: string) =>
  db
    .delete(session)
    .where(and(eq(session.userId, userId), exceptSessionId ? ne(session.id, exceptSessionId) : undefined));

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.delete(session).where(lte(session.expiresAt, now));
