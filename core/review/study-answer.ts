import type { AnswerKey } from '../syllabus/questions/question-text.ts';

export const studyItemKinds = ['question', 'true-false', 'flashcard', 'word', 'term', 'article'] as const;
export type StudyItemKind = (typeof studyItemKinds)[number];

/** English words belong to no topic of the syllabus. */
export const WORD_TOPIC = 0;
export const WORD_TITLE = 'Inglés';

/** Turned and graded by the user, instead of answered. */
export const isSelfGraded = (kind: StudyItemKind): boolean =>
  kind === 'flashcard' || kind === 'word' || kind === 'term' || kind === 'article';

export const studySources = ['exam', 'study', 'review', 'level-test', 'game'] as const;
export type StudySource = (typeof studySources)[number];

export const studyOutcomes = ['right', 'wrong', 'blank'] as const;
export type StudyOutcome = (typeof studyOutcomes)[number];

/** Grades of the FSRS scheduler, chosen by the user. */
export const studyGrades = ['again', 'hard', 'good', 'easy'] as const;
export type StudyGrade = (typeof studyGrades)[number];

/**
 * One answer to one item, the source of memory, readiness and progress. Exams, study sessions, games and the level
 * test write it through server/review.
 */
export type StudyAnswer = {
  /** UUID from the client; makes saving idempotent. */
  id: string;
  kind: StudyItemKind;
  itemId: string;
  topic: number;
  /** `blank`: seen, but no information about knowledge. */
  outcome: StudyOutcome;
  grade?: StudyGrade;
  /** Of a question, with the version it belongs to. */
  choice?: AnswerKey | null;
  version?: number | null;
  at: Date;
  durationMs?: number;
  source: StudySource;
};
