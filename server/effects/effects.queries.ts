import type { EffectKind } from '@atalaya/core/effects/effects';
import { desc, eq } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { effectRun } from './effects.tables';

export const selectLast = (db: Db, kind: EffectKind) =>
  first(db.select().from(effectRun).where(eq(effectRun.kind, kind)).orderBy(desc(effectRun.at)).limit(1));

export const insertRun = (db: Db, row: typeof effectRun.$inferInsert) => db.insert(effectRun).values(row);
