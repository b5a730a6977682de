import type { GrantKind } from '@atalaya/core/auth/grants';
import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { type Held, type Holdings, holdingsOf, nothingHeld } from '@atalaya/core/syllabus/access';
import { liveGrants, liveGrantsOf } from '../auth/grants';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

const PARTS: readonly GrantKind[] = ['topic', 'test', 'scheme', 'flashcards', 'audio'];
type Holder = { id: string; tier: Tier };

/** Purchases and prizes by topic. Plus includes all of them, so nothing is queried. */
export const holdingsAt = async (db: Db, user: Holder, now: Date): Promise<Holdings> =>
  holdingsOf(isAtLeastTier(user.tier, 'plus') ? [] : await liveGrants(db, user.id, now, PARTS));

/** The same for many users, with one statement. Whoever holds nothing is left out. */
export async function holdingsOfAll(
  db: Db,
  users: readonly Holder[],
  now: Date,
): Promise<ReadonlyMap<string, Holdings>> {
  const ids = users.filter(({ tier }) => !isAtLeastTier(tier, 'plus')).map(({ id }) => id);
  const rights = ids.length > 0 ? await liveGrantsOf(db, ids, now, PARTS) : [];
  return new Map(
    [...new Set(rights.map(({ userId }) => userId))].map((id) => [
      id,
      holdingsOf(rights.filter(({ userId }) => userId === id)),
    ]),
  );
}

export async function heldOn({ db, clock }: Kit, user: Holder | undefined, topic: number): Promise<Held> {
  if (!user) return nothingHeld;
  return (await holdingsAt(db, user, clock.now())).get(topic) ?? nothingHeld;
}
