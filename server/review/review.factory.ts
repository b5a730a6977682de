import type { StudyAnswer } from '@atalaya/core/review/study-answer';
import { newId } from '../platform/ids';

/** A complete, plausible answer; tests override what matters. */
export const studyAnswer = (given: Partial<StudyAnswer> = {}): StudyAnswer => ({
  id: newId(given.at),
  kind: 'question',
  itemId: 't21-q001',
  topic: 21,
  outcome: 'right',
  at: new Date('2026-11-15T10:00:00.000Z'),
  durationMs: 20_000,
  source: 'study',
  ...given,
});
