import type { NotificationKind } from '@atalaya/core/profile/notifications';
import type { PushMessage } from '@atalaya/core/push/message';
import { defaultQuietHours, quietUntil } from '@atalaya/core/push/quiet-hours';
import { chunksOf } from '../platform/chunks';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { wanting } from '../profile/notifications';
import { type Outcome, pushToAll, type Target } from './sender';
import {
  deleteSubscriptions,
  selectReachable,
  selectTargets,
  touchSubscriptions,
} from './subscriptions.queries';

type Delivery = {
  subscriptionIds: string[];
  message: PushMessage;
  /** As in `notify`: a failed delivery is erased with that account. */
  about: string | null;
  tries: number;
};

const MOST_TRIES = 6;
const PER_JOB = 500;
const deliver = defineJob<Delivery>('push.deliver');

export async function deliveryJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(deliver, (work) => deliverNow(kit, work));
}

export type Reachable = Target & { userId: string; quietUntil: Date | null };

/** Subscriptions of these users, without those who disabled push for this kind. */
export async function reachable(
  kit: Kit,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<Reachable[]> {
  const now = kit.clock.now();
  const found: Reachable[] = [];
  for (const some of chunksOf(userIds)) {
    const willing = await wanting(kit.db, some, kind, 'push');
    for (const { on, from, to, ...target } of await selectReachable(kit.db, some)) {
      if (!willing.has(target.userId)) continue;
      const quiet = on !== null && from !== null && to !== null ? { on, from, to } : defaultQuietHours;
      found.push({ ...target, quietUntil: quietUntil(quiet, now) });
    }
  }
  return found;
}

/** Delivers at once, or when the user's quiet hours end. */
export async function pushToPeople(
  kit: Kit,
  userIds: readonly string[],
  message: PushMessage,
  about: string | null,
): Promise<void> {
  const byMoment = new Map<number, string[]>();
  for (const { id, quietUntil: until } of await reachable(kit, userIds, message.kind)) {
    const moment = until?.getTime() ?? 0;
    byMoment.set(moment, [...(byMoment.get(moment) ?? []), id]);
  }
  for (const [moment, ids] of byMoment)
    for (const some of chunksOf(ids, PER_JOB))
      await enqueue(
        kit,
        { subscriptionIds: some, message, about, tries: 0 },
        moment ? new Date(moment) : undefined,
      );
}

const enqueue = (kit: Kit, work: Delivery, startAfter?: Date) =>
  kit.jobs.enqueue(kit.db, deliver, work, startAfter ? { startAfter } : {});

async function deliverNow(kit: Kit, work: Delivery): Promise<void> {
  const { subscriptionIds, message, tries } = work;
  const outcomes = await pushToAll(kit, await selectTargets(kit.db, subscriptionIds), message);
  await settle(kit, outcomes);
  const later = outcomes.flatMap((one) => (one.result === 'later' ? [one] : []));
  if (later.length === 0 || tries + 1 >= MOST_TRIES) return;
  // Exponential backoff, starting from the longest Retry-After.
  const seconds = Math.max(...later.map((one) => one.seconds)) * 2 ** tries;
  const again = { ...work, subscriptionIds: later.map(({ id }) => id), tries: tries + 1 };
  await enqueue(kit, again, new Date(kit.clock.now().getTime() + seconds * 1000));
}

/** Deletes expired subscriptions and stores the time of the last delivery. */
export async function settle({ db, clock }: Kit, outcomes: readonly Outcome[]): Promise<void> {
  const of = (result: Outcome['result']) =>
    outcomes.flatMap((one) => (one.result === result ? [one.id] : []));
  const [gone, sent] = [of('gone'), of('sent')];
  if (gone.length > 0) await deleteSubscriptions(db, gone);
  if (sent.length > 0) await touchSubscriptions(db, sent, clock.now());
}
