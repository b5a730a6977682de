/** What can be answered and remembered. */
export type StudyItemKind = 'question' | 'true-false' | 'flashcard';

/** Where an answer was given. */
export type StudySource = 'exam' | 'study' | 'review' | 'level-test';

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
  outcome: 'right' | 'wrong' | 'blank';
  /** How a flashcard, or an answer in the study session, felt; the scheduler's grades. */
  grade?: 'again' | 'hard' | 'good' | 'easy';
  at: Date;
  durationMs?: number;
  source: StudySource;
};
