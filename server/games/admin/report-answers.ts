import { shortBody } from '@atalaya/core/push/message';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { notify } from '../../push/notifications';
import { selectReports, updateReports } from './reports.queries';

type Answer = { id: string; draft: { status: 'open' | 'solved'; reply: string | null } };

/** Stores the answers of an admin. Whoever reported is told when it is solved, and again when the reply changes. */
export async function answerReports(kit: Kit, db: Db, answers: readonly Answer[], now: Date): Promise<void> {
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
