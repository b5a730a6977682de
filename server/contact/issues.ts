import { audit } from '../admin/audit';
import { newId } from '../platform/ids';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { issueEmail } from './emails';
import { leaveToken } from './leave-token';
import * as rows from './newsletter.queries';

const send = defineJob<{ issueId: string }>('newsletter.send', { retries: 20 });
const BATCH = 200;

const shown = (row: rows.IssueRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

export async function issuesForAdmin({ db }: Kit, paging: { page: number; pageSize: number }) {
  const { items, total } = await rows.selectIssues(db, paging);
  return { items: items.map(shown), total, ...paging };
}

export async function publishIssue(kit: Kit, actorId: string, written: { subject: string; body: string }) {
  const now = kit.clock.now();
  const row = { id: newId(now), ...written, emailCount: 0, createdAt: now, sentAt: null };
  await kit.db.transaction(async (tx) => {
    await rows.insertIssue(tx, row);
    await kit.jobs.enqueue(tx, send, { issueId: row.id });
    await audit(tx, {
      at: now,
      actorId,
      action: 'newsletter.sent',
      subject: 'newsletter',
      subjectId: row.id,
      subjectName: row.subject,
    });
  });
  return shown(row);
}

/** Sends batch by batch, one transaction each. After an interruption it continues with those not yet sent. */
async function sendIssueEmails(kit: Kit, issueId: string): Promise<void> {
  const { db, env, mail, clock, secret } = kit;
  const issue = await rows.selectIssue(db, issueId);
  if (!issue || issue.sentAt) return;
  for (;;) {
    const written = await db.transaction(async (tx) => {
      const readers = await rows.takeReaders(tx, issueId, BATCH);
      for (const { id, email } of readers)
        await mail.send(tx, issueEmail(env, email, issue, leaveToken(secret, id)));
      await rows.addEmailCount(tx, issueId, readers.length);
      return readers.length;
    });
    if (written === 0) break;
  }
  await rows.markSent(db, issueId, clock.now());
}

export const newsletterJobs = (kit: Kit): Promise<void> =>
  kit.jobs.handle(send, ({ issueId }) => sendIssueEmails(kit, issueId));
