import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import type { Db } from '../../platform/db';
import { defineHook, type Hooks } from '../../platform/hooks';

export type KeyCorrection = {
  id: string;
  questionId: string;
  fromVersion: number;
  toVersion: number;
  /** Both in the letters of `fromVersion`. */
  oldKey: AnswerKey;
  /** Null if the question was annulled; the same as the old one if it counts again. */
  newKey: AnswerKey | null;
  stopsCounting: boolean;
  reason: string;
  at: Date;
};

/** Run in the correcting transaction (question-store.ts); long work is enqueued there, such as the regrading of exams. */
export const keyCorrectionListeners =
  defineHook<(db: Db, correction: KeyCorrection) => Promise<void>>('syllabus.key-corrected');

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
