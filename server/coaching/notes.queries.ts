import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { candidateIdsOf } from './coaching.queries';
import { coachingNote } from './coaching.tables';

export type NoteRow = typeof coachingNote.$inferSelect;

/** Newest first. */
export const selectNotes = (db: Db, userId: string, { withPrivate }: { withPrivate: boolean }) =>
  db
    .select()
    .from(coachingNote)
    .where(and(eq(coachingNote.userId, userId), withPrivate ? undefined : eq(coachingNote.isPrivate, false)))
    .orderBy(desc(coachingNote.id));

export const insertNote = (db: Db, row: NoteRow) => db.insert(coachingNote).values(row);

export const deleteOwnNote = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(coachingNote)
      .where(and(eq(coachingNote.id, id), eq(coachingNote.userId, userId), eq(coachingNote.authorId, userId)))
      .returning({ id: coachingNote.id })
  ).length > 0;

/** A coach's note about somebody who is still a candidate of theirs. */
export const deleteCoachNote = async (db: Db, coachId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(coachingNote)
      .where(
        and(
          eq(coachingNote.id, id),
          eq(coachingNote.authorId, coachId),
          inArray(coachingNote.userId, candidateIdsOf(db, coachId)),
        ),
      )
      .returning({ id: coachingNote.id })
  ).length > 0;
