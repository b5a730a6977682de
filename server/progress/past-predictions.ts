import type { Db } from '../platform/db';
import { selectPredictions } from './progress.queries';

/** The daily predictions of a user from a day on, for a coach with whom they are shared. */
export const pastPredictions = (db: Db, userId: string, from: string) => selectPredictions(db, userId, from);
