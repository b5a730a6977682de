import { plain } from '@atalaya/core/platform/fold';
import {
  correctedKey,
  type QuestionText,
  sameText,
  textOf,
} from '@atalaya/core/syllabus/questions/question-text';
import type { Db } from '../platform/db';
import type { Hooks } from '../platform/hooks';
import { newId } from '../platform/ids';
import { type KeyCorrection, keyCorrectionListeners, keyImpact } from './corrections/key-corrections';
import {
  insertCorrections,
  insertVersions,
  type QuestionRow,
  selectQuestions,
  upsertQuestions,
} from './questions.queries';

/** A question without its history. */
export type QuestionDraft = QuestionText &
  Pick<QuestionRow, 'id' | 'kind' | 'topic' | 'section' | 'fact' | 'state'> & {
    /** If omitted, the stored hash is kept. */
    fileHash?: string | null;
    /** If omitted, the stored day is kept. */
    askedFrom?: string | null;
    /** Overrides the reason of the whole change. */
    reason?: string | null;
  };

export type Writing = {
  now: Date;
  /** The admin; null for a file. */
  by: string | null;
  /** For readers, if a key changes. */
  reason: string | null;
  /** Whom a corrected key is announced to. */
  hooks: Hooks;
};

/**
 * The only way to write questions, which the caller has locked. A new version is created only if the text changed, and
 * corrected keys are announced in the same transaction.
 */
export async function saveQuestions(
  db: Db,
  drafts: readonly QuestionDraft[],
  writing: Writing,
): Promise<KeyCorrection[]> {
  if (drafts.length === 0) return [];
  const known = new Map(
    (
      await selectQuestions(
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
    const corrected = before && isNewText ? await correctionOf(db, before, draft, writing) : [];
    corrections.push(...corrected);
    if (before?.annulled && corrected.length === 0)
      corrections.push(countsAgain(before, version, writing.now));
  }
  await upsertQuestions(db, rows);
  await insertVersions(db, versions);
  await insertCorrections(db, corrections);
  await announce(writing.hooks, db, corrections);
  return corrections;
}

async function announce(hooks: Hooks, db: Db, corrections: readonly KeyCorrection[]): Promise<void> {
  for (const correction of corrections)
    for (const listener of hooks.all(keyCorrectionListeners)) await listener(db, correction);
}

/** A question checked against the new wording need not be reviewed any more. */
const stillChanged = (changedOn: string | null, validOn: string): string | null =>
  changedOn !== null && validOn < changedOn ? changedOn : null;

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
  annulled: false,
  stemKey: plain(draft.stem),
  lawChangedOn: stillChanged(before?.lawChangedOn ?? null, draft.validOn),
  askedFrom: draft.askedFrom === undefined ? (before?.askedFrom ?? null) : draft.askedFrom,
  createdAt: before?.createdAt ?? now,
  updatedAt: now,
  deletedAt: null,
});

/** For content files without a reason of their own. */
const NO_REASON =
  'La respuesta que dábamos por correcta no lo era: la hemos corregido al revisar el temario.';

/** Whether users were graded by the key; a draft may have been published before. */
const isPublicKey = async (hooks: Hooks, db: Db, { id, state }: Pick<QuestionRow, 'id' | 'state'>) =>
  state === 'published' || (await keyImpact(hooks, db, id)).exams > 0;

async function correctionOf(
  db: Db,
  before: QuestionRow,
  after: QuestionDraft,
  { now, reason, hooks }: Writing,
): Promise<KeyCorrection[]> {
  const keys = correctedKey(before, after);
  if (!keys || !(await isPublicKey(hooks, db, before))) return [];
  return [
    {
      id: newId(now),
      questionId: before.id,
      fromVersion: before.version,
      toVersion: before.version + 1,
      ...keys,
      stopsCounting: false,
      reason: after.reason ?? reason ?? NO_REASON,
      at: now,
    },
  ];
}

const COUNTS_AGAIN = 'Habíamos anulado esta pregunta por error: vuelve a contar.';

const countsAgain = ({ id, version, answer }: QuestionRow, toVersion: number, now: Date): KeyCorrection => ({
  id: newId(now),
  questionId: id,
  fromVersion: version,
  toVersion,
  oldKey: answer,
  newKey: answer,
  stopsCounting: false,
  reason: COUNTS_AGAIN,
  at: now,
});

export type Annulment = Pick<QuestionDraft, 'id' | 'reason'> & {
  /** Exams are graded without it; otherwise they keep their grading. */
  stopsCounting: boolean;
};

/** Withdraws questions of which no answer is certain, with the key that users answered. */
export async function annulQuestions(
  db: Db,
  annulments: readonly Annulment[],
  { now, hooks }: Pick<Writing, 'now' | 'hooks'>,
): Promise<void> {
  const rows = await selectQuestions(
    db,
    annulments.map(({ id }) => id),
  );
  const annulled = rows.map((row) => {
    const annulment = annulments.find(({ id }) => id === row.id);
    return { row, stopsCounting: annulment?.stopsCounting ?? false, reason: annulment?.reason ?? NO_REASON };
  });
  await upsertQuestions(
    db,
    annulled.map(({ row, stopsCounting }) => ({
      ...row,
      annulled: stopsCounting,
      updatedAt: now,
      deletedAt: now,
    })),
  );
  const corrections = annulled.map(({ row: { id, version, answer }, stopsCounting, reason }) => ({
    id: newId(now),
    questionId: id,
    fromVersion: version,
    toVersion: version,
    oldKey: answer,
    newKey: null,
    stopsCounting,
    reason,
    at: now,
  }));
  await insertCorrections(db, corrections);
  await announce(
    hooks,
    db,
    corrections.filter(({ stopsCounting }) => stopsCounting),
  );
}

/** Questions that were annulled and are restored count again in every exam that asked them. */
export async function countQuestionsAgain(
  db: Db,
  ids: readonly string[],
  { now, hooks }: Pick<Writing, 'now' | 'hooks'>,
): Promise<void> {
  const rows = (await selectQuestions(db, ids)).filter(({ annulled }) => annulled);
  await upsertQuestions(
    db,
    rows.map((row) => ({ ...row, annulled: false, updatedAt: now })),
  );
  const corrections = rows.map((row) => countsAgain(row, row.version, now));
  await insertCorrections(db, corrections);
  await announce(hooks, db, corrections);
}
