import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f-]{36}$/;

/** The token belongs to a subscriber, to one recipient of a mailing, or to a user who gets these emails. */
type Holder =
  | 'newsletter'
  | 'mailing'
  | 'study-reminder'
  | 'briefing'
  | 'community'
  | 'messages'
  | 'coaching';

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

/** For one-click unsubscribe in mail clients (RFC 8058). `url` is an absolute address that accepts a POST. */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
