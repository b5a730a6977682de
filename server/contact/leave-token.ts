import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;
const proof = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`newsletter.leave:${id}`).digest('base64url');

/** The unsubscribe token of a subscriber. It never expires and permits nothing else. */
export const leaveToken = (secret: string, id: string): string => `${id}.${proof(secret, id)}`;

/** The subscriber of a valid unsubscribe token, or undefined. */
export function leaverOf(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  if (!UUID.test(id)) return undefined;
  const wanted = Buffer.from(proof(secret, id));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? id : undefined;
}
