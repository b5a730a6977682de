import { holds } from '@atalaya/core/auth/roles';
import { GONE_NAME } from '@atalaya/core/messages/messages';
import type { Acts } from '../forum/moderation/case-kinds';
import { fileReport, type Report } from '../forum/reports';
import { levelOf } from '../forum/standing';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import * as messages from './messages.queries';
import { peopleOf, type Writer } from './people';
import { ownThread, toImageView } from './reading';

/** The case gets copies of the last messages, so that the moderator needs no access to the conversation. */
export async function reportMessage(kit: Kit, reporter: Writer, id: string, report: Report): Promise<void> {
  const { db, clock } = kit;
  const found = await messages.selectOwnMessage(db, reporter.id, id);
  if (!found || found.message.removal) throw new AppError('request.not-found');
  const { threadId, number, authorId } = found.message;
  if (authorId === reporter.id) throw new AppError('forum.own-report');
  const { member } = await ownThread(db, reporter.id, threadId);
  const last = await messages.selectLast(db, reporter.id, threadId, number, member.clearedTo);
  const personOf = await peopleOf(db, [reporter.id, authorId]);
  const items = last.map((row) => ({
    author: personOf(row.authorId).username ?? GONE_NAME,
    body: row.removal ? '' : row.body,
    image: toImageView(row)?.src ?? null,
    createdAt: row.createdAt.toISOString(),
    isReported: row.id === id,
  }));
  const isTrusted = holds(reporter, 'may:moderate') || (await levelOf(db, reporter.id, clock.now())) >= 1;
  const attached = { title: 'Conversación privada', body: found.message.body, items };
  await db.transaction(async (tx) => {
    const subject = { kind: 'message', id, postId: null, authorId, attached } as const;
    if (await fileReport(kit, tx, { id: reporter.id, isTrusted }, subject, report))
      await messages.markAttached(
        tx,
        last.map((row) => row.id),
      );
  });
}

async function decide({ realtime }: Kit, tx: Db, id: string, removal: 'moderator' | null) {
  const before = await messages.setRemoval(tx, id, removal);
  if (!before) return undefined;
  const people = await messages.selectPeople(tx, before.threadId);
  realtime.toUsers(people, 'messages-changed', { threadId: before.threadId });
  return before.removal !== null;
}

export const messageActs: Acts = {
  hide: (kit, tx, id) => decide(kit, tx, id, 'moderator'),
  show: (kit, tx, id) => decide(kit, tx, id, null),
};
