import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { topic, topicSection } from '../topic.tables';
import { readingNote, readingPlace, readingSection } from './reading-state.tables';

// octet_length reads the stored size without decompressing.
const size = sql<number>`octet_length(${topicSection.body})`;
const isRead = sql<boolean>`${readingSection.readAt} is not null`;

const readBy = (userId: string) =>
  and(
    eq(readingSection.userId, userId),
    eq(readingSection.topic, topicSection.topic),
    eq(readingSection.section, topicSection.id),
  );

export const selectAllSectionStates = (db: Db, userId: string) =>
  db
    .select({ topic: topicSection.topic, size, isRead })
    .from(topicSection)
    .leftJoin(readingSection, readBy(userId));

export const selectSectionStates = (db: Db, userId: string, number: number) =>
  db
    .select({ id: topicSection.id, size, isRead })
    .from(topicSection)
    .leftJoin(readingSection, readBy(userId))
    .where(eq(topicSection.topic, number))
    .orderBy(asc(topicSection.position));

export const selectLastPlace = (db: Db, userId: string) =>
  first(
    db
      .select()
      .from(readingPlace)
      .where(eq(readingPlace.userId, userId))
      .orderBy(desc(readingPlace.at))
      .limit(1),
  );

export const selectPlace = (db: Db, userId: string, number: number) =>
  first(
    db
      .select()
      .from(readingPlace)
      .where(and(eq(readingPlace.userId, userId), eq(readingPlace.topic, number))),
  );

/** The later position wins, in any order of arrival. */
export const upsertPlace = (db: Db, row: typeof readingPlace.$inferInsert) =>
  db
    .insert(readingPlace)
    .values(row)
    .onConflictDoUpdate({
      target: [readingPlace.userId, readingPlace.topic],
      set: { section: row.section, block: row.block, at: row.at },
      setWhere: lt(readingPlace.at, row.at),
    });

export async function hasSection(db: Db, number: number, section: string): Promise<boolean> {
  const rows = await db
    .select({ id: topicSection.id })
    .from(topicSection)
    .where(and(eq(topicSection.topic, number), eq(topicSection.id, section)));
  return rows.length > 0;
}

export const insertSectionRead = (db: Db, row: typeof readingSection.$inferInsert) =>
  db.insert(readingSection).values(row).onConflictDoNothing();

export const deleteSectionRead = (db: Db, userId: string, number: number, section: string) =>
  db
    .delete(readingSection)
    .where(
      and(
        eq(readingSection.userId, userId),
        eq(readingSection.topic, number),
        eq(readingSection.section, section),
      ),
    );

export async function selectNeighbours(db: Db, number: number) {
  const shown = and(eq(topic.state, 'published'), isNull(topic.deletedAt));
  const entry = { number: topic.number, shortTitle: topic.shortTitle };
  const [[previous], [next]] = await Promise.all([
    db
      .select(entry)
      .from(topic)
      .where(and(shown, lt(topic.number, number)))
      .orderBy(desc(topic.number))
      .limit(1),
    db
      .select(entry)
      .from(topic)
      .where(and(shown, gt(topic.number, number)))
      .orderBy(asc(topic.number))
      .limit(1),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** For the export of personal data. */
export async function selectReadingOf(db: Db, userId: string) {
  const [places, sections, notes] = await Promise.all([
    db.select().from(readingPlace).where(eq(readingPlace.userId, userId)),
    db.select().from(readingSection).where(eq(readingSection.userId, userId)),
    db.select().from(readingNote).where(eq(readingNote.userId, userId)),
  ]);
  return { lugares: places, secciones_leidas: sections, notas: notes };
}
