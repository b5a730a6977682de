import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { scheduledIdOf } from './compare/papers';
import type { ExamRow } from './exams.queries';
import { selectOneShown } from './scheduled.queries';

/** The scheduled mock of an exam, as long as others can still take it. */
async function openMockOf({ db, clock }: Kit, { paper }: Pick<ExamRow, 'paper'>) {
  const mockId = paper === null ? null : scheduledIdOf(paper);
  const mock = mockId === null ? undefined : await selectOneShown(db, mockId);
  return mock && clock.now() < mock.closesAt ? mock : null;
}

/** When the mock of an exam closes that others can still take. Null for other exams. */
export const stillOpenUntil = async (kit: Kit, exam: Pick<ExamRow, 'paper'>): Promise<Date | null> =>
  (await openMockOf(kit, exam))?.closesAt ?? null;

/** The mock of the week is there to learn from: nobody waits a week for their mistakes. */
export async function keysHeldUntil(kit: Kit, exam: Pick<ExamRow, 'paper'>): Promise<Date | null> {
  const mock = await openMockOf(kit, exam);
  return mock && !mock.weekly ? mock.closesAt : null;
}

/** Whoever has handed in could tell the keys to somebody who has not, or take the mock with another account. */
export async function mustMaySeeKeys(kit: Kit, exam: ExamRow): Promise<void> {
  if (await keysHeldUntil(kit, exam)) throw new AppError('exams.keys-wait');
  await mustNotBeInMock(kit, kit.db, exam.userId, exam.questionIds);
}
