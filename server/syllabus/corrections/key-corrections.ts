import type { Db } from '../../platform/db';
import { defineHook, type Hooks } from '../../platform/hooks';
import type { KeyCorrection } from '../question-store';

/** Run in the correcting transaction; long work is enqueued there. They return how many users it affected, if known. */
export const keyCorrectionListeners =
  defineHook<(db: Db, correction: KeyCorrection) => Promise<unknown>>('syllabus.key-corrected');

/** The finished exams that asked a question, and their users. */
type KeyImpact = { exams: number; users: number };

export const keyImpactCounters =
  defineHook<(db: Db, questionId: string) => Promise<KeyImpact>>('syllabus.key-impact');

/** The maximum over the features, because they count the same users. */
export async function keyImpact(hooks: Hooks, db: Db, questionId: string): Promise<KeyImpact> {
  const impact = { exams: 0, users: 0 };
  for (const counter of hooks.all(keyImpactCounters)) {
    const { exams, users } = await counter(db, questionId);
    impact.exams = Math.max(impact.exams, exams);
    impact.users = Math.max(impact.users, users);
  }
  return impact;
}

/** The maximum over the features, because they count the same users. */
export async function notifyKeyCorrected(hooks: Hooks, db: Db, correction: KeyCorrection): Promise<number> {
  let people = 0;
  for (const listener of hooks.all(keyCorrectionListeners)) {
    const affected = await listener(db, correction);
    if (typeof affected === 'number') people = Math.max(people, affected);
  }
  return people;
}
