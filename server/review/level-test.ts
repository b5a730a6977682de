import { answeredAt } from '@atalaya/core/review/answered-at';
import {
  failedTopics,
  guestLevelTestAllowance,
  LEVEL_QUESTIONS,
  type LevelAnswer,
  type LevelItem,
  levelResult,
  levelTestAllowance,
  nextLevelItem,
} from '@atalaya/core/review/level-test';
import type { levelTestState } from '@atalaya/core/review/level-test.contract';
import { seeded } from '@atalaya/core/review/seeded';
import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { explanationOfKey } from '@atalaya/core/syllabus/questions/question-text';
import { lockAccount } from '../auth/accounts';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { askedInMock, mustNotBeInMock } from '../syllabus/exam-questions';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { referenceText } from './cards';
import { wholeCatalogue } from './catalogue';
import {
  adoptTest,
  insertTest,
  type LevelTestRow,
  lockTest,
  saveSteps,
  selectLatest,
  selectLatestFinished,
} from './level-test.queries';
import { recordAnswers } from './record';

/** A signed-in user may still carry a guest cookie, whose tests are taken over. */
export type Visitor = { guestId: string | undefined; userId: string | undefined };
type State = ReturnType<(typeof levelTestState)['parse']>;

export async function currentLevel(kit: Kit, visitor: Visitor): Promise<State | null> {
  await keepLevelTests(kit, visitor);
  // A guest's test that the account has not taken over is not the account's.
  const row = await selectLatest(kit.db, visitor.userId ? { ...visitor, guestId: undefined } : visitor);
  return row ? stateOf(kit, row) : null;
}

export async function beginLevel(
  kit: Kit,
  visitor: Visitor & { guestId: string; network: string },
): Promise<State> {
  const { guestId, userId, network } = visitor;
  const now = kit.clock.now();
  const row: LevelTestRow = {
    id: newId(now),
    guestId,
    userId: userId ?? null,
    startedAt: now,
    finishedAt: null,
    steps: [],
  };
  const first = await nextStep(kit, row, await inMockOf(kit, kit.db, visitor));
  if (!first) throw new AppError('request.not-found');
  const begun = { ...row, steps: [first] };
  await kit.db.transaction(async (tx) => {
    await spend(kit, tx, levelTestAllowance, { subject: userId ?? guestId });
    if (!userId) await spend(kit, tx, guestLevelTestAllowance, { subject: network });
    await insertTest(tx, begun);
  });
  return stateOf(kit, begun);
}

export async function answerLevel(
  kit: Kit,
  visitor: Visitor,
  id: string,
  { itemId, choice }: { itemId: string; choice: Letter | null },
): Promise<State> {
  const row = await kit.db.transaction(async (tx) => {
    const test = await lockTest(tx, visitor, id);
    if (!test) throw new AppError('request.not-found');
    if (visitor.userId) await mustNotBeInMock(kit, tx, visitor.userId, [itemId]);
    const open = test.steps.at(-1);
    // A repeated answer, after a lost acknowledgement, returns the current state.
    if (test.steps.some((step) => step.itemId === itemId && step.right !== null)) return test;
    if (test.finishedAt || !open) throw new AppError('review.level-test-over');
    if (open.itemId !== itemId) throw new AppError('review.not-the-question');
    const [question] = await currentTexts(tx, [itemId]);
    if (!question) throw new AppError('request.not-found');
    const now = kit.clock.now();
    const right = choice === question.answer;
    const done = { ...open, right, at: now.toISOString(), choice };
    const answered: LevelTestRow = { ...test, steps: [...test.steps.slice(0, -1), done] };
    const next = await nextStep(kit, answered, await inMockOf(kit, tx, visitor));
    const after: LevelTestRow = {
      ...answered,
      steps: next ? [...answered.steps, next] : answered.steps,
      finishedAt: next ? null : now,
    };
    await saveSteps(tx, after);
    if (test.userId) await recordSteps(tx, test.userId, [done]);
    return after;
  });
  return stateOf(kit, row, itemId);
}

/**
 * A visitor's last test counts in an account that has none, and never on a day before there was the account: nobody
 * collects days of study as a guest.
 */
export async function keepLevelTests(kit: Kit, { guestId, userId }: Visitor): Promise<void> {
  if (!guestId || !userId) return;
  const left = await selectLatest(kit.db, { guestId, userId: undefined });
  if (!left) return;
  await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || (await selectLatest(tx, { guestId: undefined, userId }))) return;
    const test = await adoptTest(tx, left.id, userId);
    if (!test) return;
    const now = kit.clock.now();
    const steps = test.steps.map((step) => {
      const at = step.at && answeredAt(new Date(step.at), now, { since: account.createdAt }).toISOString();
      return { ...step, at };
    });
    await recordSteps(tx, userId, steps);
  });
}

