import { randomInt } from 'node:crypto';
import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import {
  hasQuestionLimit,
  mockSizeOf,
  nextMockAt,
  questionAllowance,
  TIER_OF_MOCKS,
  TIER_OF_TESTS,
  tierRequiredFor,
} from '@atalaya/core/exams/allowance';
import { type CallChoice, callName } from '@atalaya/core/exams/calls';
import { type ExamMode, examSeconds, MOCK_QUESTIONS } from '@atalaya/core/exams/exam';
import {
  chooseBySpread,
  chooseLikeCall,
  chooseMock,
  chooseTest,
  type Filters,
  indexBank,
  matchesOnly,
  matching,
  type Only,
  onlyChoices,
  type QuestionBank,
  type QuestionHistories,
  without,
} from '@atalaya/core/exams/selection';
import { holdsItem } from '@atalaya/core/syllabus/access';
import { consumeGrant, liveGrants } from '../auth/grants';
import { allowanceLeft, spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { askedInMock } from '../syllabus/exam-questions';
import { holdingsAt } from '../syllabus/held';
import { type Bank, questionBank } from '../syllabus/question-bank';
import { callsOf, mustKnowSpread } from './calls/calls';
import { insertExam, selectDownloaded, selectLastMockEnd, selectRunningMock } from './exams.queries';
import { readStandings } from './standing';

export type TestOrder = {
  kind: 'test';
  mode: ExamMode;
  questionKind: Filters['kind'];
  topics: number[];
  count: number;
  difficulty: number | null;
  only: Filters['only'];
  about?: Filters['about'];
  call: CallChoice | null;
  minutes: number;
};
export type MockOrder = { kind: 'mock'; call: number | null };
export type Order = MockOrder | TestOrder;

type Student = Pick<SessionUser, 'id' | 'tier'>;

const shelved = new WeakMap<Bank, QuestionBank>();

/** Indexed once per bank, for all exams. */
function shelvesOf(bank: Bank): QuestionBank {
  const shelves = shelved.get(bank) ?? indexBank(bank.questions);
  shelved.set(bank, shelves);
  return shelves;
}

/** Cryptographic randomness: a predictable generator would reveal the next exam. */
const random = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Chooses the questions. Neither an attempt nor the clock starts before the start. */
export async function buildExam(kit: Kit, student: Student, order: Order) {
  const { db, clock } = kit;
  const now = clock.now();
  const [bank, standings] = await Promise.all([questionBank(kit), readStandings(db, student.id)]);
  const made =
    order.kind === 'mock'
      ? await makeMock(db, student, order, bank, standings, now)
      : await makeTest(kit, student, order, bank, standings, now);
  if (made.questionIds.length === 0) throw new AppError('exams.no-questions');
  const row = { ...made, id: newId(now), userId: student.id, state: 'built' as const, createdAt: now };
  await insertExam(db, { ...row, questions: row.questionIds.length });
  return {
    id: row.id,
    title: row.title,
    questions: row.questionIds.length,
    limitSeconds: row.limitSeconds,
  };
}

async function makeMock(
  db: Db,
  student: Student,
  { call }: MockOrder,
  bank: Bank,
  standings: QuestionHistories,
  now: Date,
) {
  const size = (await extraMocks(db, student, now)) > 0 ? MOCK_QUESTIONS : mockSizeOf(student.tier);
  await mustMayMock(db, student, now, size);
  const shelves = shelvesOf(bank);
  const questionIds =
    call === null
      ? chooseMock(shelves, size, standings, random)
      : chooseLikeCall(shelves, mustKnowSpread(bank, call), size, standings, random);
  const title = size === MOCK_QUESTIONS ? 'Simulacro oficial' : 'Simulacro corto';
  return {
    kind: 'mock' as const,
    mode: 'exam' as const,
    title: call === null ? title : `${title}, como la ${callName(call)}`,
    questionKind: 'choice' as const,
    questionIds,
    limitSeconds: examSeconds(questionIds.length),
  };
}

async function makeTest(
  kit: Kit,
  student: Student,
  order: TestOrder,
  bank: Bank,
  standings: QuestionHistories,
  now: Date,
) {
  const held = await heldTests(kit.db, student, now);
  const isOwned = order.topics.length > 0 && order.topics.every((topic) => held.has(topic));
  const needed = isOwned ? null : tierRequiredFor(student.tier, order.questionKind);
  if (needed) throw new AppError('request.tier', { needed });
  const inMock = await askedInMock(kit, kit.db, student.id);
  if (order.about && 'question' in order.about && inMock.has(order.about.question))
    throw new AppError('syllabus.asked-in-mock');
  const candidates = without(
    matching(shelvesOf(bank), standings, { ...order, kind: order.questionKind }),
    inMock,
  );
  const questionIds =
    order.call === null
      ? chooseTest(candidates, order.count, standings, random)
      : chooseBySpread(candidates, mustKnowSpread(bank, order.call), order.count, standings, random);
  await mustMayAsk(kit, student, bank, questionIds, held);
  return {
    kind: 'test' as const,
    mode: order.mode,
    title: titleOf(order, bank),
    questionKind: order.questionKind,
    questionIds,
    limitSeconds: order.mode === 'study' ? 0 : order.minutes * 60,
  };
}

function titleOf({ mode, topics, questionKind, about }: TestOrder, bank: Bank): string {
  const what =
    questionKind === 'true-false' ? 'Verdadero o falso' : mode === 'study' ? 'Modo estudio' : 'Test';
  if (about && 'question' in about) return 'Pregunta suelta';
  if (about) {
    const law = bank.laws.get(about.law)?.shortName ?? about.law;
    return about.article === undefined ? `${what}, ${law}` : `${what}, art. ${about.article} ${law}`;
  }
  const known = bank.topics.filter(({ number }) => topics.includes(number));
  if (known.length === 0 || known.length === bank.topics.length) return `${what}, todo el temario`;
  if (known.length > 3) return `${what}, ${known.length} temas`;
  const numbers = known.map(({ number }) => number);
  const list =
    numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}` : `${numbers[0]}`;
  return `${what}, ${numbers.length > 1 ? 'temas' : 'tema'} ${list}`;
}

/** Whether the mock exceeds the plan: it was bought or won, and is consumed at the start. */
export const isExtraMock = (student: Student, questions: number): boolean =>
  questions > mockSizeOf(student.tier);

/** Full mocks that were bought or won; not needed if the plan includes them. */
const extraMocks = async (db: Db, student: Student, now: Date): Promise<number> =>
  mockSizeOf(student.tier) === MOCK_QUESTIONS ? 0 : (await liveGrants(db, student.id, now, ['mock'])).length;

/** The tier that a mock of this size needs; null if the plan or a bought mock covers it. */
export const lockedMock = async (db: Db, student: Student, now: Date, questions: number) =>
  isExtraMock(student, questions) && (await extraMocks(db, student, now)) === 0 ? TIER_OF_MOCKS : null;

/** Checked when a mock is built and again when `own` begins: another one may have been taken in between. */
export async function mustMayMock(
  db: Db,
  student: Student,
  now: Date,
  questions: number,
  own?: string,
): Promise<void> {
  const running = await selectRunningMock(db, student.id, own);
  if (running) throw new AppError('exams.already-running', { examId: running.id });
  if (isExtraMock(student, questions)) {
    const needed = await lockedMock(db, student, now, questions);
    if (needed) throw new AppError('request.tier', { needed });
    return;
  }
  const next = nextMockAt(student.tier, await selectLastMockEnd(db, student.id, own), now);
  if (next) throw new AppError('exams.wait', { nextAt: next.toISOString(), needed: TIER_OF_MOCKS });
}

/** Topics whose questions were bought or won: exempt from the daily limit of free accounts. */
export async function heldTests(db: Db, student: Student, now: Date): Promise<ReadonlySet<number>> {
  if (isAtLeastTier(student.tier, TIER_OF_TESTS)) return new Set();
  const holdings = await holdingsAt(db, student, now);
  return new Set([...holdings.keys()].filter((topic) => holdsItem(holdings, 'question', topic)));
}

/** How many of the questions count against the day. */
function countedOf(
  { tier }: Student,
  bank: Bank,
  questionIds: readonly string[],
  held: ReadonlySet<number>,
): number {
  if (!hasQuestionLimit(tier)) return 0;
  const asked = new Set(questionIds);
  return bank.questions.filter(({ id, topic }) => asked.has(id) && !held.has(topic)).length;
}

/** Null without a limit. */
const leftToday = async (kit: Kit, { id, tier }: Student): Promise<number | null> =>
  hasQuestionLimit(tier) ? allowanceLeft(kit, kit.db, questionAllowance, { subject: id }) : null;

/** When a test is built, so that nobody waits until its start; nothing is taken yet. */
async function mustMayAsk(
  kit: Kit,
  student: Student,
  bank: Bank,
  questionIds: readonly string[],
  held: ReadonlySet<number>,
): Promise<void> {
  const counted = countedOf(student, bank, questionIds, held);
  const left = counted > 0 ? await leftToday(kit, student) : null;
  if (left !== null && counted > left) throw new AppError('exams.daily-limit', { left });
}

/** In the transaction that starts the test. */
export async function chargeTest(
  kit: Kit,
  tx: Db,
  student: Student,
  bank: Bank,
  questionIds: readonly string[],
  held: ReadonlySet<number>,
): Promise<void> {
  const amount = countedOf(student, bank, questionIds, held);
  if (amount > 0) await spend(kit, tx, questionAllowance, { subject: student.id, amount });
}

/** In the transaction in which the mock began or was downloaded, with the account locked. */
export async function chargeMock(
  tx: Db,
  student: Student,
  { id, questions }: { id: string; questions: number },
  now: Date,
): Promise<void> {
  await mustMayMock(tx, student, now, questions, id);
  if (isExtraMock(student, questions) && !(await consumeGrant(tx, student.id, 'mock', now)))
    throw new AppError('request.tier', { needed: TIER_OF_MOCKS });
}

const kindsOf = { choice: 'choice', 'true-false': 'trueFalse' } as const;
const none = (): Record<Only, number> => ({
  all: 0,
  failed: 0,
  'ever-failed': 0,
  recovered: 0,
  unseen: 0,
  flagged: 0,
});

export async function readOptions(kit: Kit, student: Student) {
  const { db, clock } = kit;
  const now = clock.now();
  const [bank, standings, left, running, downloaded, lastEnd, extra] = await Promise.all([
    questionBank(kit),
    readStandings(db, student.id),
    leftToday(kit, student),
    selectRunningMock(db, student.id),
    selectDownloaded(db, student.id),
    selectLastMockEnd(db, student.id),
    extraMocks(db, student, now),
  ]);
  const size = extra > 0 ? MOCK_QUESTIONS : mockSizeOf(student.tier);
  return {
    topics: countByTopic(bank, standings),
    calls: callsOf(bank),
    questionsLeftToday: left,
    trueFalseLocked: tierRequiredFor(student.tier, 'true-false'),
    mock: {
      questions: size,
      seconds: examSeconds(size),
      nextAt: extra > 0 ? null : (nextMockAt(student.tier, lastEnd, now)?.toISOString() ?? null),
      fullLocked: size === MOCK_QUESTIONS ? null : TIER_OF_MOCKS,
      runningId: running?.id ?? null,
      downloadedId: downloaded?.id ?? null,
    },
  };
}

/** Most questions of the bank are new to most students. */
const choicesOfNew = onlyChoices.filter((only) => matchesOnly[only](undefined));

function countByTopic(bank: Bank, standings: QuestionHistories) {
  const counts = new Map(bank.topics.map(({ number }) => [number, { choice: none(), trueFalse: none() }]));
  for (const question of bank.questions) {
    const count = counts.get(question.topic)?.[kindsOf[question.kind]];
    if (!count) continue;
    const standing = standings.get(question.id);
    for (const only of standing ? onlyChoices : choicesOfNew)
      if (standing === undefined || matchesOnly[only](standing)) count[only] += 1;
  }
  return bank.topics.map((topic) => ({
    ...topic,
    ...(counts.get(topic.number) ?? { choice: none(), trueFalse: none() }),
  }));
}
