import { mondayOf } from '../review/days';
import { limits } from './coaching';

export const goalKinds = ['topic', 'reading', 'reviews', 'mock', 'training'] as const;
export type GoalKind = (typeof goalKinds)[number];

export type Goal = { kind: GoalKind; topic: number | null; target: number; note: string };
/** A goal with how much of it the study events of its week hold. */
export type CountedGoal = Goal & { done: number };

export const goalWords: Record<GoalKind, { label: string; unit: string; most: number; hasTopic: boolean }> = {
  topic: { label: 'Preguntas de un tema', unit: 'respuestas', most: 500, hasTopic: true },
  reading: { label: 'Leer un tema', unit: 'apartados', most: 60, hasTopic: true },
  reviews: { label: 'Repasos', unit: 'repasos', most: 1_000, hasTopic: false },
  mock: { label: 'Simulacros', unit: 'simulacros', most: 7, hasTopic: false },
  training: { label: 'Entrenamientos', unit: 'sesiones', most: 14, hasTopic: false },
};

/** What was really studied in a week. */
export type Studied = {
  topics: readonly { topic: number; answers: number; sections: number }[];
  reviews: number;
  mocks: number;
  trainings: number;
};

export function doneOf({ kind, topic }: Goal, studied: Studied): number {
  const ofTopic = studied.topics.find((one) => one.topic === topic);
  switch (kind) {
    case 'topic':
      return ofTopic?.answers ?? 0;
    case 'reading':
      return ofTopic?.sections ?? 0;
    case 'reviews':
      return studied.reviews;
    case 'mock':
      return studied.mocks;
    case 'training':
      return studied.trainings;
  }
}

export const isDone = ({ done, target }: Pick<CountedGoal, 'done' | 'target'>): boolean => done >= target;

/** From 0 to 1, each goal alike. */
export const shareOf = (goals: readonly Pick<CountedGoal, 'done' | 'target'>[]): number =>
  goals.length === 0
    ? 1
    : goals.reduce((sum, { done, target }) => sum + Math.min(1, done / target), 0) / goals.length;

/** A quarter of the week of delay is nothing to worry about. */
const PATIENCE = 0.25;

/** Less is done than the days that have passed ask for. */
export function isBehind(goals: readonly Pick<CountedGoal, 'done' | 'target'>[], today: string): boolean {
  const passed = Math.round((Date.parse(today) - Date.parse(mondayOf(today))) / 86_400_000);
  return shareOf(goals) < passed / 7 - PATIENCE;
}

/** What is wrong with a goal, by field; undefined if nothing is. */
export function goalFault({
  kind,
  topic,
  target,
}: Goal): { field: 'topic' | 'target'; message: string } | undefined {
  const { most, hasTopic } = goalWords[kind];
  if (hasTopic && topic === null) return { field: 'topic', message: 'Elige un tema.' };
  if (target < 1 || target > most) return { field: 'target', message: `Entre 1 y ${most}.` };
  return undefined;
}

/** `Preguntas del tema 5`. */
export function goalTitle({ kind, topic }: Pick<Goal, 'kind' | 'topic'>): string {
  if (kind === 'topic') return `Preguntas del tema ${topic}`;
  return kind === 'reading' ? `Leer el tema ${topic}` : goalWords[kind].label;
}

export const MOST_GOALS = limits.goals;
