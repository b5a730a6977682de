import { judgeChange } from '@atalaya/core/exams/answer-change';
import { countsOf } from '@atalaya/core/exams/breakdown';
import { acceptsLate, isImpossible, isOver, judgeHandIn } from '@atalaya/core/exams/clock';
import type { HandInRecord } from '@atalaya/core/exams/hand-in-record';
import { answeredAt } from '@atalaya/core/review/answered-at';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { currentGradings } from '../syllabus/question-bank';
import { choicesOf } from './answers';
import { keepFlags, updateAnswers } from './answers.queries';
import { savePaperScore } from './compare/paper-scores';
import {
  type ExamRow,
  finishExam,
  lockExam,
  type QuestionRow,
  selectExpired,
  selectQuestions,
} from './exams.queries';
import { recordExamAnswers, withdrawReplaced } from './record-answers';
import { hasValidSignature, startRecordOf } from './signature';

/**
 * Hands in an exam with the changes that the server had not received. The device signed the record with the start
 * record from the server. Nothing changes if any of it is invalid.
 */
export async function handIn(
  kit: Kit,
  userId: string,
  id: string,
  { record, signature }: { record: HandInRecord; signature: string },
) {
  const { db, clock, secret } = kit;
  const now = clock.now();
  const after = await db.transaction(async (tx) => {
    const exam = await lockExam(tx, userId, id);
    if (!exam) throw new AppError('request.not-found');
    const rows = await selectQuestions(tx, id);
    const { startedAt } = exam;
    if (exam.state === 'built' || !startedAt) throw new AppError('exams.not-started');
    if (exam.kind === 'test') await mustNotBeInMock(kit, tx, userId, exam.questionIds);
    if (!hasValidSignature(startRecordOf(secret, { id, userId, startedAt }), id, record, signature))
      throw new AppError('exams.bad-signature');
    const isClosed = exam.state === 'finished';
    if (isClosed && !acceptsLate(exam)) {
      if (isKnown(rows, record)) return exam;
      throw new AppError('exams.finished');
    }
    const judged = judgeHandIn({ ...record, startedAt, deadlineAt: exam.deadlineAt, now });
    if (
      judged.verdict === 'forged' ||
      record.changes.some((change) => isImpossible(change.elapsedMs, record.elapsedMs))
    )
      throw new AppError('exams.forged-clock');
    const applied = applyRecord({ ...exam, state: 'running', startedAt }, rows, record, now);
    await updateAnswers(tx, applied.changed);
    if (isClosed) await withdrawReplaced(tx, userId, rows, applied.rows, now);
    await keepFlags(tx, userId, applied.flags, now);
    if (judged.verdict === 'goes-on') return exam;
    const { finishedAt } = judged;
    const countedAt = answeredAt(finishedAt, now, { since: startedAt });
    return settle(tx, exam, applied.rows, { finishedAt, finishedBy: 'student' }, countedAt);
  });
  return {
    state: after.state,
    deadlineAt: after.deadlineAt,
    now,
  };
}

/** A repeated hand-in whose acknowledgement was lost. */
const isKnown = (rows: readonly QuestionRow[], { changes }: HandInRecord): boolean => {
  const last = new Map(changes.map((change) => [change.position, change]));
  return [...last.values()].every(({ position, key }) =>
    rows.some((row) => row.position === position && row.changeKey === key),
  );
};

