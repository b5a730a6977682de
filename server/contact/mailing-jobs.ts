import { audit } from '../admin/audit';
import { newId } from '../platform/ids';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { leaveToken } from '../platform/mail/leave-token';
import { readersAfter } from './audience';
import { mailingEmailTo } from './emails';
import * as rows from './mailings.queries';

/** Runs every minute and when an admin presses the button; it continues what a stopped server left unfinished. */
export const sendMailings = defineJob<Record<string, never>>('mailings.send');

const BATCH = 200;

export const mailingJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(sendMailings, '* * * * *', () => sendDueMailings(kit));

export async function sendDueMailings(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { id, subject } of await rows.startDue(tx, now))
      await audit(tx, {
        at: now,
        actorId: null,
        action: 'newsletter.sent',
        subject: 'newsletter',
        subjectId: id,
        subjectName: subject,
      });
  });
  for (const { id } of await rows.selectSending(db)) while (await sendBatch(kit, id));
}

/**
 * Stores the next emails, the rows of their recipients and the position in one transaction, so that a crash neither
 * loses nor repeats any. Returns whether more are left.
 */
export const sendBatch = (kit: Kit, id: string, limit = BATCH): Promise<boolean> =>
  kit.db.transaction(async (tx) => {
    const mailing = await rows.lockSending(tx, id);
    if (!mailing) return false;
    const now = kit.clock.now();
    const { readers, next } = await readersAfter(tx, mailing.audience, { now, after: mailing.cursor, limit });
    const isNewsletter = mailing.audience === 'newsletter';
    const recipients = await rows.insertRecipients(
      tx,
      readers.map((reader) => ({
        id: newId(now),
        mailingId: id,
        email: reader.email,
        subscriberId: isNewsletter ? reader.id : null,
        userId: isNewsletter ? null : reader.id,
        unsubscribedAt: null,
      })),
    );
    for (const recipient of recipients) {
      const token = leaveToken(kit.secret, 'mailing', recipient.id);
      await kit.mail.send(tx, mailingEmailTo(kit.env, recipient.email, mailing, token), id);
    }
    await rows.updateMailing(tx, id, next ? { cursor: next } : { state: 'sent', finishedAt: now });
    return next !== null;
  });
