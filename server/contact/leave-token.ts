import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;

/** The token belongs to a subscriber, or to one recipient of a mailing. */
type Holder = 'newsletter' | 'mailing';

const proof = (secret: string, holder: Holder, id: string): string =>
  createHmac('sha256', secret).update(`${holder}.leave:${id}`).digest('base64url');

/** An unsubscribe token. It never expires and permits nothing else. */
export const leaveToken = (secret: string, holder: Holder, id: string): string =>
  `${id}.${proof(secret, holder, id)}`;

/** The id in a valid unsubscribe token, or undefined. */
export function leaverOf(secret: string, holder: Holder, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  if (!UUID.test(id)) return undefined;
  const wanted = Buffer.from(proof(secret, holder, id));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? id : undefined;
}
