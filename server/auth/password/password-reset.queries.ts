import { and, eq, gt, lte } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { passwordToken, user } from '../auth.tables';

export const insertPasswordToken = (db: Db, row: typeof passwordToken.$inferInsert) =>
  db.insert(passwordToken).values(row);

export const selectTokenOwner = (db: Db, tokenHash: string, now: Date) =>
  first(
    db
      .select({ id: user.id, email: user.email, username: user.username, displayName: user.displayName })
      .from(passwordToken)
      .innerJoin(user, eq(user.id, passwordToken.userId))
      .where(and(eq(passwordToken.tokenHash, tokenHash), gt(passwordToken.expiresAt, now))),
  );

/** False when the token was already used. */
export async function consumePasswordToken(db: Db, tokenHash: string): Promise<boolean> {
  const taken = await db
    .delete(passwordToken)
    .where(eq(passwordToken.tokenHash, tokenHash))
    .returning({ userId: passwordToken.userId });
  return taken.length > 0;
}

export const deletePasswordTokens = (db: Db, userId: string) =>
  db.delete(passwordToken).where(eq(passwordToken.userId, userId));

export const deleteExpiredPasswordTokens = (db: Db, now: Date) =>
  db.delete(passwordToken).where(lte(passwordToken.expiresAt, now));
