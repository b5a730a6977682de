import { compareText } from '../platform/collation';
import type { PlanEntry } from './plan';

/** Study activity of one day. */
export type StudiedDay = {
  day: string;
  /** Answers and sections read, by topic. */
  topics: readonly { topic: number; answers: number; sections: number }[];
  /** Answers in review sessions. */
  reviews: number;
  mocks: number;
};

/** A section read counts as this many answers. */
export const SECTION_WORTH = 5;

/** Number of answers that complete a block. Reading takes most of a study block, so it needs fewer. */
export const answersNeeded = ({ kind, minutes }: Pick<PlanEntry, 'kind' | 'minutes'>): number =>
  kind === 'review' ? Math.max(5, Math.round(minutes)) : Math.max(5, Math.round(minutes / 4));

type TrackedEntry = PlanEntry & { doneOn: string | null };

/**
 * The open entries completed by the study activity, with the day of completion. Study ahead of the plan completes the
 * topic's next block (one per day) or the next mock. Activity already credited to an entry is not counted again.
 */
export function creditStudy(
  entries: readonly TrackedEntry[],
  studied: readonly StudiedDay[],
): Map<string, string> {
  const done = new Map<string, string>();
  const inOrder = [...entries].sort((a, b) => compareText(a.day, b.day) || compareText(a.key, b.key));
  const open = inOrder.filter(({ doneOn }) => doneOn === null);
  for (const { day, topics, reviews, mocks } of [...studied].sort((a, b) => compareText(a.day, b.day))) {
    const pending = (kind: PlanEntry['kind']) =>
      open.filter((entry) => entry.kind === kind && !done.has(entry.key));
    const alreadyDone = inOrder.filter(({ doneOn }) => doneOn === day);
    for (const { topic, answers, sections } of topics) {
      let worth = answers + sections * SECTION_WORTH;
      let marks = 0;
      for (const entry of alreadyDone)
        if (entry.kind === 'study' && entry.topic === topic) {
          worth -= answersNeeded(entry);
          marks += 1;
        }
      for (const entry of ownDayFirst(pending('study'), day)) {
        if (entry.topic !== topic) continue;
        if (worth < answersNeeded(entry) || (entry.day > day && marks > 0)) break;
        worth -= answersNeeded(entry);
        marks += 1;
        done.set(entry.key, day);
      }
    }
    for (const entry of pending('review'))
      if (entry.day === day && reviews >= answersNeeded(entry)) done.set(entry.key, day);
    const newMocks = mocks - alreadyDone.filter(({ kind }) => kind === 'mock').length;
    for (const entry of ownDayFirst(pending('mock'), day).slice(0, Math.max(0, newMocks)))
      done.set(entry.key, day);
  }
  return done;
}

/** Entries of the day, then missed ones, then future ones. */
const ownDayFirst = (entries: readonly PlanEntry[], day: string): PlanEntry[] => [
  ...entries.filter((entry) => entry.day === day),
  ...entries.filter((entry) => entry.day < day),
  ...entries.filter((entry) => entry.day > day),
];
