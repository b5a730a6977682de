/** `mock`: the official format. `test`: built by the student from topics and filters. */
export const examKinds = ['mock', 'test'] as const;
export type ExamKind = (typeof examKinds)[number];

/** `study` shows each solution immediately and has no time limit; `exam` shows nothing before the end. */
export const examModes = ['exam', 'study'] as const;
export type ExamMode = (typeof examModes)[number];

/** `built`: questions are chosen, but the clock has not started and no attempt is used. */
export const examStates = ['built', 'running', 'finished'] as const;
export type ExamState = (typeof examStates)[number];

export const questionKinds = ['choice', 'true-false'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Options per question; a wrong answer costs 1/(n − 1) of a right one. */
export const alternativesOf = (kind: QuestionKind): number => (kind === 'choice' ? 3 : 2);

/** First test of the 2026 call (BOE-A-2026-15055): 100 questions with three options in 50 minutes. */
export const MOCK_QUESTIONS = 100;
export const SECONDS_PER_QUESTION = 30;
/** The weekly mock of plans without the full one. */
export const SHORT_MOCK_QUESTIONS = 25;

export const MAX_TEST_QUESTIONS = 100;
export const MAX_TEST_MINUTES = 180;
export const testSizes = [10, 20, 30, 50, 100] as const;

export const examSeconds = (questions: number): number => questions * SECONDS_PER_QUESTION;

export type Outcome = 'right' | 'wrong' | 'blank';

export const outcomeOf = (choice: string | null, key: string): Outcome =>
  choice === null ? 'blank' : choice === key ? 'right' : 'wrong';
