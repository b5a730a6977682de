import { pastSpread, TOPIC_COUNT } from '../syllabus/topic-weights.ts';
import { type CutOff, cutOffs } from './cut-offs.ts';
import type { Spread } from './selection.ts';

/** The last six calls with an exam, newest first. The exam of the 43rd has no published results yet. */
export const recentCalls = [42, 41, 40, 39, 38, 37] as const;

/** The six official exams of 2020 to 2025 together: the only distribution that is known without an admin. */
export const SIX_EXAMS = 'six-exams';
export type CallChoice = number | typeof SIX_EXAMS;

/** «la 40.ª». */
export const callName = (call: number): string => `${call}.ª`;

const ROMAN: readonly (readonly [string, number])[] = [
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** The number of a call as an admin writes it: «XLII», «42», «42.ª» or «Promoción 42». Null if there is none. */
export function callNumber(text: string): number | null {
  const digits = /\d{1,3}/.exec(text);
  if (digits) return Number(digits[0]);
  let rest = /\b[LXVI]+\b/.exec(text.toUpperCase())?.[0] ?? '';
  let number = 0;
  for (const [sign, value] of ROMAN)
    while (rest.startsWith(sign)) {
      number += value;
      rest = rest.slice(sign.length);
    }
  return number > 0 && rest === '' ? number : null;
}

export const cutOffOf = (call: number): CutOff | null =>
  cutOffs.find(({ promotion }) => callNumber(promotion) === call) ?? null;

/** «8: 9» means nine questions of topic 8. */
export const TOPIC_COUNT_LINE = /^(\d{1,2}): ?(\d{1,3})$/;

/** The distribution that an admin wrote, topic 1 first. Null without lines. */
export function spreadOfLines(lines: readonly string[]): Spread | null {
  if (lines.length === 0) return null;
  const spread = Array.from({ length: TOPIC_COUNT }, () => 0);
  for (const line of lines) {
    const [, topic, questions] = TOPIC_COUNT_LINE.exec(line) ?? [];
    const index = Number(topic) - 1;
    if (index in spread) spread[index] = Number(questions);
  }
  return spread;
}

/** With fewer questions the distribution of an exam of 100 would be a guess. */
export const MIN_QUESTIONS_OF_SPREAD = 80;

/** The distribution of an exam whose questions are known. Null if too few are. */
export function spreadOfTopics(topics: readonly number[]): Spread | null {
  const known = topics.filter((topic) => topic >= 1 && topic <= TOPIC_COUNT);
  if (known.length < MIN_QUESTIONS_OF_SPREAD) return null;
  const spread = Array.from({ length: TOPIC_COUNT }, () => 0);
  for (const topic of known) spread[topic - 1] = (spread[topic - 1] ?? 0) + 1;
  return spread;
}

/** The topics that were asked most, with their number of questions. */
export const mostAsked = (spread: Spread, count: number): { topic: number; questions: number }[] =>
  spread
    .map((questions, index) => ({ topic: index + 1, questions }))
    .filter(({ questions }) => questions > 0)
    .sort((a, b) => b.questions - a.questions || a.topic - b.topic)
    .slice(0, count);

export type KnownCall = { call: number; spread: Spread | null };

export function spreadOf(choice: CallChoice, known: readonly KnownCall[]): Spread | null {
  if (choice === SIX_EXAMS) return pastSpread;
  return known.find(({ call }) => call === choice)?.spread ?? null;
}
