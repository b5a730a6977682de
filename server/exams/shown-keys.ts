import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { scheduledIdOf } from './compare/papers';
import type { ExamRow } from './exams.queries';
import { selectOneShown } from './scheduled.queries';

/** When a scheduled mock closes that others can still take. Null for other exams. */
export async function stillOpenUntil({ db, clock }: Kit, { paper }: Pick<ExamRow, 'paper'>) {
  const mockId = paper === null ? null : scheduledIdOf(paper);
  const mock = mockId === null ? undefined : await selectOneShown(db, mockId);
  return mock && clock.now() < mock.closesAt ? mock.closesAt : null;
}

/** Whoever has handed in could tell the keys to somebody who has not, or take the mock with another account. */
export async function mustMaySeeKeys(kit: Kit, exam: ExamRow): Promise<void> {
  if (await stillOpenUntil(kit, exam)) throw new AppError('exams.keys-wait');
  await mustNotBeInMock(kit.db, exam.userId, exam.questionIds);
}
