import { parseSort } from '@atalaya/core/admin/sorting';
import { CONFIRM_HOURS, type SubscriberState, subscriberSorts } from '@atalaya/core/contact/newsletter';
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { audit } from '../admin/audit';
import { csvFile } from '../admin/csv';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { hashToken, newToken } from '../platform/sessions';
import { subscriptionEmail } from './emails';
import * as rows from './newsletter.queries';

/** Limits confirmation emails, so that nobody can flood another person's mailbox. */
const QUIET_MS = 10 * 60 * 1000;

/** The response does not reveal whether the address was known. A filled-in honeypot field stores nothing. */
export async function askForNewsletter(kit: Kit, email: string, isTrapped: boolean): Promise<void> {
  if (isTrapped) return;
  const { db, env, clock, mail } = kit;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const subscriber = await rows.lockSubscriber(tx, { id: newId(now), email, now });
    if (!subscriber || subscriber.state === 'active') return;
    const isQuiet = !subscriber.isNew && now.getTime() - subscriber.askedAt.getTime() < QUIET_MS;
    if (isQuiet && subscriber.state === 'pending') return;
    const token = newToken();
    await rows.updateSubscriber(tx, subscriber.id, {
      state: 'pending',
      tokenHash: hashToken(token),
      askedAt: now,
    });
    await mail.send(tx, subscriptionEmail(env, email, token));
  });
}

export async function confirm({ db, clock }: Kit, token: string): Promise<{ email: string }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const subscriber = await rows.selectByToken(tx, hashToken(token));
    const isOld = subscriber && now.getTime() - subscriber.askedAt.getTime() > CONFIRM_HOURS * HOUR_MS;
    if (!subscriber || subscriber.state === 'gone' || (isOld && subscriber.state !== 'active'))
      throw new AppError('newsletter.dead-link');
    if (subscriber.state === 'pending')
      await rows.updateSubscriber(tx, subscriber.id, { state: 'active', confirmedAt: now, leftAt: null });
    return { email: subscriber.email };
  });
}

/** Idempotent; undefined if the subscriber was deleted. */
export async function leaveNewsletter(db: Db, id: string, now: Date): Promise<{ email: string } | undefined> {
  const subscriber = await rows.selectById(db, id);
  if (subscriber && subscriber.state !== 'gone')
    await rows.updateSubscriber(db, id, { state: 'gone', leftAt: now, tokenHash: null });
  return subscriber && { email: subscriber.email };
}

type Search = Parameters<typeof rows.selectSubscribers>[1] & { sort?: string | undefined };

export async function subscribersForAdmin({ db }: Kit, { sort, ...search }: Search) {
  const order = parseSort(sort, subscriberSorts) ?? { field: 'createdAt', descending: true };
  const { items, total } = await rows.selectSubscribers(db, search, order);
  return { items, total, page: search.page, pageSize: search.pageSize };
}

export async function subscribersFile({ db }: Kit, state: SubscriberState | undefined): Promise<string> {
  const subscribers = await rows.selectAllSubscribers(db, state);
  return csvFile([
    ['email', 'state', 'createdAt', 'confirmedAt', 'leftAt'],
    ...subscribers.map((row) => [
      row.email,
      row.state,
      row.createdAt.toISOString(),
      row.confirmedAt?.toISOString() ?? '',
      row.leftAt?.toISOString() ?? '',
    ]),
  ]);
}

export async function forgetSubscriber({ db, clock }: Kit, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await rows.removeSubscriber(tx, id);
    if (!row) throw new AppError('request.not-found');
    // The audit log omits the address, because the user asked to have it deleted.
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: 'subscriber.deleted',
      subject: 'subscriber',
      subjectId: id,
    });
  });
}
