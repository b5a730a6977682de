import { canonical } from '../platform/canonical.ts';
import type { AnswerKey } from '../syllabus/question-text.ts';

/** What a device says it did, and when, counted in milliseconds from the signed start. */
export type HandInRecord = {
  because: 'student' | 'time';
  elapsedMs: number;
  /** What the server had not acknowledged yet, in the order in which it was done. */
  changes: readonly {
    position: number;
    choice: AnswerKey | null;
    base: number;
    key: string;
    elapsedMs: number;
    spentMs: number;
  }[];
  marks: readonly { position: number; marked: boolean }[];
  /** Questions that were looked at. */
  seen: readonly number[];
};

/** What the server signs when an exam begins: which exam, of whom, when. */
export const startMessage = (examId: string, userId: string, startedAt: Date): string =>
  `${examId}.${userId}.${startedAt.getTime()}`;

/** What the device signs with its start record when it hands in: one text for one record, whatever the order of its keys. */
export const handInMessage = (examId: string, record: HandInRecord): string =>
  `${examId}.${canonical(record)}`;
