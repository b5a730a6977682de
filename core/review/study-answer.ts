/** What can be answered and remembered. */
export const studyItemKinds = ['question', 'true-false', 'flashcard'] as const;
export type StudyItemKind = (typeof studyItemKinds)[number];

/** Where an answer was given. */
export const studySources = ['exam', 'study', 'review', 'level-test'] as const;
export type StudySource = (typeof studySources)[number];

export const studyOutcomes = ['right', 'wrong', 'blank'] as const;
export type StudyOutcome = (typeof studyOutcomes)[number];

/** How a flashcard, or an answer in the study session, felt; the scheduler's grades. */
export const studyGrades = ['again', 'hard', 'good', 'easy'] as const;
export type StudyGrade = (typeof studyGrades)[number];

/**
 * One answer of one person to one item, the only thing that memory, readiness and progress are computed from:
 * tests, the study session and the level test all write it, through server/review.
 */
export type StudyAnswer = {
  /** Made by whoever gives the answer (UUID): the same answer arriving twice is one answer. */
  id: string;
  kind: StudyItemKind;
  itemId: string;
  topic: number;
  /** A blank says that the item was seen, and nothing about what is known. */
  outcome: StudyOutcome;
  grade?: StudyGrade;
  at: Date;
  durationMs?: number;
  source: StudySource;
};
