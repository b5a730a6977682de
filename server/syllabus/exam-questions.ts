import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';

/** What the exams tell features that they import themselves. */
type ExamQuestions = {
  /** The questions of the mock that a user takes now, or has downloaded in the last two weeks to take it. */
  ofMock: (db: Db, userId: string) => Promise<readonly string[]>;
  /** Which of these questions a started exam of the user has asked. */
  asked: (db: Db, userId: string, ids: readonly string[]) => Promise<readonly string[]>;
};

let source: ExamQuestions = { ofMock: async () => [], asked: async () => [] };

export function registerExamQuestions(questions: ExamQuestions): void {
  source = questions;
}

/** Until the mock is handed in, the same account neither reads their key nor answers them elsewhere. */
export const askedInMock = async (db: Db, userId: string): Promise<ReadonlySet<string>> =>
  new Set(await source.ofMock(db, userId));

export async function mustNotBeInMock(db: Db, userId: string, questionIds: readonly string[]): Promise<void> {
  const asked = await askedInMock(db, userId);
  if (questionIds.some((id) => asked.has(id))) throw new AppError('syllabus.asked-in-mock');
}

/** A user's exams and their reviews stay readable, whatever the plan is today. */
export const askedInExams = (db: Db, userId: string, ids: readonly string[]): Promise<readonly string[]> =>
  source.asked(db, userId, ids);
