import { FSRSAlgorithm } from 'ts-fsrs';
import { dayInSpain } from '../platform/madrid-time';
import { daysBetween } from '../profile/study-plan';
import { plusDays } from './days';
import type { StudyAnswer, StudyGrade } from './study-answer';

/**
 * FSRS-6 (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm) with its published parameters.
 * Stability: days until recall falls to 90 %. Difficulty: 1 to 10.
 */
const fsrs = new FSRSAlgorithm({ enable_fuzz: false });

/** Target recall without an exam date; the published default. */
export const RETENTION = 0.9;
/** Failures of a learnt item after which it is a leech. */
export const LEECH_LAPSES = 5;
const LONGEST_INTERVAL = 365;

export type Memory = {
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  /** Days in Spain; an item is due for the whole day. */
  reviewedOn: string;
  dueOn: string;
};

const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<StudyGrade, number>;

/** Null for a blank, which does not change the memory. */
export function gradeOf({ outcome, grade }: Pick<StudyAnswer, 'outcome' | 'grade'>): StudyGrade | null {
  if (outcome === 'blank') return null;
  if (outcome === 'wrong') return 'again';
  return grade && grade !== 'again' ? grade : 'good';
}

/** Probability of recall `days` after the last review. */
export const recallAfter = (stability: number, days: number): number =>
  fsrs.forgetting_curve(Math.max(0, days), stability);

export const recallOn = ({ stability, reviewedOn }: Memory, day: string): number =>
  recallAfter(stability, daysBetween(reviewedOn, day));

/** Stability and difficulty after a review `days` after the last one. */
export const nextState = (
  state: Pick<Memory, 'stability' | 'difficulty'> | null,
  days: number,
  grade: StudyGrade,
): { stability: number; difficulty: number } =>
  fsrs.next_state(
    state && { stability: state.stability, difficulty: state.difficulty },
    days,
    ratings[grade],
  );

export const intervalOf = (stability: number): number =>
  Math.min(LONGEST_INTERVAL, fsrs.next_interval(stability, 0));

/** A forgotten item is due the same day until it is answered right. */
export function updateMemory(memory: Memory | null, grade: StudyGrade, at: Date): Memory {
  const today = dayInSpain(at);
  const days = memory ? Math.max(0, daysBetween(memory.reviewedOn, today)) : 0;
  const { stability, difficulty } = nextState(memory, days, grade);
  const failed = grade === 'again';
  return {
    stability,
    difficulty,
    reps: (memory?.reps ?? 0) + 1,
    // Failures on the same day count as one lapse.
    lapses: (memory?.lapses ?? 0) + (failed && memory && days > 0 ? 1 : 0),
    reviewedOn: today,
    dueOn: failed ? today : plusDays(today, intervalOf(stability)),
  };
}

/** Oldest answer first. */
export function replay(answers: readonly Pick<StudyAnswer, 'outcome' | 'grade' | 'at'>[]): Memory | null {
  let memory: Memory | null = null;
  for (const answer of answers) {
    const grade = gradeOf(answer);
    if (grade) memory = updateMemory(memory, grade, answer.at);
  }
  return memory;
}

export const isLeech = ({ lapses }: Pick<Memory, 'lapses'>): boolean => lapses >= LEECH_LAPSES;
