import type { Tier } from '../auth/user';
import { allowance } from '../platform/allowance';
import { daysBetween } from '../profile/study-plan';
import { defaultStudySettings } from '../profile/study-settings';
import { topicWeight } from '../syllabus/topic-weights';
import { examGain, expectedSeconds, type KnownState, secondsOf } from './exam-gain';
import { type Memory, recallAfter } from './memory';
import { type StudyItemKind, studyItemKinds, WORD_TOPIC } from './study-answer';

/** An item that could be studied. `memory` is null for a new item. */
export type Candidate = {
  kind: StudyItemKind;
  itemId: string;
  topic: number;
  memory: Memory | null;
  /** Bought or won: not counted in the limit of a free account. */
  isOwned?: boolean;
};

export type Stretch =
  | { kind: 'review' | 'new'; topics: number[]; items: Candidate[]; minutes: number }
  | { kind: 'break'; minutes: number };

export type SessionPlan = { minutes: number; stretches: Stretch[] };

/**
 * Daily answers of a free account. Those that it gave today are counted in its history, with what it has undone; this is
 * spent by answers of earlier days that arrive today.
 */
export const answerAllowance = allowance({
  name: 'review.answers',
  limit: 20,
  per: 'day',
  by: 'account',
  refusal: 'review.daily-limit',
});
export const TIER_WITHOUT_LIMIT: Tier = 'basico';

type SessionInput = {
  today: string;
  minutes: number;
  /** Optimizes for this day if it is in the future. */
  examDate: string | null;
  /** Number of items per topic; the topic's weight is divided among them. */
  itemsInTopic: ReadonlyMap<number, number>;
  /** Maximum of answers; null without a limit. */
  limit: number | null;
  /** Maximum of new items; absent means as many as fit. */
  newLimit?: number | null;
  /** Topics with a section read; absent means that all count as read. */
  readTopics?: ReadonlySet<number>;
  rhythm?: Rhythm;
};

/** New items of unread topics in one session. A topic with as many answers counts as read. */
export const NEW_FROM_UNREAD = 10;

export type Rhythm = { workMinutes: number; breakMinutes: number };

/** No break with less than these minutes of work left. */
const MIN_WORK_AFTER_BREAK = 10;

/** Number of breaks in a session of this length. */
export const breaksIn = (
  minutes: number,
  { workMinutes, breakMinutes }: Rhythm = defaultStudySettings,
): number => Math.max(0, Math.floor((minutes - MIN_WORK_AFTER_BREAK) / (workMinutes + breakMinutes)));

/**
 * With an exam date, chooses the items that add most to Σ(topic weight × recall on exam day) per second. Without one, due
 * items by lowest recall, then new items by topic weight. Reviews come before new items.
 */
export function composeSession(candidates: readonly Candidate[], input: SessionInput): SessionPlan {
  const daysToExam = input.examDate ? daysBetween(input.today, input.examDate) : -1;
  const ranked = groupNewItems(candidates)
    .map((items) => rankOf(items, input, daysToExam))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.topic - b.topic || kindOrder(a) - kindOrder(b));
  const rhythm = input.rhythm ?? defaultStudySettings;
  let left = (input.minutes - breaksIn(input.minutes, rhythm) * rhythm.breakMinutes) * 60;
  let newLeft = input.newLimit ?? Number.POSITIVE_INFINITY;
  let answersLeft = input.limit ?? Number.POSITIVE_INFINITY;
  const isUnread = unreadAmong(candidates, input.readTopics);
  let unreadLeft = NEW_FROM_UNREAD;
  const chosen: Chosen[] = [];
  for (const { items, seconds } of ranked)
    for (const candidate of items) {
      if (left <= 0) break;
      if (answersLeft <= 0 && !candidate.isOwned) continue;
      if (seconds > left && chosen.length > 0) break;
      if (!candidate.memory) {
        const unread = isUnread(candidate.topic);
        if (newLeft <= 0 || (unread && unreadLeft <= 0)) break;
        newLeft -= 1;
        if (unread) unreadLeft -= 1;
      }
      if (!candidate.isOwned) answersLeft -= 1;
      chosen.push({ candidate, seconds });
      left -= seconds;
    }
  const reviews = chosen.filter(({ candidate }) => candidate.memory);
  const fresh = chosen.filter(({ candidate }) => !candidate.memory).sort(byTopic);
  return withBreaks([...reviews, ...fresh], rhythm);
}

