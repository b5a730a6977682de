import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;
const proof = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`newsletter.leave:${id}`).digest('base64url');

/** The way out of the newsletter, for one subscriber: it never expires, and opens nothing else. */
export const leaveToken = (secret: string, id: string): string => `${id}.${proof(secret, id)}`;

/** The subscriber that a token lets go, or undefined where nobody made it. */
export function leaverOf(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  if (!UUID.test(id)) return undefined;
  const wanted = Buffer.from(proof(secret, id));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? id : undefined;
}