/** Applies the record. Each change is judged by the time when it was made: those after the end, or outdated, are ignored. */
function applyRecord(
  exam: ExamRow & { startedAt: Date },
  rows: readonly QuestionRow[],
  record: HandInRecord,
  now: Date,
) {
  const at = (elapsedMs: number) => new Date(exam.startedAt.getTime() + elapsedMs);
  const after = new Map(rows.map((row) => [row.position, row]));
  const touched = new Set<number>();
  const touch = (position: number, change: (row: QuestionRow) => QuestionRow) => {
    const row = after.get(position);
    if (!row) throw new AppError('exams.not-in-exam');
    after.set(position, change(row));
    touched.add(position);
  };
  for (const change of record.changes) {
    const row = after.get(change.position);
    const known = row && { ...row, choices: choicesOf(exam.questionKind) };
    const verdict = judgeChange(exam, known, change, at(change.elapsedMs));
    if (verdict === 'exams.not-in-exam' || verdict === 'exams.not-a-choice') throw new AppError(verdict);
    if (verdict !== 'save') continue;
    touch(change.position, (before) => ({
      ...before,
      choice: change.choice,
      sequence: before.sequence + 1,
      changeKey: change.key,
      seenAt: before.seenAt ?? at(change.elapsedMs),
      answeredAt: answeredAt(at(change.elapsedMs), now, { since: exam.startedAt }),
      spentMs: before.spentMs + change.spentMs,
    }));
  }
  for (const { position, flagged } of record.flags) touch(position, (row) => ({ ...row, flagged }));
  for (const position of record.seen)
    if (!after.get(position)?.seenAt) touch(position, (row) => ({ ...row, seenAt: at(record.elapsedMs) }));
  const all = [...after.values()];
  return {
    rows: all,
    changed: all.filter(({ position }) => touched.has(position)),
    flags: record.flags.flatMap(({ position, flagged }) => {
      const row = after.get(position);
      return row ? [{ questionId: row.questionId, flagged }] : [];
    }),
  };
}

/**
 * Grades an exam whose row is locked, by the current keys, and records its answers for review: those whose time is
 * unknown at `countedAt`.
 */
async function settle(
  db: Db,
  exam: ExamRow,
  asked: readonly QuestionRow[],
  finish: { finishedAt: Date; finishedBy: 'student' | 'clock' },
  countedAt = finish.finishedAt,
): Promise<ExamRow> {
  const rows = await withCurrentGradings(db, asked);
  const { hits, errors, blanks, total } = countsOf(rows);
  const result = { ...finish, hits, errors, blanks, annulled: rows.length - total };
  await finishExam(db, exam.id, result);
  await savePaperScore(db, { ...exam, ...result });
  // In study mode each answer was already recorded.
  if (exam.mode === 'exam') await recordExamAnswers(db, exam, rows, countedAt);
  return { ...exam, ...result, state: 'finished', checkAt: null };
}

/** Replaces keys that were corrected, and leaves out questions that were annulled, since the exam started. */
async function withCurrentGradings(db: Db, rows: readonly QuestionRow[]): Promise<QuestionRow[]> {
  const current = await currentGradings(db, rows);
  const graded = rows.map((row) => {
    const found = current.find(
      ({ questionId, version }) => questionId === row.questionId && version === row.version,
    );
    return { ...row, key: found?.key ?? row.key, annulled: found?.annulled ?? false };
  });
  await updateAnswers(
    db,
    graded.filter(
      ({ key, annulled }, index) => key !== rows[index]?.key || annulled !== rows[index]?.annulled,
    ),
  );
  return graded;
}

/** Closes an expired exam with its deadline as end time. Reads it again under its lock. */
export async function closeExam(kit: Kit, userId: string, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const exam = await lockExam(tx, userId, id);
    if (exam?.state !== 'running' || !exam.deadlineAt || !isOver(exam.deadlineAt, kit.clock.now())) return;
    const rows = await selectQuestions(tx, id);
    await settle(tx, exam, rows, { finishedAt: exam.deadlineAt, finishedBy: 'clock' });
  });
}

/** Closes an expired exam before it is shown. */
export async function closeIfOver(
  kit: Kit,
  userId: string,
  exam: ExamRow | undefined,
): Promise<ExamRow | undefined> {
  if (exam?.state !== 'running' || !isOver(exam.deadlineAt, kit.clock.now())) return exam;
  await closeExam(kit, userId, exam.id);
  return kit.db.transaction((tx) => lockExam(tx, userId, exam.id));
}

const BATCH = 200;

/** Runs every minute, for exams whose devices never came back. */
export async function closeExpired(kit: Kit): Promise<number> {
  // `isOver` is strict, so that an answer in the last moment is saved before.
  const expired = await selectExpired(kit.db, new Date(kit.clock.now().getTime() - 1), BATCH);
  // One that cannot be closed does not keep the others open.
  for (const { id, userId } of expired)
    await closeExam(kit, userId, id).catch((err) => kit.log.error({ err }, 'an exam could not be closed'));
  return expired.length;
}
