import { HOUR_MS, MINUTE_MS } from '../../platform/durations';

/** What other programs can be told about. */
export const outgoingEvents = ['order.paid', 'order.refunded'] as const;
export type OutgoingEvent = (typeof outgoingEvents)[number];

export const eventNames: Record<OutgoingEvent, string> = {
  'order.paid': 'Pedido pagado',
  'order.refunded': 'Pedido devuelto',
};

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS];

/** When to try again after this many failed attempts; null when it is given up. */
export function retryAt(attempts: number, now: Date): Date | null {
  const delay = DELAYS_MS[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

/** What is signed: with the time in it, an old delivery that was overheard cannot be sent again later. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

export const signatureHeader = (seconds: number, signature: string): string => `t=${seconds},v1=${signature}`;
