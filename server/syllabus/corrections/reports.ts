import type { ReportReason } from '@atalaya/core/syllabus/questions/reports';
import { audit } from '../../admin/audit';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { notify } from '../../push/notifications';
import { reportAnswer } from './report-answer';
import { insertReport, selectReportable, selectReportsBy, settleReport } from './reports.queries';

type Report = { reason: ReportReason; text: string; version?: number };

export async function sendReport({ db, clock }: Kit, userId: string, questionId: string, report: Report) {
  const question = await selectReportable(db, questionId);
  if (!question) throw new AppError('request.not-found');
  const now = clock.now();
  const row = {
    id: newId(now),
    questionId,
    userId,
    reason: report.reason,
    text: report.text,
    version: Math.min(report.version ?? question.version, question.version),
    status: 'open' as const,
    createdAt: now,
  };
  if (!(await insertReport(db, row))) throw new AppError('syllabus.already-reported');
  return { id: row.id, status: row.status };
}

export async function ownReports(
  db: Db,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { items, total } = await selectReportsBy(db, userId, pageSize, (page - 1) * pageSize);
  return {
    items,
    total,
    page,
    pageSize,
  };
}

type Closing = { status: 'accepted' | 'rejected'; answer: string };

export async function closeOpenReport(kit: Kit, actorId: string, id: string, { status, answer }: Closing) {
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const closed = await settleReport(tx, id, { status, answer: answer || null, closedAt: now });
    if (!closed) throw new AppError('request.not-found');
    await notify(kit, tx, [closed.userId], reportAnswer({ questionId: closed.questionId, status, answer }));
    await audit(tx, {
      at: now,
      actorId,
      action: 'question.report-closed',
      subject: 'question',
      subjectId: closed.questionId,
      after: { status, answer },
    });
  });
}
