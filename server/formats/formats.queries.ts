import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { animation, infographic, pill, procedure } from './formats.tables';

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
    .where(isPublished(infographic))
    .orderBy(asc(infographic.topics), asc(infographic.id));

export const selectInfographic = (db: Db, id: string) =>
  db
    .select()
    .from(infographic)
    .where(and(eq(infographic.id, id), isPublished(infographic)))
    .then(([found]) => found);

export const selectProcedures = (db: Db) =>
  db.select().from(procedure).where(isPublished(procedure)).orderBy(asc(procedure.position));

/** Published ones in the order of the syllabus. */
export const selectAnimations = (db: Db) =>
  db.select().from(animation).where(isPublished(animation)).orderBy(asc(animation.topics), asc(animation.id));

export const selectAnimation = (db: Db, id: string) =>
  db
    .select()
    .from(animation)
    .where(and(eq(animation.id, id), isPublished(animation)))
    .then(([found]) => found);

const isPublished = ({ state, deletedAt }: typeof infographic | typeof animation | typeof procedure) =>
  and(eq(state, 'published'), isNull(deletedAt));
