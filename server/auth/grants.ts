import { type GrantKind, highestTier, type Right } from '@atalaya/core/auth/grants';
import { type Tier, tiers } from '@atalaya/core/auth/user';
import type { Db } from '../platform/db';
import * as rows from './grants.queries';

// The door to what accounts may open. Who pays, wins or is given something has it written here, in its own transaction.

export type NewGrant = Right & { expiresAt: Date | null };

/** Gives rights in the name of a source. The same gift again changes nothing. */
export async function grantAccess(
  db: Db,
  userId: string,
  source: string,
  grants: readonly NewGrant[],
  now: Date,
): Promise<void> {
  if (grants.length === 0) return;
  const counted = new Map<string, number>();
  const numbered = grants.map(({ kind, subject, expiresAt }) => {
    const name = `${kind}:${subject}`;
    const serial = counted.get(name) ?? 0;
    counted.set(name, serial + 1);
    return { kind, subject, expiresAt, serial };
  });
  await rows.insertGrants(db, userId, source, numbered, now);
  if (grants.some(({ kind }) => kind === 'tier')) await refreshTier(db, userId, now);
}

/** Ends what a source gave, or one kind of it. What the user made with it stays theirs. */
export async function revokeAccess(
  db: Db,
  userId: string,
  source: string,
  now: Date,
  kind?: GrantKind,
): Promise<void> {
  const ended = await rows.revoke(db, userId, source, now, kind);
  if (ended.some((grant) => grant.kind === 'tier')) await refreshTier(db, userId, now);
}

const ADMIN = 'admin';

/** What an admin gives by hand, instead of what was given so before. A subscription that gives more still does. */
export async function setTierAsAdmin(
  db: Db,
  userId: string,
  tier: Tier | null,
  now: Date,
): Promise<Tier | null> {
  await rows.revoke(db, userId, ADMIN, now);
  if (tier)
    await rows.insertGrants(
      db,
      userId,
      ADMIN,
      [{ kind: 'tier', subject: tier, serial: 0, expiresAt: null }],
      now,
    );
  return refreshTier(db, userId, now);
}

const isTier = (word: string): word is Tier => tiers.some((tier) => tier === word);

/** The one place that writes a plan's tier: the highest that anything still gives. */
export async function refreshTier(db: Db, userId: string, now: Date): Promise<Tier | null> {
  const live = await rows.selectLive(db, userId, now, ['tier']);
  const tier = highestTier(live.map(({ subject }) => subject).filter(isTier));
  await rows.setTier(db, userId, tier);
  return tier;
}

/** Once an hour: tiers whose months are over. */
export async function refreshExpiredTiers(db: Db, now: Date): Promise<number> {
  const expired = await rows.selectWithExpiredTier(db, now);
  for (const { userId } of expired) await refreshTier(db, userId, now);
  return expired.length;
}

export const liveGrants = rows.selectLive;
export const allGrants = rows.selectAll;

/** Takes one of what is good once; false when there is none. */
export const consumeGrant = async (db: Db, userId: string, kind: GrantKind, now: Date): Promise<boolean> =>
  (await rows.consumeOne(db, userId, kind, now)) !== undefined;
