import type { EffectKind } from '@atalaya/core/effects/effects';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { effectRun } from './effects.tables';

export async function selectLast(db: Db, kind: EffectKind) {
  const [row] = await db
    .select()
    .from(effectRun)
    .where(eq(effectRun.kind, kind))
    .orderBy(desc(effectRun.at))
    .limit(1);
  return row;
}

export const insertRun = (db: Db, row: typeof effectRun.$inferInsert) => db.insert(effectRun).values(row);
