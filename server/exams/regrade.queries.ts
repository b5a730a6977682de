import { and, asc, countDistinct, eq, gt, ne, or } from 'drizzle-orm';
import type { Db } from '../platform/db';
import type { CurrentGrading } from '../syllabus/question-bank';
import { exam, examQuestion, examRegrade } from './exams.tables';

/** The versions of a question that exams asked. */
export const selectAskedVersions = (db: Db, questionId: string) =>
  db
    .selectDistinct({ questionId: examQuestion.questionId, version: examQuestion.version })
    .from(examQuestion)
    .where(eq(examQuestion.questionId, questionId));

export async function countFinished(db: Db, questionId: string) {
  const [found] = await db
    .select({ exams: countDistinct(exam.id), users: countDistinct(exam.userId) })
    .from(examQuestion)
    .innerJoin(exam, eq(exam.id, examQuestion.examId))
    .where(and(eq(examQuestion.questionId, questionId), eq(exam.state, 'finished')));
  return found ?? { exams: 0, users: 0 };
}

type Concerned = CurrentGrading & { afterExam: string; limit: number };

/** Exams that asked this version and are graded in another way, in batches by id. */
export const selectConcerned = (
  db: Db,
  { questionId, version, key, annulled, afterExam, limit }: Concerned,
): Promise<{ examId: string; userId: string }[]> =>
  db
    .select({ examId: exam.id, userId: exam.userId })
    .from(examQuestion)
    .innerJoin(exam, eq(exam.id, examQuestion.examId))
    .where(
      and(
        eq(examQuestion.questionId, questionId),
        eq(examQuestion.version, version),
        or(key === null ? undefined : ne(examQuestion.key, key), ne(examQuestion.annulled, annulled)),
        gt(exam.id, afterExam),
      ),
    )
    .orderBy(asc(exam.id))
    .limit(limit);

export const insertRegrade = (db: Db, row: typeof examRegrade.$inferInsert) =>
  db.insert(examRegrade).values(row).onConflictDoNothing();

/** The changes of scores of all exams of a user, with their reasons. */
export const selectAllRegrades = (db: Db, userId: string) =>
  db.select().from(examRegrade).where(eq(examRegrade.userId, userId)).orderBy(asc(examRegrade.at));

type ExamCounts = { hits: number; errors: number; blanks: number; annulled: number };

export const updateCounts = (db: Db, id: string, counts: ExamCounts) =>
  db.update(exam).set(counts).where(eq(exam.id, id));
