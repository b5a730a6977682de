import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { dropUnsent } from '../platform/mail/batches';
import { turnOff } from '../profile/notifications';
import { leaverOf } from './leave-token';
import * as rows from './mailings.queries';
import { leaveNewsletter } from './newsletter';

/** Unsubscribes the holder of a token from a mailing, or from a newsletter sent before mailings existed. */
export async function unsubscribe({ db, clock, secret }: Kit, token: string): Promise<{ email: string }> {
  const now = clock.now();
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

async function leaveMailings(tx: Db, recipientId: string, now: Date): Promise<{ email: string } | undefined> {
  const recipient = await rows.markUnsubscribed(tx, recipientId, now);
  if (!recipient) return undefined;
  const { email, subscriberId, userId } = recipient;
  if (subscriberId) await leaveNewsletter(tx, subscriberId, now);
  if (userId) await turnOff(tx, userId, 'news', 'email');
  return { email };
}
