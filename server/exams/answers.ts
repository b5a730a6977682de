import { type AnswerChange, judgeChange } from '@atalaya/core/exams/answer-change';
import type { QuestionKind } from '@atalaya/core/exams/exam';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { AppError } from '../platform/app-error';
import type { Database } from '../platform/db';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { keepFlags, prepareAnswered, updateAnswer, updateFlag } from './answers.queries';
import { type ExamRow, type QuestionRow, selectExam } from './exams.queries';
import { recordExamAnswers } from './record-answers';

export const choicesOf = (kind: QuestionKind): readonly string[] =>
  kind === 'choice' ? letters : ['true', 'false'];

type AnsweredExam = Pick<ExamRow, 'id' | 'userId' | 'mode' | 'questionKind'>;
type Change = AnswerChange & { choice: AnswerKey | null; spentMs: number };

/** Saves one answer: reads the question, lets `judgeChange` decide, and stores it unless it changed in between. */
export function makeSaveAnswer(kit: Kit) {
  const { db, clock } = kit;
  const answered = prepareAnswered(db);

  return async function saveAnswer(userId: string, examId: string, change: Change) {
    const now = clock.now();
    const response = (row: { choice: AnswerKey | null; sequence: number }, deadlineAt: Date | null) => ({
      position: change.position,
      choice: row.choice,
      sequence: row.sequence,
      // After it is stored: a paper that was read before has an earlier time, and the device keeps its answer.
      now: clock.now(),
      deadlineAt,
    });
    for (;;) {
      const [found] = await answered.execute({ userId, examId, position: change.position });
      if (!found) throw new AppError('request.not-found');
      const { exam, question } = found;
      const known = question ? { ...question, choices: choicesOf(exam.questionKind) } : undefined;
      const verdict = judgeChange(exam, known, change, now);
      if (!question) throw new AppError('exams.not-in-exam');
      if (verdict === 'repeat') return response(question, exam.deadlineAt);
      if (exam.meetsMock) await mustNotBeInMock(kit, db, userId, [question.questionId]);
      if (verdict !== 'save')
        throw new AppError(verdict, { choice: question.choice, sequence: question.sequence });
      const after = {
        ...question,
        choice: change.choice,
        sequence: question.sequence + 1,
        changeKey: change.key,
        seenAt: question.seenAt ?? now,
        answeredAt: now,
        spentMs: question.spentMs + change.spentMs,
      };
      if (await storeAnswer(db, exam, after, now)) return response(after, exam.deadlineAt);
      // Another tab, or the hand-in, was faster: judge again by what is stored now.
    }
  };
}

/** In study mode the answer is recorded for review at once, in the same transaction. */
function storeAnswer(db: Database, exam: AnsweredExam, row: QuestionRow, now: Date): Promise<boolean> {
  if (exam.mode !== 'study') return updateAnswer(db, row);
  return db.transaction(async (tx) => {
    const isStored = await updateAnswer(tx, row);
    if (isStored) await recordExamAnswers(tx, exam, [row], now);
    return isStored;
  });
}

export async function flagQuestion(
  { db, clock }: Kit,
  userId: string,
  examId: string,
  position: number,
  flagged: boolean,
) {
  await db.transaction(async (tx) => {
    const row = await updateFlag(tx, { userId, examId, position, flagged });
    if (row) return keepFlags(tx, userId, [{ questionId: row.questionId, flagged }], clock.now());
    throw new AppError((await selectExam(tx, userId, examId)) ? 'exams.not-in-exam' : 'request.not-found');
  });
  return { position, flagged };
}
