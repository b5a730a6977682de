import type { Db } from '../platform/db';
import { countTrainings } from './fitness.queries';

/** Sessions that a user trained in these days. No health data. */
export const trainingsBetween = (db: Db, userId: string, from: string, to: string): Promise<number> =>
  countTrainings(db, userId, from, to);
