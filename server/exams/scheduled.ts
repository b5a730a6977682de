import { randomInt } from 'node:crypto';
import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import { windowFault } from '@atalaya/core/exams/allowance';
import { alternativesOf } from '@atalaya/core/exams/exam';
import { rankAmong } from '@atalaya/core/exams/rank';
import { secondsFor, stageOf } from '@atalaya/core/exams/scheduled';
import { scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import { chooseMock, chooseTest, indexBank, matching } from '@atalaya/core/exams/selection';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { type Bank, questionBank } from '../syllabus/question-bank';
import { scheduledPaper } from './compare/papers';
import { insertExam } from './exams.queries';
import { startExam } from './paper';
import {
  insertAttempt,
  keepQuestions,
  lockShown,
  type MockRow,
  selectAnnounced,
  selectAttempt,
  selectOwnAttempts,
  selectResults,
  selectShown,
  selectShownBetween,
  setLimit,
} from './scheduled.queries';

type Student = Pick<SessionUser, 'id' | 'tier'>;

const random = (): number => randomInt(2 ** 32) / 2 ** 32;
const nobody = new Map();

/** The same questions for everybody, independent of their history. */
function choose({ questions, topics }: MockRow, bank: Bank): string[] {
  const shelves = indexBank(bank.questions);
  if (topics.length === 0) return chooseMock(shelves, questions, nobody, random);
  const filters = { kind: 'choice' as const, topics, difficulty: null, only: 'all' as const };
  return chooseTest(matching(shelves, nobody, filters), questions, nobody, random);
}

/** Builds and starts the exam at once, because the window limits its time. */
export async function enterScheduled(kit: Kit, student: Student, mockId: string) {
  const now = kit.clock.now();
  const bank = await questionBank(kit);
  const examId = await kit.db.transaction(async (tx) => {
    const mock = await lockShown(tx, mockId);
    if (!mock) throw new AppError('request.not-found');
    if (!isAtLeastTier(student.tier, mock.tier)) throw new AppError('request.tier', { needed: mock.tier });
    const attempt = await selectAttempt(tx, mockId, student.id);
    if (attempt?.state === 'running') return attempt.examId;
    if (attempt?.state === 'finished') throw new AppError('exams.no-attempts-left');
    const fault = windowFault(mock, now);
    if (fault) throw new AppError(fault);
    const limitSeconds = secondsFor(mock.questions, mock.closesAt, now);
    if (attempt) {
      // Built but never started, after a crash: it starts with the remaining time.
      await setLimit(tx, attempt.examId, limitSeconds);
      return attempt.examId;
    }
    return build(tx, student, mock, bank, limitSeconds, now);
  });
  // Access was checked above; the weekly limit does not apply.
  await startExam(kit, { id: student.id, tier: 'plus' }, examId);
  return { examId };
}

async function build(
  db: Db,
  student: Student,
  mock: MockRow,
  bank: Bank,
  limitSeconds: number,
  now: Date,
): Promise<string> {
  const questionIds = mock.questionIds ?? choose(mock, bank);
  if (questionIds.length === 0) throw new AppError('exams.no-questions');
  if (!mock.questionIds) await keepQuestions(db, mock.id, questionIds);
  const id = newId(now);
  await insertExam(db, {
    id,
    userId: student.id,
    kind: 'mock',
    mode: 'exam',
    state: 'built',
    title: mock.title,
    questionKind: 'choice',
    questionIds,
    questions: questionIds.length,
    limitSeconds,
    paper: scheduledPaper(mock.id),
    createdAt: now,
  });
  await insertAttempt(db, { mockId: mock.id, userId: student.id, examId: id });
  return id;
}

/** For the calendar. */
export const mocksAhead = async (db: Db, tier: Student['tier'], now: Date) =>
  (await selectAnnounced(db, now)).filter((mock) => isAtLeastTier(tier, mock.tier));

/** Mocks of a date range for this plan, with the user's results. */
export async function mocksBetween(db: Db, student: Student, from: Date, to: Date) {
  const open = (await selectShownBetween(db, from, to)).filter(({ tier }) =>
    isAtLeastTier(student.tier, tier),
  );
  const ids = open.map(({ id }) => id);
  const attempts = ids.length > 0 ? await selectOwnAttempts(db, student.id, ids) : [];
  return open.map(({ id, title, opensAt, closesAt }) => ({
    id,
    title,
    opensAt,
    closesAt,
    /** The finished attempt. */
    examId: attempts.find(({ mockId, state }) => mockId === id && state === 'finished')?.examId ?? null,
  }));
}

export async function listScheduled(kit: Kit, student: Student, range: { page: number; pageSize: number }) {
  const now = kit.clock.now();
  const { items, total } = await selectShown(kit.db, range, now);
  const ids = items.map(({ mock }) => mock.id);
  const closed = items.filter(({ mock }) => stageOf(mock, now) === 'closed').map(({ mock }) => mock.id);
  const [attempts, results] = await Promise.all([
    ids.length > 0 ? selectOwnAttempts(kit.db, student.id, ids) : [],
    closed.length > 0 ? selectResults(kit.db, closed) : [],
  ]);
  return {
    items: items.map(({ mock, participants }) => {
      const attempt = attempts.find(({ mockId }) => mockId === mock.id);
      return {
        id: mock.id,
        title: mock.title,
        intro: mock.intro,
        opensAt: mock.opensAt,
        closesAt: mock.closesAt,
        questions: mock.questions,
        seconds: secondsFor(mock.questions, mock.closesAt, mock.opensAt),
        topics: mock.topics,
        isWeekly: mock.weekly,
        stage: stageOf(mock, now),
        locked: isAtLeastTier(student.tier, mock.tier) ? null : mock.tier,
        participants,
        attempt: attempt ? { examId: attempt.examId, isFinished: attempt.state === 'finished' } : null,
        result: resultOf(
          results.filter(({ mockId }) => mockId === mock.id),
          student.id,
        ),
      };
    }),
    total,
    ...range,
  };
}

type Result = Awaited<ReturnType<typeof selectResults>>[number];

function resultOf(results: readonly Result[], userId: string) {
  const graded = results.map((one) => ({
    userId: one.userId,
    score: tenThousandths(
      scoreOf({
        hits: one.hits,
        errors: one.errors,
        total: one.questions,
        alternatives: alternativesOf('choice'),
      }),
    ),
  }));
  const own = graded.find((one) => one.userId === userId);
  return own
    ? {
        score: own.score,
        ...rankAmong(
          graded.map(({ score }) => score),
          own.score,
        ),
      }
    : null;
}
