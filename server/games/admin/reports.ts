import { reportDraft } from '@atalaya/core/admin/reports.contract';
import { gameReportResource } from '@atalaya/core/games/admin/reports';
import { type Reportable, reportablesOf } from '@atalaya/core/games/reportable';
import { eq } from 'drizzle-orm';
import { NIL, validate } from 'uuid';
import { matches } from '../../admin/resource/list-sql';
import { type Part, tableResource } from '../../admin/resource/table-resource';
import { shown } from '../../content/sync';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { selectPlay } from '../plays.queries';
import { answerReports } from './report-answers';
import { insertReport } from './reports.queries';
import { gameReport } from './reports.tables';

type Report = { kind: Reportable['kind']; itemId: string; reason: string };

/** What was seen comes from the stored play, never from the device. */
export async function reportPlayed(
  { db, clock }: Kit,
  userId: string,
  playId: string,
  { kind, itemId, reason }: Report,
): Promise<void> {
  const now = clock.now();
  const row = await selectPlay(db, userId, playId);
  const item = row && reportablesOf(row.puzzle).find((one) => one.kind === kind && one.itemId === itemId);
  if (!item) throw new AppError('request.not-found');
  const isNew = await insertReport(db, {
    ...item,
    id: newId(now),
    userId,
    playId,
    game: row.game,
    reason,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) throw new AppError('games.reported');
}

export const gameReportAdmin = (kit: Kit) =>
  tableResource({
    description: gameReportResource,
    subject: 'game-report',
    draft: reportDraft,
    table: gameReport,
    key: gameReport.id,
    // PostgreSQL refuses to compare a UUID with any other text.
    keyOf: (id) => (validate(id) ? id : NIL),
    nameOf: ({ answer, reason }) => `${answer}: ${reason}`,
    select: async (db: Db, { where, order, limit, offset }: Part) =>
      (
        await db
          .select()
          .from(gameReport)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset)
      ).map((row) => ({ ...shown(row), createdAt: row.createdAt.toISOString() })),
    search: (text) => matches(text, [gameReport.reason, gameReport.answer, gameReport.question]),
    sorts: { createdAt: gameReport.createdAt, updatedAt: gameReport.updatedAt },
    filters: {
      status: (value) => eq(gameReport.status, value === 'solved' ? 'solved' : 'open'),
      state: (value) => eq(gameReport.state, value === 'draft' ? 'draft' : 'published'),
    },
    write: (db, items, { now }) => answerReports(kit, db, items, now),
    changed: () => {},
  });
