import { nextState, recallAfter } from './memory';
import type { StudyItemKind } from './study-answer';

/** Seconds for the first answer (with reading the explanation) and for a review. */
export const secondsOf = {
  question: { new: 45, review: 22 },
  'true-false': { new: 25, review: 12 },
  flashcard: { new: 25, review: 10 },
  word: { new: 12, review: 8 },
  term: { new: 12, review: 8 },
  article: { new: 20, review: 12 },
} as const satisfies Record<StudyItemKind, { new: number; review: number }>;

/** A forgotten item is shown again in the same session. */
export const RELEARN_SECONDS = 12;

/** Share of right first answers, by guessing or prior knowledge. */
const FIRST_RIGHT = 0.45;
/** Prior knowledge of new items: the share above guessing among three options. */
export const KNOWN_UNSEEN = (FIRST_RIGHT - 1 / 3) / (1 - 1 / 3);

export type KnownState = { stability: number; difficulty: number; daysSince: number };

/** Stability after the first session: right at once, or failed and then right. */
const firstStability = {
  right: nextState(null, 0, 'good').stability,
  failed: nextState(nextState(null, 0, 'again'), 0, 'good').stability,
};

/** Expected recall of an item first studied today. */
export const recallOfNew = (days: number): number =>
  FIRST_RIGHT * recallAfter(firstStability.right, days) +
  (1 - FIRST_RIGHT) * recallAfter(firstStability.failed, days);

/**
 * Increase in the probability of recall on exam day from answering the item today. Near the exam this favours items
 * about to be forgotten; far from it, new items.
 */
export function examGain(state: KnownState | null, daysToExam: number): number {
  if (!state) return Math.max(0, recallOfNew(daysToExam) - KNOWN_UNSEEN);
  const { stability, daysSince } = state;
  const today = recallAfter(stability, daysSince);
  const kept = nextState(state, daysSince, 'good').stability;
  const failed = nextState(nextState(state, daysSince, 'again'), 0, 'good').stability;
  const after = today * recallAfter(kept, daysToExam) + (1 - today) * recallAfter(failed, daysToExam);
  return after - recallAfter(stability, daysSince + daysToExam);
}

/** Includes the repetition of a forgotten item. */
export function expectedSeconds(kind: StudyItemKind, state: KnownState | null): number {
  if (!state) return secondsOf[kind].new + (1 - FIRST_RIGHT) * RELEARN_SECONDS;
  const forgotten = 1 - recallAfter(state.stability, state.daysSince);
  return secondsOf[kind].review + forgotten * RELEARN_SECONDS;
}
