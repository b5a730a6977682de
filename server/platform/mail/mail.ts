import { mailboxOf, normalizeEmail } from '@atalaya/core/auth/account-fields';
import { allowance } from '@atalaya/core/platform/allowance';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { givenUpBefore, type UnsentStatus, unsentStatuses } from '@atalaya/core/platform/mail-status';
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Env } from '../../env';
import { trySpend } from '../allowance/allowance';
import type { Clock } from '../clock';
import type { Database, Db } from '../db';
import { type Dependency, unwatched } from '../dependencies/dependency';
import { newId } from '../ids';
import { defineJob } from '../jobs/jobs';
import type { Kit } from '../kit';
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
  /** The account, or the message of a visitor, that it tells somebody else about: the email is erased with it. */
  about?: string | null;
  /**
   * Why it goes to an address that nobody has confirmed, which gets few emails a day for each purpose and none with the
   * words of a visitor.
   */
  unconfirmed?: 'account' | 'newsletter' | 'notice' | 'contact';
  /** About a password, the second factor or the end of an account: it is always sent, and has its own throttles. */
  isSecurity?: true;
};

/** Undefined when no SMTP server is configured. */
export type MailCarrier = (email: Email) => Promise<void>;

export type Mail = {
  /**
   * Stores the email in the caller's transaction; a job delivers it after the commit. `batch` names the mailing that it
   * belongs to. An address that has had its share of the day gets nothing, and the caller is not told: what it did stands.
   */
  send(db: Db, email: Email, batch?: string): Promise<void>;
};

const deliver = defineJob<{ mailId: string }>('mail.deliver', { retries: 8 });
/** A queue of their own, so that nobody waits for a password link until a mailing has left. */
const deliverBatch = defineJob<{ mailId: string }>('mail.deliver-batch', { retries: 8 });
const giveUp = defineJob<Record<string, never>>('mail.give-up');
const deleteOld = defineJob<Record<string, never>>('mail.delete-old');

const KEPT_FOR_MS = 90 * DAY_MS;

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

/** For each purpose, so that notices in somebody's name do not use up the confirmation of their account. */
export const toUnconfirmed = allowance({
  name: 'mail.unconfirmed',
  limit: 6,
  per: 'day',
  by: 'recipient',
  refusal: 'request.too-many',
});
/** More than anybody reads; only a fault or an attack sends so many. */
export const toRecipient = allowance({
  name: 'mail.recipient',
  limit: 60,
  per: 'day',
  by: 'recipient',
  refusal: 'request.too-many',
});

type MailKit = Pick<Kit, 'db' | 'clock' | 'jobs' | 'secret'> & {
  env: Pick<Env, 'demo' | 'DEMO_PUBLIC' | 'RATE_LIMIT_SCALE' | 'BRAND_EMAIL'>;
};

export async function startMail(kit: MailKit, carrier: MailCarrier | undefined): Promise<Mail> {
  const { db, clock, jobs, env } = kit;
  for (const job of [deliver, deliverBatch])
    await jobs.handle(job, ({ mailId }) => deliverEmail(db, clock, carrier, mailId));
  await jobs.repeat(giveUp, '17 * * * *', () => giveUpUnsent(db, clock.now()));
  await jobs.repeat(deleteOld, '40 3 * * *', async () => void (await deleteOldEmails(db, clock.now())));
  return {
    async send(tx, email, batch) {
      if (!batch && email.to !== env.BRAND_EMAIL && !(await mayReach(kit, tx, email))) return;
      const id = newId(clock.now());
      // Without a mail server only the demo needs the link again, where the outbox is the mailbox.
      const isWhole = carrier !== undefined || env.demo;
      const headers = email.headers ?? null;
      await tx.insert(mail).values({
        id,
        // One spelling, so that a deleted account's emails are found.
        recipient: normalizeEmail(email.to),
        subject: email.subject,
        body: isWhole ? email.body : withoutTokens(email.body),
        html: isWhole ? (email.html ?? null) : null,
        batch: batch ?? null,
        about: email.about ?? null,
        headers: isWhole || !headers ? headers : headersWithoutTokens(headers),
        status: carrier ? 'waiting' : 'kept',
        createdAt: clock.now(),
      });
      if (carrier) await jobs.enqueue(tx, batch ? deliverBatch : deliver, { mailId: id });
    },
  };
}

async function mayReach(kit: MailKit, tx: Db, { to, unconfirmed, isSecurity }: Email): Promise<boolean> {
  if (isSecurity) return true;
  const mailbox = mailboxOf(to);
  return unconfirmed
    ? trySpend(kit, tx, toUnconfirmed, { subject: `${unconfirmed} ${mailbox}` })
    : trySpend(kit, tx, toRecipient, { subject: mailbox });
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

/** For the download of personal data: the emails that tell about somebody else stand apart. */
export async function emailsTo(db: Db, recipient: string, about: 'self' | 'others') {
  const rows = await db
    .select({ subject: mail.subject, body: mail.body, status: mail.status, createdAt: mail.createdAt })
    .from(mail)
    .where(
      and(eq(mail.recipient, recipient), about === 'others' ? isNotNull(mail.about) : isNull(mail.about)),
    )
    .orderBy(mail.createdAt);
  return rows.map((row) => ({ ...row, body: withoutTokens(row.body) }));
}

export const deleteEmailsTo = (db: Db, recipient: string) =>
  db.delete(mail).where(eq(mail.recipient, recipient));

export const deleteEmailsAbout = (db: Db, ids: readonly string[]) =>
  db.delete(mail).where(inArray(mail.about, [...ids]));

/** Long enough to answer «I never got it»; the privacy page names the same time. */
export const deleteOldEmails = (db: Db, now: Date) =>
  db.delete(mail).where(lt(mail.createdAt, new Date(now.getTime() - KEPT_FOR_MS)));
