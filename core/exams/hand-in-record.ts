import { canonical } from '../platform/canonical.ts';
import type { AnswerKey } from '../syllabus/questions/question-text.ts';

/** The device's record of an exam; times are milliseconds from the signed start. */
export type HandInRecord = {
  because: 'student' | 'time';
  elapsedMs: number;
  /** Changes the server has not acknowledged, in order. */
  changes: readonly {
    position: number;
    choice: AnswerKey | null;
    base: number;
    key: string;
    elapsedMs: number;
    spentMs: number;
  }[];
  flags: readonly { position: number; flagged: boolean }[];
  /** Questions that were displayed. */
  seen: readonly number[];
};

/** The text that the server signs when an exam starts. */
export const startMessage = (examId: string, userId: string, startedAt: Date): string =>
  `${examId}.${userId}.${startedAt.getTime()}`;

/** The text that the device signs on hand-in; canonical, so that key order does not matter. */
export const handInMessage = (examId: string, record: HandInRecord): string =>
  `${examId}.${canonical(record)}`;
