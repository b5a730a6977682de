import { and, asc, eq, ne } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { readingNote } from './reading-state.tables';

const noteColumns = {
  id: readingNote.id,
  section: readingNote.section,
  start: readingNote.start,
  end: readingNote.end,
  quote: readingNote.quote,
  text: readingNote.text,
  isHighlighted: readingNote.isHighlighted,
  color: readingNote.color,
  createdAt: readingNote.createdAt,
  updatedAt: readingNote.updatedAt,
};

/** What a note is on: a topic of the syllabus or an article of a law. */
export type NotePlace = { topic: number } | { article: string };

const isAt = (place: NotePlace) =>
  'topic' in place ? eq(readingNote.topic, place.topic) : eq(readingNote.article, place.article);

const ownAt = (userId: string, place: NotePlace) => and(eq(readingNote.userId, userId), isAt(place));

export const selectNotes = (db: Db, userId: string, place: NotePlace) =>
  db
    .select(noteColumns)
    .from(readingNote)
    .where(ownAt(userId, place))
    .orderBy(asc(readingNote.section), asc(readingNote.start), asc(readingNote.id));

export const countOtherNotes = (db: Db, userId: string, place: NotePlace, id: string): Promise<number> =>
  db.$count(readingNote, and(ownAt(userId, place), ne(readingNote.id, id)));

/** Sending a note again updates its text, not its creation time. */
export async function upsertNote(
  db: Db,
  place: NotePlace,
  note: Omit<typeof readingNote.$inferInsert, 'topic' | 'article'>,
) {
  const { section, start, end, quote, text, isHighlighted, color, updatedAt } = note;
  return first(
    db
      .insert(readingNote)
      .values({ ...note, ...place })
      .onConflictDoUpdate({
        target: [readingNote.userId, readingNote.id],
        set: { section, start, end, quote, text, isHighlighted, color, updatedAt },
        // A note stays in its topic or article.
        setWhere: isAt(place),
      })
      .returning(noteColumns),
  );
}

export const deleteNote = (db: Db, userId: string, place: NotePlace, id: string) =>
  db.delete(readingNote).where(and(ownAt(userId, place), eq(readingNote.id, id)));
