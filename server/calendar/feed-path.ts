import { feedIdOf, feedTokenOf } from '../platform/feeds/feed-token';

const SUFFIX = '.ics';

export const feedPathOf = (secret: string, feedId: string): string =>
  `/api/calendar/feed/${feedTokenOf(secret, 'calendar', feedId)}${SUFFIX}`;

/** Undefined for an invalid token. */
export const feedOf = (secret: string, token: string): string | undefined =>
  token.endsWith(SUFFIX) ? feedIdOf(secret, 'calendar', token.slice(0, -SUFFIX.length)) : undefined;
