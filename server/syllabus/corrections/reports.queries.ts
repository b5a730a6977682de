import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { question, questionReport } from '../question.tables';

export const selectReportable = (db: Db, id: string) =>
  first(
    db
      .select({ id: question.id, version: question.version })
      .from(question)
      .where(and(eq(question.id, id), eq(question.state, 'published'), isNull(question.deletedAt))),
  );

/** False when the user already has an open report of it. */
export async function insertReport(db: Db, row: typeof questionReport.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(questionReport)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: questionReport.id });
  return inserted.length > 0;
}

const columns = {
  id: questionReport.id,
  questionId: questionReport.questionId,
  stem: question.stem,
  reason: questionReport.reason,
  text: questionReport.text,
  status: questionReport.status,
  answer: questionReport.answer,
  createdAt: questionReport.createdAt,
  closedAt: questionReport.closedAt,
};

export async function selectReportsBy(db: Db, userId: string, limit: number, offset: number) {
  const items = await db
    .select(columns)
    .from(questionReport)
    .innerJoin(question, eq(question.id, questionReport.questionId))
    .where(eq(questionReport.userId, userId))
    .orderBy(desc(questionReport.createdAt), desc(questionReport.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db
    .select({ total: count() })
    .from(questionReport)
    .where(eq(questionReport.userId, userId));
  return { items, total: found?.total ?? 0 };
}

type Settling = { status: 'accepted' | 'rejected'; answer: string | null; closedAt: Date };

export const settleReport = (db: Db, id: string, settling: Settling) =>
  first(
    db
      .update(questionReport)
      .set(settling)
      .where(and(eq(questionReport.id, id), eq(questionReport.status, 'open')))
      .returning({
        id: questionReport.id,
        questionId: questionReport.questionId,
        userId: questionReport.userId,
      }),
  );

export const settleReportsOf = (db: Db, questionId: string, settling: Settling) =>
  db
    .update(questionReport)
    .set(settling)
    .where(and(eq(questionReport.questionId, questionId), eq(questionReport.status, 'open')))
    .returning({ userId: questionReport.userId });
