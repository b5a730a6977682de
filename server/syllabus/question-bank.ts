import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { type AnswerKey, keyIn, type QuestionText } from '@atalaya/core/syllabus/questions/question-text';
import type { Database, Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import {
  type AskableQuestion,
  type Asked,
  addToStats,
  selectAskable,
  selectCurrent,
  selectInSections,
  selectLawNames,
  selectOfficialExams,
  selectSuperseded,
  selectTopicNames,
} from './question-bank.queries';

export type Bank = {
  questions: readonly AskableQuestion[];
  topics: Awaited<ReturnType<typeof selectTopicNames>>;
  /** The section that explains a question, by question id. */
  sections: ReadonlyMap<string, string>;
  /** Questions whose article has changed and that wait for a review. */
  changed: ReadonlySet<string>;
  /** By law id. */
  laws: ReadonlyMap<string, { name: string; shortName: string }>;
  /** Published, newest first. */
  officialExams: Awaited<ReturnType<typeof selectOfficialExams>>;
};

/** The maximum age without an event. */
const FRESH_MS = 60_000;
const kept = new WeakMap<Database, { at: number; bank: Promise<Bank> }>();

/**
 * All questions without texts: many rows that rarely change, needed for every test. Withdrawn questions are left out
 * when their text is read.
 */
export function questionBank({ db, clock }: Kit): Promise<Bank> {
  const now = clock.now().getTime();
  const held = kept.get(db);
  if (held && Math.abs(now - held.at) < FRESH_MS) return held.bank;
  const bank = readBank(db, dayInSpain(clock.now()));
  kept.set(db, { at: now, bank });
  // Failures are not cached.
  bank.catch(() => kept.delete(db));
  return bank;
}

export const forgetBank = (db: Database): void => void kept.delete(db);

async function readBank(db: Db, today: string): Promise<Bank> {
  const [questions, topics, laws, officialExams] = await Promise.all([
    selectAskable(db, today),
    selectTopicNames(db),
    selectLawNames(db),
    selectOfficialExams(db),
  ]);
  return {
    questions,
    topics,
    officialExams,
    sections: new Map(questions.flatMap(({ id, section }) => (section ? [[id, section] as const] : []))),
    changed: new Set(questions.flatMap(({ id, lawChangedOn }) => (lawChangedOn === null ? [] : [id]))),
    laws: new Map(laws.map(({ id, name, shortName }) => [id, { name, shortName }])),
  };
}

export const questionsInSections = selectInSections;

export type AskedText = QuestionText & { id: string; version: number };

/** The current texts, without withdrawn ones. */
export const currentTexts = (
  db: Db,
  ids: readonly string[],
): Promise<(AskedText & { topic: number; section: string | null; lawChangedOn: string | null })[]> =>
  selectCurrent(db, ids);

/** `key` is null if it stays as it was graded. */
export type CurrentGrading = Asked & { key: AnswerKey | null; annulled: boolean };

/**
 * How superseded versions and annulled questions are graded now; the others count with the key of their version. Keys
 * are in the letters of the version that was asked. They may differ from the key of a grading even if they are those of
 * the version: a correction may have been reverted.
 */
export async function currentGradings(db: Db, asked: readonly Asked[]): Promise<CurrentGrading[]> {
  return (await selectSuperseded(db, asked)).map(({ questionId, version, asked, current, annulled }) => ({
    questionId,
    version,
    key: keyIn(asked, current),
    annulled,
  }));
}

export async function countAnswers(
  db: Db,
  rows: readonly { questionId: string; answers: number; errors: number }[],
): Promise<void> {
  if (rows.length > 0) await addToStats(db, rows);
}
