import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import { type CorrectorQueue, correctorQueues } from '@atalaya/core/syllabus/questions/corrector';
import { audit } from '../../admin/audit';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import {
  countQueue,
  dismissPair,
  markReviewed,
  selectLawsNamed,
  selectOpenReports,
  selectQueue,
  selectStats,
  selectStems,
  selectTwins,
} from './corrector.queries';

type Search = { queue: CorrectorQueue; page: number; pageSize: number };
type Row = Awaited<ReturnType<typeof selectQueue>>[number];

export async function readQueue(db: Db, { queue, page, pageSize }: Search) {
  const [rows, ...totals] = await Promise.all([
    selectQueue(db, queue, pageSize, (page - 1) * pageSize),
    ...correctorQueues.map((name) => countQueue(db, name)),
  ]);
  const of = (name: CorrectorQueue): number => totals[correctorQueues.indexOf(name)] ?? 0;
  const counts = {
    reported: of('reported'),
    duplicate: of('duplicate'),
    'no-reference': of('no-reference'),
    failed: of('failed'),
    'law-changed': of('law-changed'),
  };
  const items = rows.length > 0 ? await withEvidence(db, rows) : [];
  return { items, total: counts[queue], page, pageSize, counts };
}

async function withEvidence(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const named = rows.flatMap(({ reference }) => (reference ? [reference.law] : []));
  const [reports, pairs, stats, laws] = await Promise.all([
    selectOpenReports(db, ids),
    selectTwins(db, ids),
    selectStats(db, ids),
    named.length > 0 ? selectLawsNamed(db, named) : [],
  ]);
  const twinIds = pairs.flatMap(({ first, second }) => [first, second]);
  const stems = twinIds.length > 0 ? await selectStems(db, twinIds) : [];
  return rows.map((row) => {
    const others = pairs.flatMap(({ first, second }) =>
      first === row.id ? [second] : second === row.id ? [first] : [],
    );
    const stat = stats.find(({ questionId }) => questionId === row.id);
    const law = laws.find(({ id }) => id === row.reference?.law);
    return {
      ...row,
      reports: reports.filter(({ questionId }) => questionId === row.id),
      twins: stems.filter(({ id }) => others.includes(id)),
      answers: stat ? { total: stat.answers, errors: stat.errors } : null,
      changedLaw: law && law.consolidated > row.validOn ? law : null,
    };
  });
}

export async function dismissTwins(kit: Kit, actorId: string, one: string, other: string): Promise<void> {
  const [first, second] = one < other ? [one, other] : [other, one];
  await settle(kit, actorId, 'question.twins-dismissed', first, (tx) =>
    dismissPair(tx, first, second, kit.clock.now()),
  );
}

export const dismissHard = (kit: Kit, actorId: string, questionId: string): Promise<void> =>
  settle(kit, actorId, 'question.found-hard', questionId, (tx) => markReviewed(tx, questionId));

async function settle(
  { db, clock }: Kit,
  actorId: string,
  action: AuditAction,
  questionId: string,
  act: (tx: Db) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await act(tx))) throw new AppError('request.not-found');
    await audit(tx, { at: clock.now(), actorId, action, subject: 'question', subjectId: questionId });
  });
}
