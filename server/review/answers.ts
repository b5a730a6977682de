import type { SessionUser } from '@atalaya/core/auth/user';
import { windowEnd } from '@atalaya/core/platform/allowance';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { answeredAt } from '@atalaya/core/review/answered-at';
import { answerAllowance } from '@atalaya/core/review/session';
import {
  isSelfGraded,
  type StudyAnswer,
  type StudyGrade,
  type StudyItemKind,
  studyItemKinds,
  WORD_TOPIC,
} from '@atalaya/core/review/study-answer';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { mustNotBeInMock } from '../syllabus/exam-questions';
import { holdingsAt } from '../syllabus/held';
import { answersLeft, isLimited } from './allowance';
import { textsOf } from './cards';
import { reviewerOf } from './due';
import { answerable, readableItems } from './open-items';
import { addToTallies, recomputed, recordAnswers } from './record';
import {
  countChange,
  deleteItem,
  lockStudent,
  selectHistory,
  selectItems,
  selectKnownIds,
  upsertItems,
} from './review.queries';
import { countChoices } from './shares/choice-shares';
import {
  markUndone,
  saveNewestSent,
  selectLeeches,
  selectNewestSent,
  selectStanding,
  setSuspended,
} from './study.queries';

export type GivenAnswer = {
  id: string;
  kind: StudyItemKind;
  itemId: string;
  choice: AnswerKey | null;
  grade?: StudyGrade | undefined;
  at: string;
  durationMs: number;
};

/** The device that sends, for which the times of its answers are checked, and since when the account has it. */
type Sender = { deviceId: string; since: Date };
type Student = Pick<SessionUser, 'id' | 'tier'>;

const UNDO_MS = DAY_MS;

/**
 * Grades and records answers. Answers to deleted and to closed items are acknowledged and dropped, so that devices
 * stop sending them.
 */
export async function saveAnswers(
  kit: Kit,
  student: Student,
  given: readonly GivenAnswer[],
  sender?: Sender,
) {
  const now = kit.clock.now();
  const texts = await textsOf(kit, given);
  const questions = new Map(texts.questions.map((row) => [row.id, row]));
  const cards = new Map(texts.flashcards.map((row) => [row.id, row]));
  const terms = new Map(texts.terms.map((row) => [row.id, row]));
  const answers = given.flatMap((answer): StudyAnswer[] => {
    const question = isSelfGraded(answer.kind) ? undefined : questions.get(answer.itemId);
    const word = texts.words.has(answer.itemId) ? { topic: WORD_TOPIC } : undefined;
    const item = {
      word,
      flashcard: cards.get(answer.itemId),
      term: terms.get(answer.itemId),
      article: texts.articles.get(answer.itemId),
      question,
      'true-false': question,
    }[answer.kind];
    if (!item) return [];
    if (question) checkChoice(answer, question.options !== null);
    const right = question ? answer.choice === question.answer : (answer.grade ?? 'again') !== 'again';
    return [
      {
        id: answer.id,
        kind: answer.kind,
        itemId: answer.itemId,
        topic: item.topic,
        outcome: right ? 'right' : 'wrong',
        ...(answer.grade ? { grade: answer.grade } : {}),
        ...(question ? { choice: answer.choice, version: question.version } : {}),
        at: new Date(answer.at),
        durationMs: answer.durationMs,
        source: 'review',
      },
    ];
  });
  const allowed = await answerable(kit, student, answers);
  await mustNotBeInMock(
    kit,
    kit.db,
    student.id,
    allowed.map(({ itemId }) => itemId),
  );
  await kit.db.transaction(async (tx) => {
    await lockStudent(tx, student.id);
    const timed = sender ? await atPossibleTimes(tx, student.id, sender, allowed, now) : allowed;
    await mustFitTheDay(kit, tx, student, timed);
    await recordAnswers(tx, student.id, timed);
  });
  return { saved: given.map(({ id }) => id) };
}

async function atPossibleTimes(
  tx: Db,
  userId: string,
  { deviceId, since }: Sender,
  answers: readonly StudyAnswer[],
  now: Date,
): Promise<StudyAnswer[]> {
  const newestSent = await selectNewestSent(tx, userId, deviceId);
  const timed = answers.map((answer) => ({
    ...answer,
    at: answeredAt(answer.at, now, { since, newestSent }),
  }));
  const possible = timed.filter(({ at }, index) => at.getTime() === answers[index]?.at.getTime());
  const newest = Math.max(...possible.map(({ at }) => at.getTime()));
  if (possible.length > 0) await saveNewestSent(tx, userId, deviceId, new Date(newest));
  return timed;
}

