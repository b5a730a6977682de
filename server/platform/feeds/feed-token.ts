import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;

type Feed = 'calendar' | 'podcast';

const proof = (secret: string, feed: Feed, feedId: string): string =>
  createHmac('sha256', secret).update(`${feed}.feed:${feedId}`).digest('base64url');

/** The secret part of a feed's address. An HMAC, so that it can be shown again and a stolen table does not reveal it. */
export const feedTokenOf = (secret: string, feed: Feed, feedId: string): string =>
  `${feedId}.${proof(secret, feed, feedId)}`;

/** Undefined for an invalid token. */
export function feedIdOf(secret: string, feed: Feed, token: string): string | undefined {
  const [feedId = '', given = ''] = token.split('.');
  if (!UUID.test(feedId)) return undefined;
  const wanted = Buffer.from(proof(secret, feed, feedId));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? feedId : undefined;
}
