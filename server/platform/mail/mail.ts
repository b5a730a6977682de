import { givenUpBefore, type UnsentStatus, unsentStatuses } from '@atalaya/core/platform/mail-status';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Env } from '../../env';
import type { Clock } from '../clock';
import type { Database, Db } from '../db';
import { type Dependency, unwatched } from '../dependencies/dependency';
import { newId } from '../ids';
import { defineJob, type Jobs } from '../jobs/jobs';
import { emails } from '../metrics/counters';
import { mail } from './mail.tables';
import { headersWithoutTokens, wipedTokens, withoutTokens } from './tokens';

/** Plain text is readable everywhere; mailings have HTML as well, without tracking pixels. */
export type Email = {
  to: string;
  subject: string;
  body: string;
  html?: string;
  /** Extra headers, for example Reply-To and List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** Undefined when no SMTP server is configured. */
export type MailCarrier = (email: Email) => Promise<void>;

export type Mail = {
  /**
   * Stores the email in the caller's transaction; a job delivers it after the commit. `batch` names the mailing that it
   * belongs to.
   */
  send(db: Db, email: Email, batch?: string): Promise<void>;
};

const deliver = defineJob<{ mailId: string }>('mail.deliver', { retries: 8 });
/** A queue of their own, so that nobody waits for a password link until a mailing has left. */
const deliverBatch = defineJob<{ mailId: string }>('mail.deliver-batch', { retries: 8 });
const giveUp = defineJob<Record<string, never>>('mail.give-up');

/** A mail server that does not answer must not hold the queue; the library waits for up to ten minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function smtpCarrier(env: Env, watched: Dependency = unwatched): MailCarrier | undefined {
  if (!env.SMTP_URL) return undefined;
  const { SMTP_URL } = env;
  // Loaded on demand, so that a start does not wait for it.
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url: SMTP_URL, ...patience }),
  );
  return async ({ to, subject, body, html, headers }) => {
    try {
      const transport = await opened;
      await transport.sendMail({
        from: env.MAIL_FROM,
        to,
        subject,
        text: body,
        ...(html ? { html } : {}),
        ...(headers ? { headers } : {}),
      });
      watched.works();
    } catch (error) {
      if (isRefusal(error)) watched.works();
      else watched.fails(error);
      throw error;
    }
  };
}

/** The server works, but does not take this email. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

export async function startMail(
  db: Database,
  clock: Clock,
  jobs: Jobs,
  carrier: MailCarrier | undefined,
  { keepsLinks }: { keepsLinks: boolean },
): Promise<Mail> {
  for (const job of [deliver, deliverBatch])
    await jobs.handle(job, ({ mailId }) => deliverEmail(db, clock, carrier, mailId));
  await jobs.repeat(giveUp, '17 * * * *', () => giveUpUnsent(db, clock.now()));
  return {
    async send(tx, email, batch) {
      const id = newId(clock.now());
      // Without a mail server only the demo needs the link again, where the outbox is the mailbox.
      const isWhole = carrier !== undefined || keepsLinks;
      const headers = email.headers ?? null;
      await tx.insert(mail).values({
        id,
        recipient: email.to,
        subject: email.subject,
        body: isWhole ? email.body : withoutTokens(email.body),
        html: isWhole ? (email.html ?? null) : null,
        batch: batch ?? null,
        headers: isWhole || !headers ? headers : headersWithoutTokens(headers),
        status: carrier ? 'waiting' : 'kept',
        createdAt: clock.now(),
      });
      if (carrier) await jobs.enqueue(tx, batch ? deliverBatch : deliver, { mailId: id });
    },
  };
}

/** A job may run twice, so an email that was already sent is skipped; one that was given up has lost its links. */
async function deliverEmail(
  db: Database,
  clock: Clock,
  carrier: MailCarrier | undefined,
  id: string,
): Promise<void> {
  const [email] = await db.select().from(mail).where(eq(mail.id, id));
  if (!email || email.status === 'sent' || !carrier) return;
  if (email.createdAt < givenUpBefore(clock.now())) return;
  try {
    await carrier({
      to: email.recipient,
      subject: email.subject,
      body: email.body,
      ...(email.html ? { html: email.html } : {}),
      ...(email.headers ? { headers: email.headers } : {}),
    });
    emails.inc({ outcome: 'sent' });
    await db
      .update(mail)
      .set({ status: 'sent', sentAt: clock.now(), fault: null, ...wipedTokens })
      .where(eq(mail.id, id));
  } catch (error) {
    emails.inc({ outcome: 'failed' });
    const fault = error instanceof Error ? error.message : String(error);
    await db.update(mail).set({ status: 'failed', fault }).where(eq(mail.id, id));
    throw error;
  }
}

/** Emails that could not be sent for days keep their text without the links, which are not valid any more. */
export async function giveUpUnsent(db: Db, now: Date): Promise<void> {
  await db
    .update(mail)
    .set({
      status: 'failed',
      fault: sql`coalesce(${mail.fault}, 'No se pudo enviar a tiempo.')`,
      ...wipedTokens,
    })
    .where(and(inArray(mail.status, [...unsentStatuses]), lt(mail.createdAt, givenUpBefore(now))));
}

export const newestMail = (db: Db, limit: number, offset = 0, where?: SQL) =>
  db
    .select()
    .from(mail)
    .where(where)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit)
    .offset(offset);

/** A literal instead of a parameter, so that the planner can use the partial index. */
const isUnsent = (status: UnsentStatus): SQL => sql`${mail.status} = ${sql.raw(`'${status}'`)}`;

export async function readMail(
  db: Db,
  { page, pageSize, status }: { page: number; pageSize: number; status?: UnsentStatus | undefined },
) {
  const where = status && isUnsent(status);
  const items = await newestMail(db, pageSize, (page - 1) * pageSize, where);
  return { items, total: await db.$count(mail, where) };
}

export async function countUnsent(db: Db): Promise<Record<UnsentStatus, number>> {
  const [waiting, failed] = await Promise.all([
    db.$count(mail, isUnsent('waiting')),
    db.$count(mail, isUnsent('failed')),
  ]);
  return { waiting, failed };
}

/** For the download of personal data. */
export async function emailsTo(db: Db, recipient: string) {
  const rows = await db
    .select({ subject: mail.subject, body: mail.body, status: mail.status, createdAt: mail.createdAt })
    .from(mail)
    .where(eq(mail.recipient, recipient))
    .orderBy(mail.createdAt);
  return rows.map((row) => ({ ...row, body: withoutTokens(row.body) }));
}

export const deleteEmailsTo = (db: Db, recipient: string) =>
  db.delete(mail).where(eq(mail.recipient, recipient));
