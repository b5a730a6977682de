import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { exam } from '../exams.tables';

/** The user's started attempts at these exams, newest first. */
export const selectAttempts = async (db: Db, userId: string, papers: readonly string[]) =>
  papers.length === 0
    ? []
    : db
        .select()
        .from(exam)
        .where(and(eq(exam.userId, userId), inArray(exam.paper, [...papers]), ne(exam.state, 'built')))
        .orderBy(desc(exam.startedAt), desc(exam.id));
