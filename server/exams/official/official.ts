import type { SessionUser } from '@atalaya/core/auth/user';
import { callNumber, cutOffOf } from '@atalaya/core/exams/calls';
import { examSeconds } from '@atalaya/core/exams/exam';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { type Bank, questionBank } from '../../syllabus/question-bank';
import { lockedMock, mustMayMock } from '../build';
import { officialPaper } from '../compare/papers';
import { insertExam } from '../exams.queries';
import { closeIfOver } from '../hand-in';
import { scoreIn } from '../score';
import { selectAttempts } from './official.queries';

type Student = Pick<SessionUser, 'id' | 'tier'>;

/** Without the questions that were withdrawn since. */
function askable(bank: Bank, questionIds: readonly string[]): string[] {
  const known = new Set(bank.questions.filter(({ kind }) => kind === 'choice').map(({ id }) => id));
  return questionIds.filter((id) => known.has(id));
}

export async function listOfficial(kit: Kit, student: Student) {
  const bank = await questionBank(kit);
  const exams = bank.officialExams
    .map((exam) => ({ ...exam, questions: askable(bank, exam.questionIds).length }))
    .filter(({ questions }) => questions > 0);
  const stored = await selectAttempts(
    kit.db,
    student.id,
    exams.map(({ id }) => officialPaper(id)),
  );
  const settled = await Promise.all(stored.map((exam) => closeIfOver(kit, student.id, exam)));
  const items = exams.map(({ id, title, year, call, heldOn, questions }) => {
    const own = settled.flatMap((exam) => (exam?.paper === officialPaper(id) ? [exam] : []));
    const cutOff = cutOffOf(callNumber(call) ?? 0);
    return {
      id,
      title,
      year,
      call,
      heldOn,
      questions,
      seconds: examSeconds(questions),
      cutOff: cutOff && { score: cutOff.score, isApproximate: cutOff.isApproximate },
      runningId: own.find(({ state }) => state === 'running')?.id ?? null,
      attempts: own.flatMap((exam) =>
        exam.finishedAt && exam.hits !== null && exam.errors !== null
          ? [
              {
                examId: exam.id,
                finishedAt: exam.finishedAt,
                score: scoreIn(exam, exam.hits, exam.errors),
              },
            ]
          : [],
      ),
    };
  });
  const largest = Math.max(0, ...items.map(({ questions }) => questions));
  return { locked: await lockedMock(kit.db, student, kit.clock.now(), largest), items };
}

export async function beginOfficial(kit: Kit, student: Student, id: string) {
  const now = kit.clock.now();
  const bank = await questionBank(kit);
  const official = bank.officialExams.find((exam) => exam.id === id);
  const questionIds = official ? askable(bank, official.questionIds) : [];
  if (!official || questionIds.length === 0) throw new AppError('request.not-found');
  await mustMayMock(kit.db, student, now, questionIds.length);
  const examId = newId(now);
  await insertExam(kit.db, {
    id: examId,
    userId: student.id,
    kind: 'mock',
    mode: 'exam',
    state: 'built',
    title: official.title,
    questionKind: 'choice',
    questionIds,
    questions: questionIds.length,
    limitSeconds: examSeconds(questionIds.length),
    paper: officialPaper(id),
    createdAt: now,
  });
  return { examId };
}
