import { type GrantKind, highestTier, type Right } from '@atalaya/core/auth/grants';
import { isAtLeastTier, type Tier, tiers } from '@atalaya/core/auth/user';
import type { Db } from '../platform/db';
import * as rows from './grants.queries';

export type NewGrant = Right & { expiresAt: Date | null };

/** Idempotent per source. */
export async function grantAccess(
  db: Db,
  userId: string,
  source: string,
  grants: readonly NewGrant[],
  now: Date,
): Promise<void> {
  if (grants.length === 0) return;
  const counts = new Map<string, number>();
  const numbered = grants.map(({ kind, subject, expiresAt }) => {
    const name = `${kind}:${subject}`;
    const serial = counts.get(name) ?? 0;
    counts.set(name, serial + 1);
    return { kind, subject, expiresAt, serial };
  });
  await rows.insertGrants(db, userId, source, numbered, now);
  if (grants.some(({ kind }) => kind === 'tier')) await refreshTier(db, userId, now);
}

/** Revokes all grants of a source, or those of one kind. Content created with them is kept. */
export async function revokeAccess(
  db: Db,
  userId: string,
  source: string,
  now: Date,
  kind?: GrantKind,
): Promise<void> {
  const revoked = await rows.revoke(db, userId, source, now, { kind });
  if (revoked.some((grant) => grant.kind === 'tier')) await refreshTier(db, userId, now);
}

/** Revokes the grants of a source that were not consumed; false when there are none, also when one is being consumed now. */
export const revokeUnused = async (db: Db, userId: string, source: string, now: Date): Promise<boolean> =>
  (await rows.revoke(db, userId, source, now, { unused: true })).length > 0;

const ADMIN = 'admin';

/** Replaces the tier set by an admin before. A subscription with a higher tier still counts. */
export async function setTierAsAdmin(
  db: Db,
  userId: string,
  tier: Tier | null,
  now: Date,
  { expiresAt = null, note = null }: { expiresAt?: Date | null; note?: string | null } = {},
): Promise<Tier | null> {
  await rows.revoke(db, userId, ADMIN, now);
  if (tier)
    await rows.insertGrants(
      db,
      userId,
      ADMIN,
      [{ kind: 'tier', subject: tier, serial: 0, expiresAt, note }],
      now,
    );
  return refreshTier(db, userId, now);
}

/** The running plan that an admin gave by hand, and whether the user's tier depends on it. */
export async function tierGivenByAdmin(db: Db, userId: string, now: Date) {
  const live = await rows.selectLive(db, userId, now, ['tier']);
  const others = live.flatMap(({ source, subject }) =>
    source !== ADMIN && isTier(subject) ? [subject] : [],
  );
  const [given] = live.flatMap(({ source, subject, expiresAt, note }) =>
    source === ADMIN && isTier(subject) ? [{ tier: subject, expiresAt, note }] : [],
  );
  return given && { ...given, isDecisive: !others.some((tier) => isAtLeastTier(tier, given.tier)) };
}

const isTier = (value: string): value is Tier => tiers.some((tier) => tier === value);

/** The only place that writes `planTier`: the highest tier of the active grants. */
export async function refreshTier(db: Db, userId: string, now: Date): Promise<Tier | null> {
  const live = await rows.selectLive(db, userId, now, ['tier']);
  const tier = highestTier(live.map(({ subject }) => subject).filter(isTier));
  await rows.setTier(db, userId, tier);
  return tier;
}

export async function refreshExpiredTiers(db: Db, now: Date): Promise<number> {
  const expired = await rows.selectWithExpiredTier(db, now);
  for (const { userId } of expired) await refreshTier(db, userId, now);
  return expired.length;
}

/** The plan of an earlier moment, for what a device did without network: the best of then, refunded or not. */
export async function tierHeldAt(db: Db, userId: string, at: Date): Promise<Tier | null> {
  const held = await rows.selectHeldAt(db, userId, at, 'tier');
  return highestTier(held.map(({ subject }) => subject).filter(isTier));
}

export const liveGrants = rows.selectLive;
export const liveGrantsOf = rows.selectLiveOf;
export const allGrants = rows.selectAll;

/** Consumes a single-use right; false when there is none. */
export const consumeGrant = async (db: Db, userId: string, kind: GrantKind, now: Date): Promise<boolean> =>
  (await rows.consumeOne(db, userId, kind, now)) !== undefined;
