import { type GrantKind, highestTier, type Right } from '@atalaya/core/auth/grants';
import { type Tier, tiers } from '@atalaya/core/auth/user';
import type { Db } from '../platform/db';
import * as rows from './grants.queries';

// The door to what accounts may open. Who pays, wins or is given something has it written here, in its own transaction.

export type Gift = Right & { expiresAt: Date | null };

/** Gives rights in the name of a source. The same gift again changes nothing. */
export async function give(
  db: Db,
  userId: string,
  source: string,
  gifts: readonly Gift[],
  now: Date,
): Promise<void> {
  if (gifts.length === 0) return;
  const counted = new Map<string, number>();
  const numbered = gifts.map(({ kind, subject, expiresAt }) => {
    const name = `${kind}:${subject}`;
    const serial = counted.get(name) ?? 0;
    counted.set(name, serial + 1);
    return { kind, subject, expiresAt, serial };
  });
  await rows.insertGrants(db, userId, source, numbered, now);
  if (gifts.some(({ kind }) => kind === 'tier')) await refreshTier(db, userId, now);
}

/** Ends what a source gave, or one kind of it. What the user made with it stays theirs. */
export async function takeBack(
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
export async function setTierByHand(
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
export async function refreshOutlived(db: Db, now: Date): Promise<number> {
  const outlived = await rows.selectOutlived(db, now);
  for (const { userId } of outlived) await refreshTier(db, userId, now);
  return outlived.length;
}

export const liveGrants = rows.selectLive;
export const everyGrant = rows.selectAll;

/** Takes one of what is good once; false when there is none. */
export const spendOne = async (db: Db, userId: string, kind: GrantKind, now: Date): Promise<boolean> =>
  (await rows.takeOne(db, userId, kind, now)) !== undefined;
