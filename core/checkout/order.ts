import { dayInSpain } from '../platform/madrid-time';
import { shareDiscount, splitVat } from './money.ts';

/** `plan` begins a subscription, `change` moves it, `renewal` goes on with it; `cart` is a one-off. */
export const orderKinds = ['cart', 'plan', 'change', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderStates = ['pending', 'paid', 'refunding', 'refunded', 'failed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** How long a payment can be made after it was begun; prices and coupon are held so long. */
export const ORDER_MINUTES = 30;

export type PricedLine = { name: string; unitCents: number; quantity: number };
export type QuotedLine = PricedLine & { subtotalCents: number; discountCents: number; totalCents: number };
export type Quote = {
  lines: QuotedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  vatCents: number;
};

/** What is to be paid, to the cent; the same sums are shown, charged and invoiced. */
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

/** What money that arrives does to an order, given where it stands. */
export type MoneyIn = 'settle' | 'known' | 'return';

/**
 * Money for an order that waits settles it, also when it was given up meanwhile: someone paid, so they get it. Unless the
 * same thing was paid for in another tab: then it goes back, because nobody pays twice.
 */
export function moneyIn(state: OrderState, alreadyHas: boolean): MoneyIn {
  if (state === 'paid' || state === 'refunding' || state === 'refunded') return 'known';
  return alreadyHas ? 'return' : 'settle';
}

/** A failure or an expiry that arrives late says nothing about money that came. */
export const canGiveUp = (state: OrderState): boolean => state === 'pending';

const INVOICE_DIGITS = 6;

/** `A-2026-000123`; a credit note has its own series (RD 1619/2012, art. 6.1.a and 15). */
export const invoiceNumber = (series: 'A' | 'R', year: number, number: number): string =>
  `${series}-${year}-${String(number).padStart(INVOICE_DIGITS, '0')}`;

/** The year in Spain: an invoice of New Year's Eve belongs to the old one. */
export const invoiceYear = (at: Date): number => Number(dayInSpain(at).slice(0, 4));
