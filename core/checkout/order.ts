import { dayInSpain } from '../platform/madrid-time';
import { shareDiscount, splitVat } from './money.ts';

/** `plan` starts a subscription, `change` changes its plan, `renewal` pays its next period. */
export const orderKinds = ['cart', 'plan', 'change', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderStates = ['pending', 'paid', 'refunding', 'refunded', 'failed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Time to complete a payment; prices and coupon are reserved meanwhile. */
export const ORDER_MINUTES = 30;

/** How long a limited place is held for somebody who has opened the payment. */
export const PLACE_HOLD_MINUTES = 15;

export type PricedLine = { name: string; unitCents: number; quantity: number };
export type QuotedLine = PricedLine & { subtotalCents: number; discountCents: number; totalCents: number };
export type Quote = {
  lines: QuotedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  vatCents: number;
};

/** The same amounts are shown, charged and invoiced. */
export function quoteOf(lines: readonly PricedLine[], discountCents: number): Quote {
  const subtotals = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const shares = shareDiscount(subtotals, discountCents);
  const quoted = lines.map((line, at) => {
    const subtotalCents = subtotals[at] ?? 0;
    const share = shares[at] ?? 0;
    return { ...line, subtotalCents, discountCents: share, totalCents: subtotalCents - share };
  });
  const subtotalCents = subtotals.reduce((sum, cents) => sum + cents, 0);
  const totalCents = quoted.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    lines: quoted,
    subtotalCents,
    discountCents: subtotalCents - totalCents,
    totalCents,
    vatCents: splitVat(totalCents).vatCents,
  };
}

/** What to do with a payment: mark the order as paid, ignore a duplicate, or refund it. */
export type PaymentAction = 'settle' | 'known' | 'return';

/** Also settles an order that was cancelled or failed meanwhile. Refunds it if the same purchase was paid in another tab. */
export function paymentAction(state: OrderState, alreadyHas: boolean): PaymentAction {
  if (state === 'paid' || state === 'refunding' || state === 'refunded') return 'known';
  return alreadyHas ? 'return' : 'settle';
}

/** A late failure or expiry event must not undo a payment. */
export const canBeCancelled = (state: OrderState): boolean => state === 'pending';

const INVOICE_DIGITS = 6;

/** `A-2026-000123`; a credit note has its own series (RD 1619/2012, art. 6.1.a and 15). */
export const invoiceNumber = (series: 'A' | 'R', year: number, number: number): string =>
  `${series}-${year}-${String(number).padStart(INVOICE_DIGITS, '0')}`;

export const invoiceYear = (at: Date): number => Number(dayInSpain(at).slice(0, 4));
