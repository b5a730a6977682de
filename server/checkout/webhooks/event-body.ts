import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';

// The simulated provider signs its webhook events in the same format as Stripe.

const moment = z.iso.datetime().transform((text) => new Date(text));
const period = z.object({ start: moment, end: moment });
const id = z.string();
const cents = z.number().int().min(0);
const paymentRef = z.string().nullable();

const schema = z.discriminatedUnion('type', [
  z.object({
    id,
    type: z.literal('payment.succeeded'),
    orderId: z.uuid(),
    paymentRef,
    cents,
    subscriptionRef: z.string().optional(),
    period: period.optional(),
  }),
  z.object({ id, type: z.literal('payment.failed'), orderId: z.uuid(), reason: z.string() }),
  z.object({ id, type: z.literal('payment.expired'), orderId: z.uuid() }),
  z.object({
    id,
    type: z.literal('refund.succeeded'),
    paymentRef: z.string(),
    refundRef: z.string(),
    cents,
    requestId: z.uuid().optional(),
  }),
  z.object({ id, type: z.literal('refund.failed'), paymentRef: z.string(), requestId: z.uuid() }),
  z.object({
    id,
    type: z.literal('subscription.renewed'),
    subscriptionRef: z.string(),
    paymentRef,
    cents,
    period,
  }),
  z.object({
    id,
    type: z.literal('subscription.payment-failed'),
    subscriptionRef: z.string(),
    periodEnd: moment,
  }),
  z.object({ id, type: z.literal('subscription.ended'), subscriptionRef: z.string() }),
]);

export const parseEvent = (body: unknown): PaymentEvent => schema.parse(body);

const TOLERANCE_SECONDS = 300;

const macOf = (secret: string, stamp: string, body: Buffer): Buffer =>
  createHmac('sha256', `simulated-webhooks:${secret}`).update(`${stamp}.`).update(body).digest();

export function signEvent(secret: string, body: Buffer, now: Date): string {
  const stamp = String(Math.floor(now.getTime() / 1000));
  return `t=${stamp},v1=${macOf(secret, stamp, body).toString('hex')}`;
}

/** The signature includes the timestamp, so that an old event cannot be replayed. */
export function checkSignature(secret: string, body: Buffer, signature: string | undefined, now: Date): void {
  const [, stamp = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  const age = Math.abs(now.getTime() / 1000 - Number(stamp));
  const good =
    given !== '' &&
    age <= TOLERANCE_SECONDS &&
    timingSafeEqual(Buffer.from(given, 'hex'), macOf(secret, stamp, body));
  if (!good) throw new AppError('checkout.bad-signature');
}
