import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { gameChoice } from './games.tables';

export async function selectChoice(db: Db, userId: string) {
  const [row] = await db.select().from(gameChoice).where(eq(gameChoice.userId, userId));
  return row;
}

export const upsertChoice = (db: Db, row: typeof gameChoice.$inferInsert) =>
  db.insert(gameChoice).values(row).onConflictDoUpdate({ target: gameChoice.userId, set: row });
