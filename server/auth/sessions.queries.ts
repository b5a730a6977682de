import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { session, user } from './auth.tables';

export const insertSession = (db: Db, row: typeof session.$inferInsert) => db.insert(session).values(row);

export async function selectSessionUser(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: session.id,
      id: user.id,
      email: user.email,
      username: user.username,
      displayName: user.displayName,
      avatar: user.avatar,
      isAdmin: user.isAdmin,
      oppositionType: user.oppositionType,
      planTier: user.planTier,
      trialEndsAt: user.trialEndsAt,
      createdAt: user.createdAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  return row;
}