/** The result of the user's last finished test, with the figures that the test itself showed. */
export async function lastLevelOf(kit: Kit, userId: string) {
  const row = await selectLatestFinished(kit.db, userId);
  if (!row) return null;
  const answers = answersOf(row.steps, await bankOf(kit));
  const { level, hits, expected, low, high } = levelResult(answers);
  return { level, hits, asked: answers.length, expected, low, high };
}

type Step = LevelTestRow['steps'][number];

const recordSteps = (db: Db, userId: string, steps: readonly Step[]) =>
  recordAnswers(
    db,
    userId,
    steps.flatMap(({ id, itemId, topic, right, at }) =>
      right === null || !at
        ? []
        : [
            {
              id,
              kind: 'question' as const,
              itemId,
              topic,
              outcome: right ? ('right' as const) : ('wrong' as const),
              at: new Date(at),
              source: 'level-test' as const,
            },
          ],
    ),
  );

async function bankOf(kit: Kit): Promise<LevelItem[]> {
  const bank = await questionBank(kit);
  const blocks = new Map(bank.topics.map(({ number, block }) => [number, block]));
  return bank.questions.flatMap(({ id, kind, topic, difficulty }) => {
    const block = blocks.get(topic);
    return kind === 'choice' && block ? [{ id, topic, difficulty, block }] : [];
  });
}

function answersOf(steps: readonly Step[], bank: readonly LevelItem[]): LevelAnswer[] {
  const byId = new Map(bank.map((item) => [item.id, item]));
  return steps.flatMap(({ itemId, right }) => {
    const item = byId.get(itemId);
    return item && right !== null ? [{ ...item, right }] : [];
  });
}

const inMockOf = async (kit: Kit, db: Db, { userId }: Visitor): Promise<ReadonlySet<string>> =>
  userId ? askedInMock(kit, db, userId) : new Set();

async function nextStep(
  kit: Kit,
  { id, steps }: LevelTestRow,
  inMock: ReadonlySet<string>,
): Promise<Step | null> {
  const bank = await bankOf(kit);
  if (steps.length >= LEVEL_QUESTIONS) return null;
  // Seeded by the test's id, so that a repeated request gets the same question.
  const seed = Number.parseInt(id.slice(-8), 16) + steps.length;
  const open = bank.filter((one) => !inMock.has(one.id));
  const item = nextLevelItem(open, answersOf(steps, bank), seeded(seed));
  return item
    ? { id: newId(kit.clock.now()), itemId: item.id, topic: item.topic, right: null, at: null, choice: null }
    : null;
}

async function stateOf(kit: Kit, row: LevelTestRow, answeredId?: string): Promise<State> {
  const [bank, catalogue] = await Promise.all([bankOf(kit), wholeCatalogue(kit)]);
  const open = row.steps.find(({ right }) => right === null);
  const last = answeredId ? row.steps.find(({ itemId }) => itemId === answeredId) : undefined;
  const wanted = [open?.itemId, last?.itemId].flatMap((itemId) => (itemId ? [itemId] : []));
  const texts = new Map(
    (wanted.length > 0 ? await currentTexts(kit.db, wanted) : []).map((text) => [text.id, text]),
  );
  const asked = open && texts.get(open.itemId);
  const judged = last && texts.get(last.itemId);
  const key = judged && letters.find((letter) => letter === judged.answer);
  const answers = answersOf(row.steps, bank);
  return {
    id: row.id,
    answered: answers.length,
    total: LEVEL_QUESTIONS,
    question:
      open && asked?.options
        ? {
            itemId: open.itemId,
            topic: open.topic,
            topicTitle: catalogue.titleOf(open.topic),
            stem: asked.stem,
            options: asked.options,
          }
        : null,
    feedback:
      last && judged && key
        ? {
            itemId: last.itemId,
            choice: last.choice ?? null,
            answer: key,
            right: last.right === true,
            explanation: explanationOfKey(judged),
            reference: referenceText(judged, catalogue),
          }
        : null,
    result: row.finishedAt
      ? {
          ...levelResult(answers),
          weakTopics: failedTopics(answers)
            .slice(0, 3)
            .map((number) => ({ number, title: catalogue.titleOf(number) })),
          isKept: row.userId !== null,
        }
      : null,
  };
}
