import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';

type ExamQuestions = {
  /** The questions of the mock that a user takes now, or has downloaded in the last two weeks to take it. */
  ofMock: (db: Db, userId: string) => Promise<readonly string[]>;
  /** Which of these questions a started exam of the user has asked. */
  asked: (db: Db, userId: string, ids: readonly string[]) => Promise<readonly string[]>;
};

/** The exams say here what features that they import need to know of them. */
export const examQuestions = defineHook<ExamQuestions>('syllabus.exam-questions');

type WithHooks = Pick<Kit, 'hooks'>;

/** Until the mock is handed in, the same account neither reads their key nor answers them elsewhere. */
export async function askedInMock(
  { hooks }: WithHooks,
  db: Db,
  userId: string,
): Promise<ReadonlySet<string>> {
  const [source] = hooks.all(examQuestions);
  return new Set(await source?.ofMock(db, userId));
}

export async function mustNotBeInMock(
  kit: WithHooks,
  db: Db,
  userId: string,
  questionIds: readonly string[],
): Promise<void> {
  const asked = await askedInMock(kit, db, userId);
  if (questionIds.some((id) => asked.has(id))) throw new AppError('syllabus.asked-in-mock');
}

/** A user's exams and their reviews stay readable, whatever the plan is today. */
export async function askedInExams(
  { hooks }: WithHooks,
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const [source] = hooks.all(examQuestions);
  return (await source?.asked(db, userId, ids)) ?? [];
}
