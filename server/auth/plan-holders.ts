import type { Tier } from '@atalaya/core/auth/user';
import { and, asc, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { user } from './auth.tables';

/** For the `where` of another feature: the account has this plan now. Admins and trials do not count. */
export const hasPlan = (userId: Column, tier: Tier): SQL =>
  sql`exists (select 1 from ${user} where ${user.id} = ${userId} and ${user.planTier} = ${tier})`;

/** The accounts that have this plan now. */
export const planHolders = (db: Db, tier: Tier) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.planTier, tier), isNull(user.suspendedAt)))
    .orderBy(asc(user.id));
