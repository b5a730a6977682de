import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import {
  allowsChange,
  audienceLabels,
  type MailingAudience,
  type MailingChange,
  type MailingContent,
  scheduleFault,
  unreadyFields,
} from '@atalaya/core/contact/mailings';
import { mailingRecord } from '@atalaya/core/contact/mailings.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { countUnsentIn } from '../platform/mail/batches';
import { countAudience } from './audience';
import { mailingTestEmail } from './emails';
import { sendMailings } from './mailing-jobs';
import * as rows from './mailings.queries';

async function toView(db: Db, items: readonly rows.MailingRow[]) {
  const ids = items.map(({ id }) => id);
  const [recipients, unsent] = await Promise.all([rows.countRecipients(db, ids), countUnsentIn(db, ids)]);
  return items.map((row) => ({
    ...row,
    etag: etagOf([
      row.subject,
      row.preheader,
      row.body,
      row.audience,
      row.state,
      row.scheduledAt?.toISOString(),
    ]),
    counts: {
      recipients: 0,
      unsubscribed: 0,
      ...recipients.get(row.id),
      waiting: 0,
      failed: 0,
      ...unsent.get(row.id),
    },
  }));
}

async function one(db: Db, row: rows.MailingRow | undefined) {
  const [record] = row ? await toView(db, [row]) : [];
  if (!record) throw new AppError('request.not-found');
  return record;
}

export async function mailingsForAdmin({ db }: Kit, paging: { page: number; pageSize: number }) {
  const { items, total } = await rows.selectMailings(db, paging);
  return { items: await toView(db, items), total, ...paging };
}

export const mailingForAdmin = async ({ db }: Kit, id: string) => one(db, await rows.selectMailing(db, id));

export async function createMailing({ db, clock }: Kit, content: MailingContent) {
  const now = clock.now();
  const row: rows.MailingRow = {
    id: newId(now),
    ...content,
    state: 'draft',
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
    cursor: null,
    createdAt: now,
    updatedAt: now,
  };
  await rows.insertMailing(db, row);
  return one(db, row);
}

/** Locks the mailing and checks that its state allows the change. */
async function lockFor(tx: Db, id: string, change: MailingChange): Promise<rows.MailingRow> {
  const row = await rows.lockMailing(tx, id);
  if (!row) throw new AppError('request.not-found');
  if (!allowsChange(row.state, change)) throw new AppError('mailing.locked');
  return row;
}

const requireSame = async (tx: Db, row: rows.MailingRow, etag: string): Promise<void> =>
  requireSameEtag(etag, mailingRecord.parse(await one(tx, row)));

export const saveMailing = (
  { db, clock }: Kit,
  id: string,
  { etag, ...content }: MailingContent & { etag: string },
) =>
  db.transaction(async (tx) => {
    const row = await lockFor(tx, id, 'edit');
    await requireSame(tx, row, etag);
    const changes = { ...content, updatedAt: clock.now() };
    await rows.updateMailing(tx, id, changes);
    return one(tx, { ...row, ...changes });
  });

type Step = {
  change: MailingChange;
  action: AuditAction;
  /** What the admin saw; a mailing that somebody changed meanwhile does not leave. */
  etag?: string;
  changes: Pick<rows.MailingRow, 'state' | 'scheduledAt' | 'startedAt'>;
};

/** One change of state, with its entry in the audit log. */
const takeStep = (kit: Kit, actorId: string, id: string, { change, action, etag, changes }: Step) =>
  kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const before = await lockFor(tx, id, change);
    if (etag !== undefined) {
      await requireSame(tx, before, etag);
      requireReady(before);
    }
    const row = { ...before, ...changes, updatedAt: now };
    await rows.updateMailing(tx, id, { ...changes, updatedAt: now });
    if (row.state === 'sending') await kit.jobs.enqueue(tx, sendMailings, {});
    await audit(tx, {
      at: now,
      actorId,
      action,
      subject: 'newsletter',
      subjectId: id,
      subjectName: row.subject,
      after: {
        audience: audienceLabels[row.audience],
        ...(row.scheduledAt ? { scheduledAt: row.scheduledAt } : {}),
      },
    });
    return one(tx, row);
  });

function requireReady(content: MailingContent): void {
  const fields = unreadyFields(content);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

export function scheduleMailing(
  kit: Kit,
  actorId: string,
  id: string,
  { etag, at }: { etag: string; at: string },
) {
  const scheduledAt = new Date(at);
  const fault = scheduleFault(scheduledAt, kit.clock.now());
  if (fault) throw new AppError('request.invalid', { fields: { at: fault } });
  const changes = { state: 'scheduled', scheduledAt, startedAt: null } as const;
  return takeStep(kit, actorId, id, { change: 'schedule', action: 'newsletter.scheduled', etag, changes });
}

export function startMailing(kit: Kit, actorId: string, id: string, etag: string) {
  const changes = { state: 'sending', scheduledAt: null, startedAt: kit.clock.now() } as const;
  return takeStep(kit, actorId, id, { change: 'start', action: 'newsletter.sent', etag, changes });
}

export function cancelMailing(kit: Kit, actorId: string, id: string) {
  const changes = { state: 'draft', scheduledAt: null, startedAt: null } as const;
  return takeStep(kit, actorId, id, { change: 'cancel', action: 'newsletter.cancelled', changes });
}

export async function deleteMailing({ db, clock }: Kit, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { subject } = await lockFor(tx, id, 'delete');
    await rows.deleteMailing(tx, id);
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: 'newsletter.deleted',
      subject: 'newsletter',
      subjectId: id,
      subjectName: subject,
    });
  });
}

export async function sendTest({ db, env, mail }: Kit, { to, ...content }: MailingContent & { to: string }) {
  requireReady(content);
  await mail.send(db, mailingTestEmail(env, to, content));
  return { to };
}

export const reachOf = async ({ db, clock }: Kit, audience: MailingAudience) => ({
  people: await countAudience(db, audience, clock.now()),
});
