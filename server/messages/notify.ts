import { previewOf, threadPath } from '@atalaya/core/messages/messages';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import type { PushMessage } from '@atalaya/core/push/message';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import { isBlockedEitherWay } from '../blocks/blocks';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { leaveToken, unsubscribeHeaders } from '../platform/mail/leave-token';
import { signature } from '../platform/mail/signature';
import { wants } from '../profile/notifications';
import { notify } from '../push/notifications';
import { leavesAt } from '../push/subscriptions';
import * as messages from './messages.queries';
import { peopleOf } from './people';
import * as threads from './threads.queries';

type Sent = { messageId: string };

/** Whoever has the conversation open reads it meanwhile. */
const NOTICE_AFTER_MS = 10_000;
const EMAIL_AFTER_MS = 15 * MINUTE_MS;

const noticeJob = defineJob<Sent>('messages.notice');
/** `isAwake`: it has waited for the end of the quiet hours. */
const emailJob = defineJob<Sent & { isAwake?: boolean }>('messages.email');

export const noticeTag = (threadId: string): string => `mensajes-${threadId}`;

export async function notifyLater({ jobs, clock }: Kit, tx: Db, { id }: { id: string }): Promise<void> {
  const after = (ms: number) => ({ startAfter: new Date(clock.now().getTime() + ms) });
  await jobs.enqueue(tx, noticeJob, { messageId: id }, after(NOTICE_AFTER_MS));
  await jobs.enqueue(tx, emailJob, { messageId: id }, after(EMAIL_AFTER_MS));
}

export async function messageJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(noticeJob, (told) => sendNotice(kit, told));
  await kit.jobs.handle(emailJob, (told) => sendEmail(kit, told));
}

/** Undefined if nobody has to be told any more. */
async function waiting({ db }: Kit, { messageId }: Sent) {
  const row = await messages.selectMessage(db, messageId);
  if (!row?.authorId || row.removal) return undefined;
  const { authorId, threadId } = row;
  const sender = await threads.selectOwnThread(db, authorId, threadId);
  const userId = sender?.member.otherId;
  const member = userId ? await threads.selectMember(db, userId, threadId) : undefined;
  if (!sender || !userId || !member?.box || member.lastRead >= row.number) return undefined;
  if (await isBlockedEitherWay(db, authorId, userId)) return undefined;
  const name = (await peopleOf(db, [authorId]))(authorId).username ?? '';
  return { row, userId, member, isRequest: sender.thread.state !== 'open', name };
}

/** One notice per conversation; a newer message replaces it. The text of a stranger is not shown. */
async function sendNotice(kit: Kit, told: Sent): Promise<void> {
  const found = await waiting(kit, told);
  if (!found) return;
  const { row, userId, isRequest, name } = found;
  // The job of the last message of a series tells of all.
  if (row.number < (await messages.lastNumberBy(kit.db, row.threadId, row.authorId ?? ''))) return;
  const message: PushMessage = {
    kind: 'messages',
    title: isRequest ? `${name} quiere escribirte` : `Mensaje de ${name}`,
    body: isRequest
      ? 'Mira su mensaje y decide si lo aceptas.'
      : previewOf({ text: row.body, hasImage: row.image !== null }),
    url: threadPath(row.threadId),
    tag: noticeTag(row.threadId),
  };
  await kit.db.transaction((tx) => notify(kit, tx, [userId], message, row.authorId));
}

/** Only about the first unread message: one email per conversation until it is opened. Without its text. */
async function sendEmail(kit: Kit, told: Sent & { isAwake?: boolean }): Promise<void> {
  const { db, env, clock, jobs } = kit;
  const found = await waiting(kit, told);
  if (!found) return;
  const startAfter = told.isAwake ? undefined : await leavesAt(kit, found.userId);
  if (startAfter) return jobs.enqueue(db, emailJob, { ...told, isAwake: true }, { startAfter });
  const { row, userId, member, isRequest, name } = found;
  const isFirst = (await messages.firstNumberAfter(db, row.threadId, userId, member.lastRead)) === row.number;
  if (!isFirst || !(await wants(db, userId, 'messages', 'email'))) return;
  const account = await findAccount(db, userId, clock.now());
  if (!account || account.deletionRequestedAt || account.suspendedAt) return;
  const token = leaveToken(kit.secret, 'messages', userId);
  await kit.mail.send(db, {
    to: account.email,
    about: row.authorId,
    subject: isRequest ? `${name} quiere escribirte` : `Tienes un mensaje de ${name}`,
    headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${token}`)),
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      isRequest
        ? `${name} te ha enviado un primer mensaje. Puedes aceptarlo o no; no sabrá si lo has leído.`
        : `${name} te ha escrito.`,
      `Léelo aquí: ${linkTo(env, threadPath(row.threadId))}`,
      'No te escribiremos otra vez por esta conversación hasta que la hayas abierto.',
      `Para no recibir más correos de mensajes: ${linkTo(env, `/avisos/baja?token=${token}`)}`,
      signature(env),
    ].join('\n\n'),
  });
}
