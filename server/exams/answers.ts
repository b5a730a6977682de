import { type AnswerChange, judgeChange } from '@atalaya/core/exams/answer-change';
import type { QuestionKind } from '@atalaya/core/exams/exam';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { keepMarks, lockForAnswer, selectQuestionAt, updateAnswer, updateMark } from './answers.queries';
import { selectExam } from './exams.queries';
import { recordExamAnswers } from './record-answers';

export const choicesOf = (kind: QuestionKind): readonly string[] =>
  kind === 'choice' ? letters : ['true', 'false'];

type Change = AnswerChange & { choice: AnswerKey | null; spentMs: number };

/** Saves one answer: locks the exam and lets `judgeChange` decide. */
export async function saveAnswer({ db, clock }: Kit, userId: string, examId: string, change: Change) {
  const now = clock.now();
  const done = await db.transaction(async (tx) => {
    const exam = await lockForAnswer(tx, userId, examId);
    if (!exam) throw new AppError('request.not-found');
    const row = await selectQuestionAt(tx, examId, change.position);
    const known = row && { ...row, choices: choicesOf(exam.questionKind) };
    const verdict = judgeChange(exam, known, change, now);
    if (!row || (verdict !== 'save' && verdict !== 'repeat'))
      throw new AppError(
        verdict === 'save' || verdict === 'repeat' ? 'exams.not-in-exam' : verdict,
        row && { choice: row.choice, sequence: row.sequence },
      );
    if (verdict === 'repeat') return { exam, row };
    const after = {
      ...row,
      choice: change.choice,
      sequence: row.sequence + 1,
      changeKey: change.key,
      seenAt: row.seenAt ?? now,
      answeredAt: now,
      spentMs: row.spentMs + change.spentMs,
    };
    await updateAnswer(tx, after);
    if (exam.mode === 'study') await recordExamAnswers(tx, exam, [after], now);
    return { exam, row: after };
  });
  return {
    position: change.position,
    choice: done.row.choice,
    sequence: done.row.sequence,
    now: now.toISOString(),
    deadlineAt: done.exam.deadlineAt?.toISOString() ?? null,
  };
}

export async function markQuestion(
  { db, clock }: Kit,
  userId: string,
  examId: string,
  position: number,
  marked: boolean,
) {
  await db.transaction(async (tx) => {
    const row = await updateMark(tx, { userId, examId, position, marked });
    if (row) return keepMarks(tx, userId, [{ questionId: row.questionId, marked }], clock.now());
    throw new AppError((await selectExam(tx, userId, examId)) ? 'exams.not-in-exam' : 'request.not-found');
  });
  return { position, marked };
}