function unreadAmong(candidates: readonly Candidate[], readTopics: ReadonlySet<number> | undefined) {
  const known = new Map<number, number>();
  for (const { topic, memory } of candidates) if (memory) known.set(topic, (known.get(topic) ?? 0) + 1);
  return (topic: number): boolean =>
    readTopics !== undefined && !readTopics.has(topic) && (known.get(topic) ?? 0) < NEW_FROM_UNREAD;
}

/** New items of the same kind and topic have the same rank, so they are ranked together: the bank has thousands. */
function groupNewItems(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = [];
  const fresh: Record<StudyItemKind, Map<number, Group>> = {
    question: new Map(),
    'true-false': new Map(),
    flashcard: new Map(),
    word: new Map(),
    term: new Map(),
    article: new Map(),
  };
  for (const candidate of candidates) {
    const ofTopic = candidate.memory ? undefined : fresh[candidate.kind].get(candidate.topic);
    if (ofTopic) {
      ofTopic.push(candidate);
      continue;
    }
    const group: Group = [candidate];
    if (!candidate.memory) fresh[candidate.kind].set(candidate.topic, group);
    groups.push(group);
  }
  return groups;
}

/** One item with a memory, or all new ones of a kind and topic. */
type Group = [Candidate, ...Candidate[]];
type Ranked = { items: Group; topic: number; rank: number; seconds: number };
type Chosen = { candidate: Candidate; seconds: number };

/** The exam asks questions, so they come first among equals. */
const kindOrder = ({ items }: Ranked): number => studyItemKinds.indexOf(items[0].kind);

const byTopic = (a: Chosen, b: Chosen) => a.candidate.topic - b.candidate.topic;

function rankOf(items: Group, input: SessionInput, daysToExam: number): Ranked {
  const { kind, topic, memory } = items[0];
  const state = memory && stateOn(memory, input.today);
  const seconds = expectedSeconds(kind, state);
  const value = topicWeight(topic) / (input.itemsInTopic.get(topic) ?? 1);
  const ranked = (rank: number): Ranked => ({ items, topic, seconds, rank });
  if (daysToExam > 0) {
    // Already answered right today.
    const done = memory && memory.reviewedOn === input.today && memory.dueOn > input.today;
    return ranked(done ? 0 : (value * examGain(state, daysToExam)) / seconds);
  }
  if (!memory || !state) return ranked(value);
  const due = memory.dueOn <= input.today;
  return ranked(due ? 2 - recallAfter(state.stability, state.daysSince) : 0);
}

const stateOn = ({ stability, difficulty, reviewedOn }: Memory, today: string): KnownState => ({
  stability,
  difficulty,
  daysSince: Math.max(0, daysBetween(reviewedOn, today)),
});

/** Minutes that these words take. */
export const wordMinutes = (words: readonly Candidate[]): number =>
  Math.ceil(words.reduce((sum, { memory }) => sum + secondsOf.word[memory ? 'review' : 'new'], 0) / 60);

/** Adds English words at the end: the exam's value per second does not rank them. */
export function withWords(plan: SessionPlan, words: readonly Candidate[]): SessionPlan {
  if (words.length === 0) return plan;
  const minutes = wordMinutes(words);
  const stretch: Stretch = { kind: 'review', topics: [WORD_TOPIC], items: [...words], minutes };
  return { minutes: plan.minutes + minutes, stretches: [...plan.stretches, stretch] };
}

/** Groups consecutive reviews and new items, and inserts the breaks. */
export function withBreaks(chosen: readonly Chosen[], { workMinutes, breakMinutes }: Rhythm): SessionPlan {
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
    if (worked >= workMinutes * 60 && ahead >= MIN_WORK_AFTER_BREAK * 60) {
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