/**
 * Applies the limit of today, whatever day the answers are of; repeated answers count once, and so does one that is given
 * again after its undo.
 */
async function mustFitTheDay(
  kit: Kit,
  tx: Db,
  student: Student,
  answers: readonly StudyAnswer[],
): Promise<void> {
  const userId = student.id;
  const now = kit.clock.now();
  const holdings = await holdingsAt(tx, student, now);
  const allowed = await answersLeft(kit, tx, student, holdings);
  if (allowed === null) return;
  const known = await selectKnownIds(
    tx,
    userId,
    answers.map(({ id }) => id),
  );
  const limited = answers.filter((answer) => isLimited(answer, holdings));
  const fresh = [...new Map(limited.filter(({ id }) => !known.has(id)).map((one) => [one.id, one])).values()];
  const today = dayInSpain(now);
  const late = fresh.filter(({ at }) => dayInSpain(at) !== today).length;
  const ofToday = fresh.filter(({ at }) => dayInSpain(at) === today).map(({ itemId }) => itemId);
  const again = new Set(ofToday.filter((itemId) => allowed.undone.has(itemId))).size;
  if (fresh.length - again > allowed.left) {
    const tomorrow = windowEnd('day', now).getTime();
    throw new AppError('review.daily-limit', {
      left: allowed.left,
      retryAfterSeconds: (tomorrow - now.getTime()) / 1000,
    });
  }
  if (late > 0) await spend(kit, tx, answerAllowance, { subject: userId, amount: late });
}

function checkChoice({ kind, choice }: GivenAnswer, hasOptions: boolean): void {
  const isStatement = choice === 'true' || choice === 'false';
  const fits = choice === null || isStatement === (kind === 'true-false');
  if (!fits || hasOptions !== (kind === 'question')) throw new AppError('review.not-an-option');
}

/** Removes an answer: memory is recomputed without it. */
export async function undoAnswer(kit: Kit, userId: string, id: string) {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    await lockStudent(tx, userId);
    const row = await selectStanding(tx, userId, id);
    if (row?.source !== 'review' || now.getTime() - row.at.getTime() > UNDO_MS)
      throw new AppError('review.nothing-to-undo');
    await markUndone(tx, userId, id, now);
    const before = new Map(
      (await selectItems(tx, userId, [row])).map((item) => [`${item.kind} ${item.itemId}`, item]),
    );
    const [item] = recomputed(userId, await selectHistory(tx, userId, [row]), before);
    if (item) await upsertItems(tx, [item]);
    else await deleteItem(tx, userId, row);
    await addToTallies(tx, userId, [{ ...row, durationMs: row.durationMs ?? 0 }], -1);
    await countChange(tx, userId);
    await countChoices(tx, [row], -1);
  });
  return { undone: id };
}

export async function setAside(
  kit: Kit,
  userId: string,
  item: { kind: StudyItemKind; itemId: string },
  suspended: boolean,
) {
  await kit.db.transaction(async (tx) => {
    if (!(await setSuspended(tx, userId, item, suspended))) throw new AppError('request.not-found');
    await countChange(tx, userId);
  });
  return { suspended };
}

export async function leechesOf(kit: Kit, student: Student, range: { page: number; pageSize: number }) {
  const readable = readableItems(kit.db, await reviewerOf(kit, student), studyItemKinds);
  const { items, total } = await selectLeeches(kit.db, student.id, { ...range, readable });
  const { questions, flashcards, words, terms } = await textsOf(kit, items);
  const texts = new Map([
    ...questions.map(({ id, stem }) => [id, stem] as const),
    ...flashcards.map(({ id, front }) => [id, front] as const),
    ...[...words].map(([id, { front }]) => [id, front] as const),
    ...terms.map(({ id, clue }) => [id, clue] as const),
  ]);
  return {
    items: items.map(({ kind, itemId, topic, lapses, suspended }) => ({
      kind,
      id: itemId,
      topic,
      lapses,
      suspended,
      text: texts.get(itemId) ?? 'Contenido retirado',
    })),
    total,
    ...range,
  };
}
