import type { Tier } from '../auth/user';
import { daysBetween } from '../profile/study-plan';
import { defaultStudySettings } from '../profile/study-settings';
import { topicWeight } from '../syllabus/topic-weights';
import { examGain, expectedSeconds, type KnownState } from './exam-gain';
import { type Memory, recallAfter } from './memory';
import type { StudyItemKind } from './study-answer';

/** An item that could be studied. `memory` is null while nobody has answered it. */
export type Candidate = {
  kind: StudyItemKind;
  itemId: string;
  topic: number;
  memory: Memory | null;
  /** Bought or won by itself: the limit of a free account does not count it. */
  isHeld?: boolean;
};

export type Stretch =
  | { kind: 'review' | 'new'; topics: number[]; items: Candidate[]; minutes: number }
  | { kind: 'break'; minutes: number };

export type SessionPlan = { minutes: number; stretches: Stretch[] };

/** Answers a day of a free account (product page, «Who may do what»). */
export const FREE_ANSWERS_A_DAY = 20;
export const TIER_WITHOUT_LIMIT: Tier = 'basico';

type Wish = {
  today: string;
  minutes: number;
  /** Aims at this day if it is still to come. */
  examDate: string | null;
  /** How many items each topic holds: the weight of a topic is shared among them. */
  itemsInTopic: ReadonlyMap<number, number>;
  /** No more answers than this, for accounts that have a limit. */
  limit: number | null;
  /** No more items than this that were never met; absent: as many as fit. */
  newLimit?: number | null;
  /** Minutes of work between two breaks, and of a break. */
  rhythm?: Rhythm;
};

export type Rhythm = { workMinutes: number; breakMinutes: number };

/** Nobody stops for a break with less than this still to do. */
const WORTH_A_BREAK = 10;

/** How many breaks fit between stretches of work when so many minutes are there in all. */
export const breaksIn = (
  minutes: number,
  { workMinutes, breakMinutes }: Rhythm = defaultStudySettings,
): number => Math.max(0, Math.floor((minutes - WORTH_A_BREAK) / (workMinutes + breakMinutes)));

/**
 * A day's work that fits the minutes. With an exam to come, what adds most to Σ(topic weight × recall on exam day) for each
 * second it takes; without one, what is due, nearest to being forgotten first, and then new items by what exams ask most.
 * Reviews are done before anything new.
 */
export function composeSession(candidates: readonly Candidate[], wish: Wish): SessionPlan {
  const daysToExam = wish.examDate ? daysBetween(wish.today, wish.examDate) : -1;
  const ranked = withinReach(candidates, wish)
    .map((candidate) => rankOf(candidate, wish, daysToExam))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.candidate.topic - b.candidate.topic);
  const rhythm = wish.rhythm ?? defaultStudySettings;
  let left = (wish.minutes - breaksIn(wish.minutes, rhythm) * rhythm.breakMinutes) * 60;
  let newLeft = wish.newLimit ?? Number.POSITIVE_INFINITY;
  let answersLeft = wish.limit ?? Number.POSITIVE_INFINITY;
  const chosen: typeof ranked = [];
  for (const one of ranked) {
    if (left <= 0) break;
    if (answersLeft <= 0 && !one.candidate.isHeld) continue;
    if (one.seconds > left && chosen.length > 0) continue;
    if (!one.candidate.memory) {
      if (newLeft <= 0) continue;
      newLeft -= 1;
    }
    if (!one.candidate.isHeld) answersLeft -= 1;
    chosen.push(one);
    left -= one.seconds;
  }
  const reviews = chosen.filter(({ candidate }) => candidate.memory);
  const fresh = chosen.filter(({ candidate }) => !candidate.memory).sort(byTopic);
  return withBreaks([...reviews, ...fresh], rhythm);
}

/**
 * Items of one kind and topic that nobody has met are worth the same and are taken in their order: of thousands, only as many
 * as the time could hold need to be weighed.
 */
function withinReach(candidates: readonly Candidate[], { minutes }: Wish): Candidate[] {
  const taken = new Map<number, Record<StudyItemKind, number>>();
  return candidates.filter(({ kind, topic, memory }) => {
    if (memory) return true;
    const ofTopic = taken.get(topic) ?? { question: 0, 'true-false': 0, flashcard: 0 };
    taken.set(topic, ofTopic);
    ofTopic[kind] += 1;
    return ofTopic[kind] <= 1 + (minutes * 60) / expectedSeconds(kind, null);
  });
}

type Ranked = { candidate: Candidate; rank: number; seconds: number };

const byTopic = (a: Ranked, b: Ranked) => a.candidate.topic - b.candidate.topic;

function rankOf(candidate: Candidate, wish: Wish, daysToExam: number): Ranked {
  const { kind, topic, memory } = candidate;
  const state = memory && stateOn(memory, wish.today);
  const seconds = expectedSeconds(kind, state);
  const value = topicWeight(topic) / (wish.itemsInTopic.get(topic) ?? 1);
  if (daysToExam > 0) {
    // What was answered right today has given today what it can.
    const done = memory && memory.reviewedOn === wish.today && memory.dueOn > wish.today;
    return { candidate, seconds, rank: done ? 0 : (value * examGain(state, daysToExam)) / seconds };
  }
  if (!memory || !state) return { candidate, seconds, rank: value };
  const due = memory.dueOn <= wish.today;
  return { candidate, seconds, rank: due ? 2 - recallAfter(state.stability, state.daysSince) : 0 };
}

const stateOn = ({ stability, difficulty, reviewedOn }: Memory, today: string): KnownState => ({
  stability,
  difficulty,
  daysSince: Math.max(0, daysBetween(reviewedOn, today)),
});

/** Stretches of reviews and of new items, with a break wherever the work has lasted long enough. */
function withBreaks(chosen: readonly Ranked[], { workMinutes, breakMinutes }: Rhythm): SessionPlan {
  const stretches: Stretch[] = [];
  let open: { kind: 'review' | 'new'; items: Candidate[]; seconds: number } | undefined;
  let worked = 0;
  let ahead = chosen.reduce((sum, { seconds }) => sum + seconds, 0);
  const close = () => {
    if (open)
      stretches.push({
        kind: open.kind,
        topics: [...new Set(open.items.map(({ topic }) => topic))],
        items: open.items,
        minutes: Math.max(1, Math.round(open.seconds / 60)),
      });
    open = undefined;
  };
  for (const { candidate, seconds } of chosen) {
    const kind = candidate.memory ? 'review' : 'new';
    if (worked >= workMinutes * 60 && ahead >= WORTH_A_BREAK * 60) {
      close();
      stretches.push({ kind: 'break', minutes: breakMinutes });
      worked = 0;
    }
    if (open?.kind !== kind) close();
    open ??= { kind, items: [], seconds: 0 };
    open.items.push(candidate);
    open.seconds += seconds;
    worked += seconds;
    ahead -= seconds;
  }
  close();
  return { minutes: stretches.reduce((sum, { minutes }) => sum + minutes, 0), stretches };
}
