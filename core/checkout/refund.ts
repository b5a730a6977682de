import { formatEuros } from '../platform/number-format.ts';
import { splitVat } from './money.ts';

/** `requested` until the provider's event arrives; `refused` when the provider rejected it. */
export const refundStates = ['requested', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

type Amounts = { totalCents: number; refundedCents: number };

/** Requested refunds count as if they had succeeded, so that two requests never exceed the payment. */
export const refundableCents = (
  { totalCents, refundedCents }: Amounts,
  requestedCents: readonly number[],
): number => Math.max(0, totalCents - refundedCents - requestedCents.reduce((sum, cents) => sum + cents, 0));

/** Why an amount cannot be refunded. `seenCents` is what was left when the admin opened the form. */
export function refundAmountFault(
  cents: number,
  { leftCents, seenCents }: { leftCents: number; seenCents: number },
): string | null {
  if (!Number.isInteger(cents) || cents <= 0) return 'Escribe un importe mayor que cero.';
  if (leftCents === 0) return 'Ya no queda nada por devolver.';
  if (seenCents !== leftCents)
    return `Mientras tanto ha cambiado: ahora quedan ${formatEuros(leftCents)} por devolver. Revisa el importe.`;
  return cents > leftCents ? `Como mucho ${formatEuros(leftCents)}, que es lo que queda por devolver.` : null;
}

/** How much of a refund counts: all refunds of a payment together never exceed it. */
export function countRefund({ totalCents, refundedCents }: Amounts, cents: number) {
  const counted = Math.max(0, Math.min(cents, totalCents - refundedCents));
  const after = refundedCents + counted;
  return { cents: counted, refundedCents: after, isWhole: after === totalCents };
}

/** The VAT of one refund. As a difference of running totals, the credit notes add up to the invoice. */
export const refundVat = (refundedBeforeCents: number, cents: number): number =>
  splitVat(refundedBeforeCents + cents).vatCents - splitVat(refundedBeforeCents).vatCents;
