import { splitVat } from '../checkout/money.ts';
import { DAY_MS } from '../platform/durations.ts';

/** How long after the invitation a purchase counts. */
export const REFERRAL_DAYS = 30;
/** Of what is paid without VAT. */
export const COMMISSION_PERCENT = 10;

export const commissionOf = (totalCents: number, percent: number): number =>
  Math.floor((splitVat(totalCents).baseCents * percent) / 100);

/** Whether an invitation still counts for something bought now. */
export const counts = (invitedAt: Date, now: Date): boolean =>
  now.getTime() >= invitedAt.getTime() && now.getTime() - invitedAt.getTime() < REFERRAL_DAYS * DAY_MS;

/** No 0, O, 1 or I: a code is read aloud and typed by hand. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const ambassadorCode = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** The cookie of an invitation: the code and the second it was accepted. */
export const writeInvitation = (code: string, at: Date): string =>
  `${code}.${Math.floor(at.getTime() / 1000)}`;

export function readInvitation(cookie: string | undefined): { code: string; at: Date } | undefined {
  const [, code, seconds] = /^([2-9A-HJ-NP-Z]{4,12})\.(\d{1,12})$/.exec(cookie ?? '') ?? [];
  return code && seconds ? { code, at: new Date(Number(seconds) * 1000) } : undefined;
}

/** `earned` with each payment, `reversed` with its refund, `paid` with each payout. */
export const entryKinds = ['earned', 'reversed', 'paid'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const invitationPath = (code: string): string => `/invitacion/${code}`;
