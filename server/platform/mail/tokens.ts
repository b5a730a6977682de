import { type SQL, sql } from 'drizzle-orm';
import { mail } from './mail.tables';

/** The tokens of confirmation, password and unsubscribe links, in texts and in the List-Unsubscribe header. */
const LINK_TOKEN = /([?&]token=|\/unsubscribe\/)[\w.~%-]+/g;

/** The same text with links that nobody can use. */
export const withoutTokens = (text: string): string => text.replace(LINK_TOKEN, '$1…');

export const headersWithoutTokens = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withoutTokens(value)]));

const wipe = (text: SQL): SQL<string> =>
  sql<string>`regexp_replace(${text}, ${LINK_TOKEN.source}, ${'\\1…'}, 'g')`;

/** For an update of emails that are not sent again. */
export const wipedTokens = {
  html: null,
  body: wipe(sql`${mail.body}`),
  headers: sql`${wipe(sql`${mail.headers}::text`)}::jsonb`,
};
