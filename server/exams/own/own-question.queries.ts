import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import type { Found } from '../../syllabus/search/search-sources';
import { headline, tsquery } from '../../syllabus/search/search-sql';
import { exam, examQuestion, questionFlag, questionNote } from '../exams.tables';

export async function selectOwn(db: Db, userId: string, questionId: string) {
  const [row] = await db.execute<{ flagged: boolean; note: string | null; isInExam: boolean }>(sql`
    select exists (select from ${questionFlag} where user_id = ${userId} and question_id = ${questionId}) as flagged,
      (select text from ${questionNote} where user_id = ${userId} and question_id = ${questionId}) as note,
      exists (select from ${exam} e join ${examQuestion} q on q.exam_id = e.id
        where e.user_id = ${userId} and q.question_id = ${questionId}
          and (e.state = 'running' and e.mode = 'exam' or e.state = 'built' and e.downloaded_at is not null)) as "isInExam"`);
  return { flagged: row?.flagged ?? false, note: row?.note ?? '', isInExam: row?.isInExam ?? false };
}

export const upsertNote = (db: Db, row: typeof questionNote.$inferInsert) =>
  db
    .insert(questionNote)
    .values(row)
    .onConflictDoUpdate({
      target: [questionNote.userId, questionNote.questionId],
      set: { text: row.text, updatedAt: row.updatedAt },
    });

export const deleteNote = (db: Db, userId: string, questionId: string) =>
  db
    .delete(questionNote)
    .where(and(eq(questionNote.userId, userId), eq(questionNote.questionId, questionId)));

export const selectNotes = (db: Db, userId: string) =>
  db
    .select({ pregunta: questionNote.questionId, nota: questionNote.text, fecha: questionNote.updatedAt })
    .from(questionNote)
    .where(eq(questionNote.userId, userId))
    .orderBy(asc(questionNote.updatedAt));

const MOST_FOUND = 5;

/** For the search. A user has few notes, found by the key. */
export const findQuestionNotes = (db: Db, query: string, userId: string) =>
  db.execute<Found>(sql`
    select topic, section, stem as title, ${headline('text', query)} as snippet
    from (
      select q.topic, q.section, q.stem, n.text from ${questionNote} n join question q on q.id = n.question_id
      where n.user_id = ${userId} and to_tsvector('es_unaccent', n.text) @@ ${tsquery(query)}
      order by n.updated_at desc limit ${MOST_FOUND}
    ) found`);
