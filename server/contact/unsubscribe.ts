import { findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { dropUnsent } from '../platform/mail/batches';
import { leaverOf } from '../platform/mail/leave-token';
import { turnOff } from '../profile/notifications';
import * as rows from './mailings.queries';
import { leaveNewsletter } from './newsletter';

/** Kinds of emails that a user turns off by themselves. */
const personal = ['study-reminder', 'briefing', 'community', 'messages', 'coaching'] as const;

/** Unsubscribes the holder of a token from mailings, from the newsletter, or from a kind of personal emails. */
export async function unsubscribe({ db, clock, secret }: Kit, token: string): Promise<{ email: string }> {
  const now = clock.now();
  for (const kind of personal) {
    const userId = leaverOf(secret, kind, token);
    if (userId) return leavePersonal(db, userId, kind, now);
  }
  const recipientId = leaverOf(secret, 'mailing', token);
  const subscriberId = leaverOf(secret, 'newsletter', token);
  const left = await db.transaction(async (tx) => {
    const found = recipientId
      ? await leaveMailings(tx, recipientId, now)
      : subscriberId && (await leaveNewsletter(tx, subscriberId, now));
    if (!found) return undefined;
    const mailingIds = await dropUnsent(tx, found.email);
    await rows.deleteRecipients(tx, { email: found.email, mailingIds, exceptId: recipientId });
    return found;
  });
  if (!left) throw new AppError('newsletter.dead-link');
  return left;
}

async function leavePersonal(
  db: Db,
  userId: string,
  kind: (typeof personal)[number],
  now: Date,
): Promise<{ email: string }> {
  const account = await findAccount(db, userId, now);
  if (!account) throw new AppError('newsletter.dead-link');
  await turnOff(db, userId, kind, 'email');
  return { email: account.email };
}

async function leaveMailings(tx: Db, recipientId: string, now: Date): Promise<{ email: string } | undefined> {
  const recipient = await rows.markUnsubscribed(tx, recipientId, now);
  if (!recipient) return undefined;
  const { email, subscriberId, userId } = recipient;
  if (subscriberId) await leaveNewsletter(tx, subscriberId, now);
  if (userId) await turnOff(tx, userId, 'news', 'email');
  return { email };
}
