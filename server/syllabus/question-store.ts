import { plain } from '@atalaya/core/syllabus/content/prose';
import {
  type AnswerKey,
  correctedKey,
  type QuestionText,
  sameText,
  textOf,
} from '@atalaya/core/syllabus/questions/question-text';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keyImpact, notifyKeyCorrected } from './corrections/key-corrections';
import {
  insertCorrections,
  insertVersions,
  lockQuestions,
  type QuestionRow,
  upsertQuestions,
} from './questions.queries';

/** A question without its history. */
export type QuestionDraft = QuestionText &
  Pick<QuestionRow, 'id' | 'kind' | 'topic' | 'section' | 'fact' | 'state'> & {
    /** If omitted, the stored hash is kept. */
    fileHash?: string | null;
    /** Overrides the reason of the whole change. */
    reason?: string | null;
  };

export type Writing = {
  now: Date;
  /** The admin; null for a file. */
  by: string | null;
  /** For readers, if a key changes. */
  reason: string | null;
};

export type KeyCorrection = {
  id: string;
  questionId: string;
  fromVersion: number;
  toVersion: number;
  /** Both in the letters of `fromVersion`. */
  oldKey: AnswerKey;
  newKey: AnswerKey;
  reason: string;
  at: Date;
};

/** A correction and how many users it regraded. */
export type ToldCorrection = KeyCorrection & { people: number };

/**
 * The only way to write questions. A new version is created only if the text changed, and corrected keys are announced
 * in the same transaction.
 */
export async function saveQuestions(
  db: Db,
  drafts: readonly QuestionDraft[],
  writing: Writing,
): Promise<ToldCorrection[]> {
  if (drafts.length === 0) return [];
  const known = new Map(
    (
      await lockQuestions(
        db,
        drafts.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const rows: QuestionRow[] = [];
  const versions: Parameters<typeof insertVersions>[1][number][] = [];
  const corrections: KeyCorrection[] = [];
  for (const draft of drafts) {
    const before = known.get(draft.id);
    const isNewText = !before || !sameText(before, draft);
    const version = (before?.version ?? 0) + (isNewText ? 1 : 0);
    rows.push(rowOf(draft, before, version, writing.now));
    if (isNewText)
      versions.push({
        questionId: draft.id,
        version,
        ...textOf(draft),
        createdAt: writing.now,
        createdBy: writing.by,
        reason: draft.reason ?? writing.reason,
      });
    if (before && isNewText) corrections.push(...(await correctionOf(db, before, draft, writing)));
  }
  await upsertQuestions(db, rows);
  await insertVersions(db, versions);
  await insertCorrections(db, corrections);
  const told: ToldCorrection[] = [];
  for (const correction of corrections)
    told.push({ ...correction, people: await notifyKeyCorrected(db, correction) });
  return told;
}

const rowOf = (
  draft: QuestionDraft,
  before: QuestionRow | undefined,
  version: number,
  now: Date,
): QuestionRow => ({
  id: draft.id,
  kind: draft.kind,
  topic: draft.topic,
  section: draft.section,
  fact: draft.fact,
  state: draft.state,
  fileHash: draft.fileHash === undefined ? (before?.fileHash ?? null) : draft.fileHash,
  ...textOf(draft),
  version,
  stemKey: plain(draft.stem),
  createdAt: before?.createdAt ?? now,
  updatedAt: now,
  deletedAt: null,
});

/** For content files without a reason of their own. */
const NO_REASON =
  'La respuesta que dábamos por correcta no lo era: la hemos corregido al revisar el temario.';

/** Whether users were graded by the key; a draft may have been published before. */
export const isPublicKey = async (db: Db, { id, state }: Pick<QuestionRow, 'id' | 'state'>) =>
  state === 'published' || (await keyImpact(db, id)).exams > 0;

async function correctionOf(
  db: Db,
  before: QuestionRow,
  after: QuestionDraft,
  { now, reason }: Writing,
): Promise<KeyCorrection[]> {
  const keys = correctedKey(before, after);
  if (!keys || !(await isPublicKey(db, before))) return [];
  return [
    {
      id: newId(now),
      questionId: before.id,
      fromVersion: before.version,
      toVersion: before.version + 1,
      ...keys,
      reason: after.reason ?? reason ?? NO_REASON,
      at: now,
    },
  ];
}

/** Withdraws questions of which no answer is certain. Keys stay, so that every exam keeps its grading. */
export async function annulQuestions(
  db: Db,
  drafts: readonly Pick<QuestionDraft, 'id' | 'reason'>[],
  now: Date,
): Promise<void> {
  const reasons = new Map(drafts.map(({ id, reason }) => [id, reason]));
  const rows = await lockQuestions(db, [...reasons.keys()]);
  await upsertQuestions(
    db,
    rows.map((row) => ({ ...row, updatedAt: now, deletedAt: now })),
  );
  await insertCorrections(
    db,
    rows.map(({ id, version, answer }) => ({
      id: newId(now),
      questionId: id,
      fromVersion: version,
      toVersion: version,
      oldKey: answer,
      newKey: null,
      reason: reasons.get(id) ?? NO_REASON,
      at: now,
    })),
  );
}
