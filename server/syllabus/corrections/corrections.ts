import { choiceDraft, trueFalseDraft } from '@atalaya/core/syllabus/questions/question.contract';
import {
  type QuestionText,
  rightOption,
  sameText,
  textOf,
} from '@atalaya/core/syllabus/questions/question-text';
import { audit } from '../../admin/audit';
import { accountNames } from '../../auth/accounts';
import { contentChanged } from '../../content/content-changed';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { fieldsOf } from '../../platform/validation';
import { notify } from '../../push/notifications';
import { saveQuestions } from '../question-store';
import { lockQuestions, type QuestionRow } from '../questions.queries';
import { selectCorrections, selectLastCorrection, selectVersions } from './corrections.queries';
import { keyImpact } from './key-corrections';
import { reportAnswer } from './report-answer';
import { settleReportsOf } from './reports.queries';

export type Correction = Partial<QuestionText> & { reason: string };

/**
 * Corrects a question: a new version and, if the key changed, a public correction and the regrading, in one
 * transaction. Reporters are notified.
 */
export async function correctQuestion(
  kit: Kit,
  actorId: string,
  questionId: string,
  { reason, ...change }: Correction,
): Promise<{ version: number; keyCorrected: boolean; regraded: number }> {
  const now = kit.clock.now();
  const done = await kit.db.transaction(async (tx) => {
    const [before] = await lockQuestions(tx, [questionId]);
    if (!before || before.deletedAt) throw new AppError('request.not-found');
    const after = { ...before, ...change };
    mustBeSound(after);
    if (sameText(before, after)) throw new AppError('syllabus.no-change');
    const corrections = await saveQuestions(tx, [after], {
      now,
      by: actorId,
      reason,
      hooks: kit.hooks,
    });
    const settled = await settleReportsOf(tx, questionId, {
      status: 'accepted',
      answer: reason,
      closedAt: now,
    });
    await notify(
      kit,
      tx,
      settled.map(({ userId }) => userId),
      reportAnswer({ questionId, status: 'accepted', answer: reason }),
    );
    await audit(tx, {
      at: now,
      actorId,
      action: 'question.corrected',
      subject: 'question',
      subjectId: questionId,
      subjectName: after.stem,
      before: textOf(before),
      after: { ...textOf(after), reason },
    });
    return {
      version: before.version + 1,
      keyCorrected: corrections.length > 0,
      regraded: corrections.length > 0 ? (await keyImpact(kit.hooks, tx, questionId)).users : 0,
    };
  });
  contentChanged(kit);
  return done;
}

/** A partial change must leave a valid question. */
function mustBeSound(question: QuestionRow): void {
  const schema = question.kind === 'choice' ? choiceDraft : trueFalseDraft;
  const parsed = schema.safeParse(question);
  if (!parsed.success) throw new AppError('request.invalid', { fields: fieldsOf(parsed.error) });
}

export const lastCorrection = selectLastCorrection;

export async function correctionLog(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const { items, total } = await selectCorrections(db, pageSize, (page - 1) * pageSize);
  return {
    items: items.map(({ options, at, ...item }) => ({
      ...item,
      at,
      oldAnswer: wordsOf(options, item.oldKey),
      newAnswer: item.newKey && wordsOf(options, item.newKey),
    })),
    total,
    page,
    pageSize,
  };
}

function wordsOf(options: QuestionText['options'], answer: QuestionText['answer']): string {
  if (options) return rightOption({ options, answer });
  return answer === 'true' ? 'Verdadero' : 'Falso';
}

/** The text of an old version becomes a new version, with the same checks as any correction. */
export async function restoreVersion(
  kit: Kit,
  actorId: string,
  { id, version }: { id: string; version: number },
  reason: string,
) {
  const old = (await selectVersions(kit.db, id)).find((one) => one.version === version);
  if (!old) throw new AppError('request.not-found');
  return correctQuestion(kit, actorId, id, { ...textOf(old), reason });
}

export async function versionsOf(db: Db, questionId: string) {
  const versions = await selectVersions(db, questionId);
  if (versions.length === 0) throw new AppError('request.not-found');
  const names = await accountNames(
    db,
    versions.flatMap(({ createdBy }) => (createdBy ? [createdBy] : [])),
  );
  return versions.map(({ createdAt, createdBy, ...version }) => ({
    ...version,
    createdAt,
    createdBy: (createdBy ? names.get(createdBy) : undefined) ?? null,
  }));
}
