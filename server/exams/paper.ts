import type { SessionUser } from '@atalaya/core/auth/user';
import { autoCloseAt, deadlineOf, isOver, startOffline } from '@atalaya/core/exams/clock';
import { lockAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { type Bank, questionBank } from '../syllabus/question-bank';
import { buildExam, chargeMock, chargeTest, heldTests, mustMayMock } from './build';
import { type ExamRow, selectDownloaded, selectExam } from './exams.queries';
import { closeIfOver } from './hand-in';
import {
  beginDownloaded,
  beginExam,
  freezeDownload,
  markTestsMeeting,
  type PrintedRow,
  selectPrinted,
} from './paper.queries';
import { startRecordOf } from './signature';

type Student = Pick<SessionUser, 'id' | 'tier'>;

/** Starts the clock and freezes the questions. Starting twice continues the same exam. */
export async function startExam(kit: Kit, student: Student, id: string) {
  const { db, clock } = kit;
  const exam = await selectExam(db, student.id, id);
  if (!exam) throw new AppError('request.not-found');
  if (exam.state !== 'built') return readPaper(kit, student.id, id);
  if (exam.downloadedAt)
    return startDownloaded(kit, student.id, id, clock.now().getTime() - exam.downloadedAt.getTime());
  const now = clock.now();
  if (exam.kind === 'mock') await mustMayMock(db, student, now, exam.questions);
  else await mustNotBeInMock(kit, db, student.id, exam.questionIds);
  const [bank, held] = await Promise.all([questionBank(kit), heldTests(db, student, now)]);
  const start = startAt(exam, now);
  const begun = db.transaction(async (tx) => {
    if (exam.kind === 'mock') await lockAccount(tx, student.id);
    const begun = await beginExam(tx, id, start);
    // The same exam has begun in another tab, which has paid for it.
    if (begun.length === 0) return begun;
    if (exam.kind === 'mock') {
      await chargeMock(tx, student, exam, now);
      await markTestsMeeting(tx, id);
    } else await chargeTest(kit, tx, student, bank, exam.questionIds, held);
    return begun;
  });
  const rows = await begun.catch(explainSecondMock);
  if (rows.length > 0)
    return paperOf(
      kit,
      { ...exam, ...start, state: 'running' },
      rows.map((row) => ({ ...row, annulled: false, choice: null, sequence: 0, flagged: false })),
      bank,
      now,
    );
  const resumed = await readPaper(kit, student.id, id);
  if (resumed.state === 'built') throw new AppError('exams.no-questions');
  return resumed;
}

function startAt({ limitSeconds }: ExamRow, startedAt: Date) {
  const deadlineAt = deadlineOf({ startedAt, limitSeconds, closesAt: null });
  return { startedAt, deadlineAt, checkAt: autoCloseAt(deadlineAt) };
}

/** Builds a mock and freezes its questions, to be started without network. One waits at a time, on any device. */
export async function downloadMock(kit: Kit, student: Student) {
  const { db, clock } = kit;
  const waiting = await selectDownloaded(db, student.id);
  if (waiting) return readPaper(kit, student.id, waiting.id);
  const { id, questions } = await buildExam(kit, student, { kind: 'mock', call: null });
  const now = clock.now();
  const froze = db.transaction(async (tx) => {
    await lockAccount(tx, student.id);
    const rows = await freezeDownload(tx, id, now);
    if (rows.length === 0) throw new AppError('exams.no-questions');
    await chargeMock(tx, student, { id, questions }, now);
    await markTestsMeeting(tx, id);
    return id;
  });
  const downloaded = await froze.catch(async (error) => {
    // Another device downloaded one at the same moment.
    if (!breaks(error, 'exam_one_download')) throw error;
    return (await selectDownloaded(db, student.id))?.id ?? id;
  });
  return readPaper(kit, student.id, downloaded);
}

/**
 * Starts a downloaded mock at the time that its device reports. The allowance was checked at the download. The start
 * record is returned even when its time is over, so that the device can hand in what was done in time.
 */
export async function startDownloaded(kit: Kit, userId: string, id: string, sinceDownloadMs: number) {
  const { db, clock, secret } = kit;
  const exam = await selectExam(db, userId, id);
  if (!exam?.downloadedAt) throw new AppError('request.not-found');
  const startedAt = exam.startedAt ?? startOffline(exam.downloadedAt, sinceDownloadMs, clock.now());
  if (exam.state === 'built') {
    const begun = db.transaction(async (tx) => {
      // Tests may have begun since the download, once its questions were free again.
      if (await beginDownloaded(tx, id, startAt(exam, startedAt))) await markTestsMeeting(tx, id);
    });
    await begun.catch(explainSecondMock);
  }
  const paper = await readPaper(kit, userId, id);
  return {
    ...paper,
    startRecord: startRecordOf(secret, { id, userId, startedAt: new Date(paper.startedAt ?? startedAt) }),
  };
}

/** When two devices start a mock at once, the unique index decides. */
function explainSecondMock(error: unknown): never {
  throw breaks(error, 'exam_one_mock') ? new AppError('exams.already-running') : error;
}

const breaks = (error: unknown, index: string): boolean =>
  error instanceof Error && `${error.message} ${String(error.cause)}`.includes(index);

export async function readPaper(kit: Kit, userId: string, id: string) {
  // Before anything is read: what is saved meanwhile is newer than this paper.
  const now = kit.clock.now();
  const exam = await closeIfOver(kit, userId, await selectExam(kit.db, userId, id));
  if (!exam) throw new AppError('request.not-found');
  // Its paper has the solutions.
  if (exam.mode === 'study') await mustNotBeInMock(kit, kit.db, userId, exam.questionIds);
  const rows = await selectPrinted(kit.db, id, { withExplanations: exam.mode === 'study' });
  return paperOf(kit, exam, rows, await questionBank(kit), now);
}

function paperOf({ secret }: Kit, exam: ExamRow, rows: readonly PrintedRow[], bank: Bank, now: Date) {
  const { id, userId, kind, mode, state, title, questionKind, limitSeconds, downloadedAt, startedAt } = exam;
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
    downloadedAt,
    startedAt,
    deadlineAt: exam.deadlineAt,
    finishedAt: exam.finishedAt,
    now,
    startRecord: isLive && startedAt ? startRecordOf(secret, { id, userId, startedAt }) : null,
    // A running exam contains no solutions.
    questions: rows.map((row) => ({
      ...printed(row, bank),
      solution: mode === 'study' ? solutionOf(row, bank) : null,
    })),
    topics: topicsOf(rows, bank),
  };
}

export const topicsOf = (rows: readonly { topic: number }[], bank: Bank) => {
  const numbers = new Set(rows.map(({ topic }) => topic));
  return bank.topics.filter(({ number }) => numbers.has(number));
};

export function printed(row: PrintedRow, bank: Bank) {
  const { position, questionId, version, topic, choice, sequence, flagged, stem, options } = row;
  const mayHaveChanged = bank.changed.has(questionId);
  return { position, questionId, version, topic, choice, sequence, flagged, stem, options, mayHaveChanged };
}

export const solutionOf = ({ questionId, key, explanation, reference, source }: PrintedRow, bank: Bank) => ({
  key,
  explanation: explanation ?? '',
  reference,
  law: (reference && bank.laws.get(reference.law)) ?? null,
  source,
  section: bank.sections.get(questionId) ?? null,
});
