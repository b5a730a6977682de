import type { SessionUser } from '@atalaya/core/auth/user';
import { closingOf, deadlineOf, isOver } from '@atalaya/core/exams/clock';
import type { AnswerKey } from '@atalaya/core/syllabus/question-text';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { type AskedText, askedTexts, type Bank, currentTexts, questionBank } from '../syllabus/question-bank';
import { mustMayAsk, mustMayMock } from './build';
import { beginExam, type ExamRow, type QuestionRow, selectExam, selectQuestions } from './exams.queries';
import { closeIfOver } from './hand-in';
import { startRecordOf } from './seal';

type Student = Pick<SessionUser, 'id' | 'tier'>;

/** Starts the clock and freezes the questions as they are now. Whoever starts twice goes on with what they have. */
export async function startExam(kit: Kit, student: Student, id: string) {
  const { db, clock } = kit;
  const exam = await selectExam(db, student.id, id);
  if (!exam) throw new AppError('request.not-found');
  if (exam.state !== 'built') return readPaper(kit, student.id, id);
  const now = clock.now();
  if (exam.kind === 'mock') await mustMayMock(db, student, now);
  else await mustMayAsk(db, student, exam.questions, now);
  const texts = new Map((await currentTexts(db, exam.questionIds)).map((text) => [text.id, text]));
  const rows = exam.questionIds
    .flatMap((questionId) => texts.get(questionId) ?? [])
    .map((text, index) => ({
      position: index + 1,
      questionId: text.id,
      version: text.version,
      topic: text.topic,
      key: text.answer,
    }));
  if (rows.length === 0) throw new AppError('exams.no-questions');
  const deadlineAt = deadlineOf({ startedAt: now, limitSeconds: exam.limitSeconds, closesAt: null });
  const begun = await beginExam(
    db,
    id,
    { startedAt: now, deadlineAt, checkAt: closingOf(deadlineAt) },
    rows,
  ).catch(explainSecondMock);
  if (!begun) return readPaper(kit, student.id, id);
  const started = { ...exam, state: 'running' as const, startedAt: now, deadlineAt };
  const fresh = { choice: null, sequence: 0, marked: false };
  return paperOf(
    kit,
    started,
    rows.map((row) => ({ ...row, ...fresh })),
    [...texts.values()],
    await questionBank(kit),
  );
}

/** Two devices may start a mock at the same moment: the index decides, and the second one reads why. */
function explainSecondMock(error: unknown): never {
  const words = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
  throw words.includes('exam_one_mock') ? new AppError('exams.already-running') : error;
}

/** An exam as it stands, to go on with it on any device. */
export async function readPaper(kit: Kit, userId: string, id: string) {
  const exam = await closeIfOver(kit, userId, await selectExam(kit.db, userId, id));
  if (!exam) throw new AppError('request.not-found');
  const rows = await selectQuestions(kit.db, id);
  const texts = rows.length > 0 ? await askedTexts(kit.db, rows) : [];
  return paperOf(kit, exam, rows, texts, await questionBank(kit));
}

type PaperRow = Pick<
  QuestionRow,
  'position' | 'questionId' | 'version' | 'topic' | 'choice' | 'sequence' | 'marked'
> & {
  key: AnswerKey;
};

function paperOf(
  { clock, secret }: Kit,
  exam: ExamRow,
  rows: readonly PaperRow[],
  texts: readonly AskedText[],
  bank: Bank,
) {
  const { id, userId, kind, mode, state, title, questionKind, limitSeconds, startedAt } = exam;
  const now = clock.now();
  const isLive = state === 'running' && !isOver(exam.deadlineAt, now);
  return {
    id,
    kind,
    mode,
    state,
    title,
    questionKind,
    size: rows.length || exam.questions,
    limitSeconds,
    startedAt: startedAt?.toISOString() ?? null,
    deadlineAt: exam.deadlineAt?.toISOString() ?? null,
    finishedAt: exam.finishedAt?.toISOString() ?? null,
    now: now.toISOString(),
    startRecord: isLive && startedAt ? startRecordOf(secret, { id, userId, startedAt }) : null,
    questions: asked(rows, texts, bank).map(({ solution, ...question }) => ({
      ...question,
      // An exam tells nothing before its end, and its end is told by the review.
      solution: mode === 'study' ? solution : null,
    })),
    topics: topicsOf(rows, bank),
  };
}

export const topicsOf = (rows: readonly { topic: number }[], bank: Bank) => {
  const numbers = new Set(rows.map(({ topic }) => topic));
  return bank.topics.filter(({ number }) => numbers.has(number));
};

/** Each question with its text as it was asked, and why its key is right. */
export function asked(rows: readonly PaperRow[], texts: readonly AskedText[], bank: Bank) {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return rows.flatMap((row) => {
    const text = byId.get(row.questionId);
    if (!text) return [];
    const { position, questionId, version, topic, choice, sequence, marked, key } = row;
    return [
      {
        ...{ position, questionId, version, topic, choice, sequence, marked },
        stem: text.stem,
        options: text.options,
        solution: {
          key,
          explanation: text.explanation,
          reference: text.reference,
          law: (text.reference && bank.laws.get(text.reference.law)) ?? null,
          source: text.source,
        },
      },
    ];
  });
}
