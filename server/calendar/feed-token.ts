import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;
const SUFFIX = '.ics';
const proof = (secret: string, feedId: string): string =>
  createHmac('sha256', secret).update(`calendar.feed:${feedId}`).digest('base64url');

/** An HMAC, so that it can be shown again and a stolen table does not reveal it. */
export const feedPathOf = (secret: string, feedId: string): string =>
  `/api/calendar/feed/${feedId}.${proof(secret, feedId)}${SUFFIX}`;

/** Undefined for an invalid token. */
export function feedOf(secret: string, token: string): string | undefined {
  if (!token.endsWith(SUFFIX)) return undefined;
  const [feedId = '', given = ''] = token.slice(0, -SUFFIX.length).split('.');
  if (!UUID.test(feedId)) return undefined;
  const wanted = Buffer.from(proof(secret, feedId));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? feedId : undefined;
}
