import { createHmac } from 'node:crypto';
import {
  type OutgoingEvent,
  retryAt,
  signatureHeader,
  signedText,
} from '@atalaya/core/checkout/outgoing/outgoing';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { isLocalDemo } from '../../env';
import { post } from '../../platform/ask-outside';
import type { Db } from '../../platform/db';
import { decrypt } from '../../platform/encryption';
import { newId } from '../../platform/ids';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { mayReach } from '../../platform/outside';
import type { OrderRow } from '../orders.queries';
import * as rows from './outgoing.queries';

/**
 * One attempt, which counts only while the delivery still expects it at this time: a delivery sent again by hand has a new
 * time, and its earlier jobs do nothing. A failed attempt is no failed job: the next one is queued with the delivery.
 */
const deliver = defineJob<{ id: string; at: string }>('checkout.deliver-webhook');
const clean = defineJob<Record<string, never>>('checkout.clean-webhooks');
const KEPT_MS = 30 * DAY_MS;

export async function outgoingJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(deliver, ({ id, at }) => deliverNow(kit, id, new Date(at)));
  await kit.jobs.repeat(clean, '40 4 * * *', async () => {
    await rows.deleteDeliveriesBefore(kit.db, new Date(kit.clock.now().getTime() - KEPT_MS));
  });
}

/** In the transaction of the event: what is rolled back is not sent. */
export async function enqueueDeliveries(
  kit: Kit,
  tx: Db,
  event: OutgoingEvent,
  order: OrderRow,
  at: Date,
): Promise<void> {
  for (const target of await rows.selectTargetsOf(tx, event)) {
    const id = newId(at);
    const body = JSON.stringify({ id, event, at: at.toISOString(), order: toPayload(order) });
    const row = { id, targetId: target.id, event, body, createdAt: at, nextAt: at };
    await rows.insertDelivery(tx, { ...row, state: 'waiting' });
    await kit.jobs.enqueue(tx, deliver, { id, at: at.toISOString() });
  }
}

const toPayload = ({ id, kind, state, plan, billing, totalCents, vatCents, refundedCents }: OrderRow) => ({
  id,
  kind,
  state,
  plan,
  billing,
  totalCents,
  vatCents,
  refundedCents,
  currency: 'EUR',
});

/** The same id, so that the receiver can ignore what it already has. */
export async function sendAgain(kit: Kit, tx: Db, id: string) {
  const now = kit.clock.now();
  const row = await rows.updateDelivery(tx, id, { state: 'waiting', attempts: 0, fault: null, nextAt: now });
  if (row) await kit.jobs.enqueue(tx, deliver, { id, at: now.toISOString() });
  return row;
}

async function deliverNow(kit: Kit, id: string, at: Date): Promise<void> {
  const found = await rows.selectDelivery(kit.db, id);
  if (found?.delivery.nextAt?.getTime() !== at.getTime()) return;
  const { delivery, target } = found;
  const outcome = target.isActive ? await attempt(kit, delivery, target) : stopped;
  const attempts = delivery.attempts + 1;
  const isDone = outcome.fault === null;
  const nextAt = isDone || !target.isActive ? null : retryAt(attempts, kit.clock.now());
  await kit.db.transaction(async (tx) => {
    const state = isDone ? 'delivered' : nextAt ? 'waiting' : 'failed';
    const isOurs = await rows.closeAttempt(tx, id, at, { ...outcome, state, attempts, nextAt });
    if (isOurs && nextAt)
      await kit.jobs.enqueue(tx, deliver, { id, at: nextAt.toISOString() }, { startAfter: nextAt });
  });
}

/** `fault` is null once the receiver has answered with a 2xx. */
type Outcome = { status: number | null; fault: string | null };
const stopped: Outcome = { status: null, fault: 'Los avisos a esta dirección están parados.' };

async function attempt(
  kit: Kit,
  { id, event, body }: rows.DeliveryRow,
  target: rows.TargetRow,
): Promise<Outcome> {
  const isDemo = isLocalDemo(kit.env);
  if (!mayReach(target.url, isDemo)) return { status: null, fault: 'La dirección no es de internet.' };
  const secret = secretOf(kit, target);
  if (secret === null)
    return { status: null, fault: 'El secreto ya no se puede leer: borra la dirección y añádela otra vez.' };
  const seconds = Math.floor(kit.clock.now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex');
  try {
    const { status } = await post(
      {
        endpoint: target.url,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Atalaya-Webhooks/1',
          'atalaya-event': event,
          'atalaya-delivery': id,
          'atalaya-signature': signatureHeader(seconds, signature),
        },
        body: Buffer.from(body),
      },
      isDemo,
    );
    return { status, fault: status >= 200 && status < 300 ? null : `Respondió ${status}.` };
  } catch {
    return { status: null, fault: 'No ha respondido.' };
  }
}

/** Null when the installation's own secret has changed since. */
function secretOf(kit: Kit, { id, secret }: rows.TargetRow): string | null {
  try {
    return decrypt(kit.keys, id, secret);
  } catch {
    return null;
  }
}
