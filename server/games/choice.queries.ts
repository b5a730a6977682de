import { eq } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { gameChoice } from './games.tables';

export const selectChoice = (db: Db, userId: string) =>
  first(db.select().from(gameChoice).where(eq(gameChoice.userId, userId)));

export const upsertChoice = (db: Db, row: typeof gameChoice.$inferInsert) =>
  db.insert(gameChoice).values(row).onConflictDoUpdate({ target: gameChoice.userId, set: row });
