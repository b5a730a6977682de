import type { Db } from '../../platform/db';
import type { KeyCorrection } from '../question-store';

/** Returns how many users it affected, if known. */
type Handler = (db: Db, correction: KeyCorrection) => Promise<unknown>;

const handlers = new Map<string, Handler>();

/** Registers a callback for corrected keys. It runs in the correcting transaction; long work is enqueued there. */
export function onKeyCorrected(feature: string, handler: Handler): void {
  handlers.set(feature, handler);
}

/** The finished exams that asked a question, and their users. */
export type KeyImpact = { exams: number; users: number };

const counters = new Map<string, (db: Db, questionId: string) => Promise<KeyImpact>>();

export function onKeyImpact(feature: string, counter: (db: Db, questionId: string) => Promise<KeyImpact>) {
  counters.set(feature, counter);
}

/** The maximum over the features, because they count the same users. */
export async function keyImpact(db: Db, questionId: string): Promise<KeyImpact> {
  const impact = { exams: 0, users: 0 };
  for (const counter of counters.values()) {
    const { exams, users } = await counter(db, questionId);
    impact.exams = Math.max(impact.exams, exams);
    impact.users = Math.max(impact.users, users);
  }
  return impact;
}

/** The maximum over the features, because they count the same users. */
export async function notifyKeyCorrected(db: Db, correction: KeyCorrection): Promise<number> {
  let people = 0;
  for (const handler of handlers.values()) {
    const told = await handler(db, correction);
    if (typeof told === 'number') people = Math.max(people, told);
  }
  return people;
}
