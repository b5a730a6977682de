import { audienceTiers, type MailingAudience } from '@atalaya/core/contact/mailings';
import { listReaders } from '../auth/accounts';
import type { Db } from '../platform/db';
import { wanting } from '../profile/notifications';
import { countActive, selectActive } from './newsletter.queries';

type Reader = { id: string; email: string };
type Page = { now: Date; after: string | null; limit: number };

/** One page of an audience as it is now. `next` is where the following page begins, null after the last one. */
export async function readersAfter(
  db: Db,
  audience: MailingAudience,
  { now, after, limit }: Page,
): Promise<{ readers: Reader[]; next: string | null }> {
  const tiers = audienceTiers(audience);
  const found = tiers
    ? await listReaders(db, { tiers, now, after, limit })
    : await selectActive(db, { after, limit });
  const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
  if (!tiers) return { readers: found, next };
  const ids = found.map(({ id }) => id);
  const willing = ids.length > 0 ? await wanting(db, ids, 'news', 'email') : new Set();
  return { readers: found.filter(({ id }) => willing.has(id)), next };
}

const COUNT_PAGE = 1_000;

export async function countAudience(db: Db, audience: MailingAudience, now: Date): Promise<number> {
  if (audience === 'newsletter') return countActive(db);
  let people = 0;
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readersAfter>> = await readersAfter(db, audience, {
      now,
      after,
      limit: COUNT_PAGE,
    });
    people += page.readers.length;
    after = page.next;
  } while (after);
  return people;
}
