import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { exam } from './exams.tables';
import { scoreIn } from './score';

/** Days with a finished mock, once each. */
export const finishedMockDays = async (db: Db, userId: string, from: string): Promise<string[]> => {
  const day = sql<string>`(${exam.finishedAt} at time zone 'Europe/Madrid')::date::text`;
  const rows = await db
    .select({ day })
    .from(exam)
    .where(
      and(
        eq(exam.userId, userId),
        eq(exam.kind, 'mock'),
        eq(exam.state, 'finished'),
        gte(exam.finishedAt, sql`${from}::date - 1`),
      ),
    );
  return rows.map((row) => row.day).filter((one) => one >= from);
};

/** Mocks finished on this day or later, with the questions that were answered. */
export async function finishedMocks(db: Db, userId: string, from: string) {
  const rows = await db
    .select({
      id: exam.id,
      questions: exam.questions,
      answered: sql<number>`coalesce(${exam.hits}, 0) + coalesce(${exam.errors}, 0)`,
      finishedAt: exam.finishedAt,
    })
    .from(exam)
    .where(
      and(
        eq(exam.userId, userId),
        eq(exam.kind, 'mock'),
        eq(exam.state, 'finished'),
        gte(exam.finishedAt, sql`${from}::date - 1`),
      ),
    );
  return rows.flatMap(({ finishedAt, ...mock }) => {
    const day = finishedAt && dayInSpain(finishedAt);
    return day && day >= from ? [{ ...mock, day }] : [];
  });
}

/** Every finished exam of a user with its score, newest first. */
export async function finishedExams(db: Db, userId: string) {
  const rows = await db
    .select({
      id: exam.id,
      kind: exam.kind,
      mode: exam.mode,
      title: exam.title,
      questions: exam.questions,
      questionKind: exam.questionKind,
      annulled: exam.annulled,
      hits: exam.hits,
      errors: exam.errors,
      blanks: exam.blanks,
      finishedAt: exam.finishedAt,
    })
    .from(exam)
    .where(and(eq(exam.userId, userId), eq(exam.state, 'finished'), isNotNull(exam.hits)))
    .orderBy(desc(exam.finishedAt), desc(exam.id));
  return rows.flatMap(({ hits, errors, blanks, finishedAt, ...row }) =>
    hits === null || errors === null || finishedAt === null
      ? []
      : [
          {
            ...row,
            hits,
            errors,
            finishedAt,
            blanks: blanks ?? 0,
            score: scoreIn(row, hits, errors),
          },
        ],
  );
}
