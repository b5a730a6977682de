import { splitVat } from '../checkout/money.ts';
import { DAY_MS } from '../platform/durations.ts';

/** How long after the invitation a purchase earns a commission. */
export const REFERRAL_DAYS = 30;
/** Percentage of the price without VAT. */
export const COMMISSION_PERCENT = 10;

export const commissionOf = (totalCents: number, percent: number): number =>
  Math.floor((splitVat(totalCents).baseCents * percent) / 100);

/** The commission that is left after a refund; nothing when the whole amount was refunded. */
export const keptCommission = (
  earnedCents: number,
  { totalCents, refundedCents }: { totalCents: number; refundedCents: number },
): number =>
  totalCents === 0 ? 0 : Math.floor((earnedCents * Math.max(0, totalCents - refundedCents)) / totalCents);

export const isInvitationValid = (invitedAt: Date, now: Date): boolean =>
  now.getTime() >= invitedAt.getTime() && now.getTime() - invitedAt.getTime() < REFERRAL_DAYS * DAY_MS;

/** Without 0, O, 1 and I, which are easily confused when a code is typed by hand. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const ambassadorCode = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** The code and the Unix second at which the invitation was accepted. */
export const invitationCookie = (code: string, at: Date): string =>
  `${code}.${Math.floor(at.getTime() / 1000)}`;

export function parseInvitationCookie(cookie: string | undefined): { code: string; at: Date } | undefined {
  const [, code, seconds] = /^([2-9A-HJ-NP-Z]{4,12})\.(\d{1,12})$/.exec(cookie ?? '') ?? [];
  return code && seconds ? { code, at: new Date(Number(seconds) * 1000) } : undefined;
}

/** `earned` by a payment, `reversed` by its refund, `paid` by a payout. */
export const entryKinds = ['earned', 'reversed', 'paid'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const invitationPath = (code: string): string => `/invitacion/${code}`;
