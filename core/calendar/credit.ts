import { compareText } from '../platform/collation';
import type { PlanEntry } from './plan';

/** What was really studied on a day. */
export type StudiedDay = {
  day: string;
  /** Answers and sections read, topic by topic. */
  topics: readonly { topic: number; answers: number; sections: number }[];
  /** Answers in sessions of review. */
  reviews: number;
  mocks: number;
};

/** A section that was read counts as so many answers. */
export const SECTION_WORTH = 5;

/** Answers that make a block done: reading takes most of a block, questions the rest. */
export const answersNeeded = ({ kind, minutes }: Pick<PlanEntry, 'kind' | 'minutes'>): number =>
  kind === 'review' ? Math.max(5, Math.round(minutes)) : Math.max(5, Math.round(minutes / 4));

type Marked = PlanEntry & { doneOn: string | null };

/**
 * Which open entries are done, and on which day, from what was studied, oldest day first. A topic that was not planned for
 * that day counts for its next block, one a day, and a mock for the next mock: who is ahead of the plan is not asked again.
 * What has marked an entry before marks no other.
 */
export function creditStudy(entries: readonly Marked[], studied: readonly StudiedDay[]): Map<string, string> {
  const done = new Map<string, string>();
  const inOrder = [...entries].sort((a, b) => compareText(a.day, b.day) || compareText(a.key, b.key));
  const open = inOrder.filter(({ doneOn }) => doneOn === null);
  for (const { day, topics, reviews, mocks } of [...studied].sort((a, b) => compareText(a.day, b.day))) {
    const pending = (kind: PlanEntry['kind']) =>
      open.filter((entry) => entry.kind === kind && !done.has(entry.key));
    const spent = inOrder.filter(({ doneOn }) => doneOn === day);
    for (const { topic, answers, sections } of topics) {
      let worth = answers + sections * SECTION_WORTH;
      let marks = 0;
      for (const entry of spent)
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
    const newMocks = mocks - spent.filter(({ kind }) => kind === 'mock').length;
    for (const entry of ownDayFirst(pending('mock'), day).slice(0, Math.max(0, newMocks)))
      done.set(entry.key, day);
  }
  return done;
}

/** Those of the day, then the missed ones, then those to come. */
const ownDayFirst = (entries: readonly PlanEntry[], day: string): PlanEntry[] => [
  ...entries.filter((entry) => entry.day === day),
  ...entries.filter((entry) => entry.day < day),
  ...entries.filter((entry) => entry.day > day),
];
