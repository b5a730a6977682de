import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { infographic, pill, procedure } from './formats.tables';

/** Published ones in the order of the syllabus. */
export const selectPills = (db: Db) =>
  db
    .select()
    .from(pill)
    .where(and(eq(pill.state, 'published'), isNull(pill.deletedAt)))
    .orderBy(asc(pill.topic), asc(pill.id));

/** Published ones in the order of the syllabus. */
export const selectInfographics = (db: Db) =>
  db
    .select()
    .from(infographic)
    .where(and(eq(infographic.state, 'published'), isNull(infographic.deletedAt)))
    .orderBy(asc(infographic.topics), asc(infographic.id));

export const selectInfographic = (db: Db, id: string) =>
  db
    .select()
    .from(infographic)
    .where(and(eq(infographic.id, id), eq(infographic.state, 'published'), isNull(infographic.deletedAt)))
    .then(([found]) => found);

export const selectProcedures = (db: Db) =>
  db
    .select()
    .from(procedure)
    .where(and(eq(procedure.state, 'published'), isNull(procedure.deletedAt)))
    .orderBy(asc(procedure.position));
