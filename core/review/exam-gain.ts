import { nextState, recallAfter } from './memory';
import type { StudyItemKind } from './study-answer';

/** What an item costs in seconds: to meet it for the first time, explanation included, and to answer it again. */
export const secondsOf = {
  question: { new: 45, review: 22 },
  'true-false': { new: 25, review: 12 },
  flashcard: { new: 25, review: 10 },
} as const satisfies Record<StudyItemKind, { new: number; review: number }>;

/** What is forgotten is shown again in the same session. */
export const RELEARN_SECONDS = 12;

/** How often something that was never studied is answered right all the same, by guessing or from elsewhere. */
const FIRST_RIGHT = 0.45;
/** How much of what was never studied is known all the same: what that is beyond guessing among three. */
export const KNOWN_UNSEEN = (FIRST_RIGHT - 1 / 3) / (1 - 1 / 3);

export type KnownState = { stability: number; difficulty: number; daysSince: number };

/** Stability after meeting an item today: most fail it, read the explanation and answer it again. */
const learnt = {
  right: nextState(null, 0, 'good').stability,
  failed: nextState(nextState(null, 0, 'again'), 0, 'good').stability,
};

/** How likely an item that was met today would be remembered so many days later. */
export const recallOfNew = (days: number): number =>
  FIRST_RIGHT * recallAfter(learnt.right, days) + (1 - FIRST_RIGHT) * recallAfter(learnt.failed, days);

/**
 * How much likelier an item is remembered on exam day if it is answered today rather than not. Near the exam this asks for
 * what is about to be lost; far from it, for what nobody has met yet, since most of what is met once is still worth more
 * on the day than one more repetition of what is known.
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

/** The seconds an answer is expected to take, counting that what is forgotten comes back. */
export function expectedSeconds(kind: StudyItemKind, state: KnownState | null): number {
  if (!state) return secondsOf[kind].new + (1 - FIRST_RIGHT) * RELEARN_SECONDS;
  const forgotten = 1 - recallAfter(state.stability, state.daysSince);
  return secondsOf[kind].review + forgotten * RELEARN_SECONDS;
}
