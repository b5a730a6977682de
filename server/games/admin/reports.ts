import { gameReports } from '@atalaya/core/games/admin/reports.contract';
import { type Reportable, reportablesOf } from '@atalaya/core/games/reportable';
import { shortBody } from '@atalaya/core/push/message';
import { matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { notify } from '../../push/notifications';
import { selectPlay } from '../plays.queries';
import { insertReport, selectReports, updateReports } from './reports.queries';
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
  tableResource(gameReports, {
    subject: 'game-report',
    table: gameReport,
    key: gameReport.id,
    nameOf: ({ answer, reason }) => `${answer}: ${reason}`,
    toRecords,
    search: (text) => matches(text, [gameReport.reason, gameReport.answer, gameReport.question]),
    write: (db, items, { now }) => answerReports(kit, db, items, now),
    changed: () => {},
  });

type Answer = { id: string; draft: { status: 'open' | 'solved'; reply: string | null } };

/** Stores the answers of an admin. Whoever reported is told when it is solved, and again when the reply changes. */
async function answerReports(kit: Kit, db: Db, answers: readonly Answer[], now: Date): Promise<void> {
  const before = new Map(
    (
      await selectReports(
        db,
        answers.map(({ id }) => id),
      )
    ).map((report) => [report.id, report]),
  );
  await updateReports(db, answers, now);
  for (const { id, draft } of answers) {
    const report = before.get(id);
    const isNews = report && (report.status !== 'solved' || report.reply !== draft.reply);
    if (!isNews || draft.status !== 'solved') continue;
    await notify(kit, db, [report.userId], {
      kind: 'law-changes',
      title: 'Hemos revisado tu aviso',
      body: shortBody(`«${report.answer}»: ${draft.reply ?? 'lo hemos comprobado. Gracias por avisar.'}`),
      url: `/campus-estudio/juegos/partida/${report.playId}`,
      tag: `aviso-${id}`,
    });
  }
}
