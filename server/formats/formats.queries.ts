import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { pill } from './formats.tables';

/** Published ones in the order of the syllabus. */
export const selectPills = (db: Db) =>
  db
    .select()
    .from(pill)
    .where(and(eq(pill.state, 'published'), isNull(pill.deletedAt)))
    .orderBy(asc(pill.topic), asc(pill.id));
