import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import { parseSort } from '@atalaya/core/admin/sorting';
import {
  contactNetworkAllowance,
  looksLikeBot,
  type MessageState,
  messageSorts,
  senderAllowance,
} from '@atalaya/core/contact/contact';
import { message as messageRecord } from '@atalaya/core/contact/contact.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { findAccount } from '../auth/accounts';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { deleteEmailsAbout } from '../platform/mail/mail';
import * as rows from './contact.queries';
import { messageEmail, replyEmail } from './emails';

type Written = Pick<rows.MessageRow, 'name' | 'phone' | 'email' | 'subject' | 'message'>;
/** The account, if there is one, and the network of the call. */
type Sender = { userId: string | null; network: string };
type Signs = { website?: string | undefined; filledInMs?: number | undefined };

/** Messages that look automated are stored, but send no notification. */
export async function receiveMessage(
  kit: Kit,
  { userId, network }: Sender,
  { name, phone, email, subject, message }: Written,
  signs: Signs,
): Promise<void> {
  const { db, env, clock, mail } = kit;
  const now = clock.now();
  const isSuspect = looksLikeBot(signs);
  const row = { id: newId(now), userId, name, phone, email: email.toLowerCase(), subject, message };
  await db.transaction(async (tx) => {
    await spend(kit, tx, contactNetworkAllowance, { subject: network });
    await spend(kit, tx, senderAllowance, { subject: row.email });
    await rows.insertMessage(tx, { ...row, state: 'new', isSuspect, createdAt: now });
    if (!isSuspect) await mail.send(tx, messageEmail(env, row));
  });
}

const toView = (row: rows.MessageRow) => ({ ...row, etag: etagOf([row.state, row.reply]) });

type Search = Parameters<typeof rows.selectMessages>[1] & { sort?: string | undefined };

export async function messagesForAdmin({ db }: Kit, { sort, ...search }: Search) {
  const order = parseSort(sort, messageSorts) ?? { field: 'createdAt', descending: true };
  const { items, total } = await rows.selectMessages(db, search, order);
  return { items: items.map(toView), total, page: search.page, pageSize: search.pageSize };
}

export async function messagesOfUser(
  { db, clock }: Kit,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const account = await findAccount(db, userId, clock.now());
  if (!account) throw new AppError('request.not-found');
  const found = await rows.selectMessagesAfter(db, account, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ id }) => id);
  return { items: items.map(toView), next };
}

export async function messageForAdmin({ db }: Kit, id: string) {
  const row = await rows.selectMessage(db, id);
  if (!row) throw new AppError('request.not-found');
  return toView(row);
}

const note = (db: Db, at: Date, actorId: string, action: AuditAction, row: rows.MessageRow) =>
  audit(db, { at, actorId, action, subject: 'message', subjectId: row.id, subjectName: row.subject });

export async function answer({ db, env, clock, mail }: Kit, actorId: string, id: string, reply: string) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await rows.selectMessage(tx, id))) throw new AppError('request.not-found');
    const row = await rows.answerMessage(tx, id, reply, now);
    if (!row) throw new AppError('contact.already-answered');
    const account = row.userId ? await findAccount(tx, row.userId, now) : undefined;
    await mail.send(tx, replyEmail(env, row, reply, account?.email === row.email));
    await note(tx, now, actorId, 'message.answered', row);
    return toView(row);
  });
}

type StateChange = { state: MessageState; etag: string };

export async function changeState(
  { db, clock }: Kit,
  actorId: string,
  id: string,
  { state, etag }: StateChange,
) {
  return db.transaction(async (tx) => {
    const before = await rows.lockMessage(tx, id);
    if (!before) throw new AppError('request.not-found');
    requireSameEtag(etag, messageRecord.parse(toView(before)));
    const row = await rows.setMessageState(tx, id, state);
    if (!row) throw new AppError('request.not-found');
    await note(tx, clock.now(), actorId, state === 'closed' ? 'message.closed' : 'message.reopened', row);
    return toView(row);
  });
}

export async function deleteForGood({ db, clock }: Kit, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await rows.removeMessage(tx, id);
    if (!row) throw new AppError('request.not-found');
    await deleteEmailsAbout(tx, [id]);
    await note(tx, clock.now(), actorId, 'message.deleted', row);
  });
}
