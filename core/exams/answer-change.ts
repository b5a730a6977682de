import { isOver } from './clock.ts';
import type { ExamMode, ExamState } from './exam.ts';

/** A choice, or null for a blank, as a device sends it. */
export type AnswerChange = {
  position: number;
  choice: string | null;
  /** The count of changes to this question that the device knew of when it made this one. */
  base: number;
  /** Made by the device, once for each change: the same change arriving twice is one change. */
  key: string;
};

type Exam = { state: ExamState; mode: ExamMode; deadlineAt: Date | null };
type Row = { choice: string | null; sequence: number; changeKey: string | null; choices: readonly string[] };

export type ChangeVerdict =
  | 'save'
  /** It is there already: say so again, change nothing. */
  | 'repeat'
  | 'exams.not-in-exam'
  | 'exams.not-a-choice'
  | 'exams.not-started'
  | 'exams.finished'
  | 'exams.time-over'
  | 'exams.already-answered'
  | 'exams.stale-answer';

/**
 * What becomes of a change. Whoever changed the question last without knowing of another change is told of it, and
 * nothing is overwritten: two tabs or two devices never undo each other's answers in silence.
 */
export function judgeChange(
  exam: Exam,
  row: Row | undefined,
  change: AnswerChange,
  now: Date,
): ChangeVerdict {
  if (!row) return 'exams.not-in-exam';
  if (change.choice !== null && !row.choices.includes(change.choice)) return 'exams.not-a-choice';
  if (exam.state === 'built') return 'exams.not-started';
  const isRepeat = row.changeKey === change.key && row.choice === change.choice;
  if (isRepeat) return 'repeat';
  if (exam.state === 'finished') return 'exams.finished';
  if (isOver(exam.deadlineAt, now)) return 'exams.time-over';
  // In study mode the answer has been shown: it stays what it was.
  if (exam.mode === 'study' && row.choice !== null) return 'exams.already-answered';
  return row.sequence === change.base ? 'save' : 'exams.stale-answer';
}
