import { isObject } from '@atalaya/core/platform/is-object';
import { type Letter, letters } from '@atalaya/core/syllabus/questions/letters';
import { readJson, writeJson } from '../../platform/device-store';

export type QuizChoices = Record<string, Letter | null>;
export type KeptQuiz = { day: string; set: number; law?: string; choices: QuizChoices };

const KEY = 'atalaya.quiz';

/** The answers last until the tab is closed. Without storage the quiz works, but its result page is empty. */
export const keepQuiz = (quiz: KeptQuiz): boolean => writeJson(KEY, quiz, 'tab');

export function keptQuiz(): KeptQuiz | null {
  const kept = readJson(KEY, 'tab');
  return isQuiz(kept) ? kept : null;
}

export function readQuizChoices(day: string, set: number, law?: string): QuizChoices {
  const kept = keptQuiz();
  return kept?.day === day && kept.set === set && kept.law === law ? kept.choices : {};
}

const isQuiz = (value: unknown): value is KeptQuiz =>
  isObject(value) &&
  typeof value.day === 'string' &&
  typeof value.set === 'number' &&
  (value.law === undefined || typeof value.law === 'string') &&
  isObject(value.choices) &&
  Object.values(value.choices).every(
    (choice) => choice === null || letters.some((letter) => letter === choice),
  );
