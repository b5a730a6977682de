import type { Acts } from '../forum/moderation/case-kinds';
import { fileReport, type Report } from '../forum/reports';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import * as chat from './chat.queries';
import { ownPatrol, peopleOf } from './patrols';

const ATTACHED = 10;

export const patrolMessageActs: Acts = {
  hide: (_kit, tx, id) => chat.setHidden(tx, id, true),
  show: (_kit, tx, id) => chat.setHidden(tx, id, false),
};

/** The moderators see this message and those before it, nothing else of the patrol. */
export async function reportMessage(kit: Kit, userId: string, id: string, report: Report): Promise<void> {
  const { db } = kit;
  const { patrol } = await ownPatrol(db, userId);
  const row = await chat.selectMessage(db, patrol.id, id);
  if (!row || row.isHidden) throw new AppError('patrols.no-such-message');
  if (row.userId === userId) throw new AppError('patrols.own-report');
  const before = (await chat.selectUpTo(db, row, ATTACHED)).reverse();
  const personOf = await peopleOf(
    db,
    before.map((one) => one.userId),
  );
  const attached = {
    title: `Charla de ${patrol.name}`,
    body: row.text,
    items: before.map((one) => ({
      author: personOf(one.userId).name,
      body: one.text,
      image: null,
      createdAt: one.createdAt.toISOString(),
      isReported: one.id === id,
    })),
  };
  const subject = { kind: 'patrol-message', id, postId: null, authorId: row.userId, attached } as const;
  await db.transaction((tx) => fileReport(kit, tx, { id: userId, isTrusted: false }, subject, report));
}
