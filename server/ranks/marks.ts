import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { finishedExams } from '../exams/finished-mocks';
import type { Db } from '../platform/db';
import { finishedBatteries } from '../psychometrics/finished-batteries';

const SHOWN = 6;

/** The latest mocks and psychotechnical batteries with their marks. */
export async function latestMarks(db: Db, userId: string) {
  const [exams, batteries] = await Promise.all([
    finishedExams(db, userId),
    finishedBatteries(db, userId, SHOWN),
  ]);
  return [...exams.filter(({ kind }) => kind === 'mock').slice(0, SHOWN), ...batteries]
    .sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime())
    .slice(0, SHOWN)
    .map(({ id, title, mark, hits, errors, blanks, finishedAt }) => ({
      id,
      title,
      mark,
      hits,
      errors,
      blanks,
      day: dayInSpain(finishedAt),
    }));
}
