import type { GrantKind, Right } from '@atalaya/core/auth/grants';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { newId } from '../platform/ids';
import { user } from './auth.tables';
import { accessGrant } from './grants.tables';

export type GrantRow = typeof accessGrant.$inferSelect;
type GrantInput = Right & { serial: number; expiresAt: Date | null; note?: string | null };

const isActive = (now: Date): SQL | undefined =>
  and(
    isNull(accessGrant.revokedAt),
    isNull(accessGrant.usedAt),
    or(isNull(accessGrant.expiresAt), gt(accessGrant.expiresAt, now)),
  );

/** A revoked grant of the same source becomes active again, for example when a subscription is resumed. */
export const insertGrants = (
  db: Db,
  userId: string,
  source: string,
  rights: readonly GrantInput[],
  now: Date,
): Promise<unknown> =>
  db
    .insert(accessGrant)
    .values(rights.map((right) => ({ ...right, id: newId(now), userId, source, createdAt: now })))
    .onConflictDoUpdate({
      target: [
        accessGrant.userId,
        accessGrant.source,
        accessGrant.kind,
        accessGrant.subject,
        accessGrant.serial,
      ],
      set: { revokedAt: null, expiresAt: sql`excluded.expires_at`, note: sql`excluded.note` },
    });

/** Waits for whoever is consuming one of them. */
export const revoke = (
  db: Db,
  userId: string,
  source: string,
  now: Date,
  only: { kind?: GrantKind | undefined; unused?: boolean } = {},
) =>
  db
    .update(accessGrant)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessGrant.userId, userId),
        eq(accessGrant.source, source),
        only.kind ? eq(accessGrant.kind, only.kind) : undefined,
        only.unused ? isNull(accessGrant.usedAt) : undefined,
        isNull(accessGrant.revokedAt),
      ),
    )
    .returning({ kind: accessGrant.kind });

export const selectLive = (db: Db, userId: string, now: Date, kinds?: readonly GrantKind[]) =>
  db
    .select()
    .from(accessGrant)
    .where(
      and(
        eq(accessGrant.userId, userId),
        kinds ? inArray(accessGrant.kind, [...kinds]) : undefined,
        isActive(now),
      ),
    )
    .orderBy(asc(accessGrant.createdAt), asc(accessGrant.serial));

export const selectHeldAt = (db: Db, userId: string, at: Date, kind: GrantKind) =>
  db
    .select({ subject: accessGrant.subject })
    .from(accessGrant)
    .where(
      and(
        eq(accessGrant.userId, userId),
        eq(accessGrant.kind, kind),
        lte(accessGrant.createdAt, at),
        or(isNull(accessGrant.expiresAt), gt(accessGrant.expiresAt, at)),
        or(isNull(accessGrant.revokedAt), gt(accessGrant.revokedAt, at)),
      ),
    );

export const selectLiveOf = (db: Db, userIds: readonly string[], now: Date, kinds: readonly GrantKind[]) =>
  db
    .select({ userId: accessGrant.userId, kind: accessGrant.kind, subject: accessGrant.subject })
    .from(accessGrant)
    .where(
      and(inArray(accessGrant.userId, [...userIds]), inArray(accessGrant.kind, [...kinds]), isActive(now)),
    );

export const selectAll = (db: Db, userId: string) =>
  db.select().from(accessGrant).where(eq(accessGrant.userId, userId)).orderBy(accessGrant.createdAt);

/** Consumes the grant that expires first; concurrent calls never consume the same one. */
export async function consumeOne(
  db: Db,
  userId: string,
  kind: GrantKind,
  now: Date,
): Promise<GrantRow | undefined> {
  const next = db
    .select({ id: accessGrant.id })
    .from(accessGrant)
    .where(and(eq(accessGrant.userId, userId), eq(accessGrant.kind, kind), isActive(now)))
    .orderBy(sql`${accessGrant.expiresAt} asc nulls last`, asc(accessGrant.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return first(db.update(accessGrant).set({ usedAt: now }).where(eq(accessGrant.id, next)).returning());
}

export const setTier = (db: Db, userId: string, planTier: (typeof user.$inferInsert)['planTier']) =>
  db.update(user).set({ planTier }).where(eq(user.id, userId));

/** Accounts whose stored tier comes from an expired grant. */
export const selectWithExpiredTier = (db: Db, now: Date) =>
  db
    .selectDistinct({ userId: accessGrant.userId })
    .from(accessGrant)
    .innerJoin(user, eq(user.id, accessGrant.userId))
    .where(
      and(
        eq(accessGrant.kind, 'tier'),
        lte(accessGrant.expiresAt, now),
        isNull(accessGrant.revokedAt),
        sql`${user.planTier} = ${accessGrant.subject}`,
        sql`not exists (select 1 from ${accessGrant} other where other.user_id = ${user.id} and other.kind = 'tier'
          and other.subject = ${user.planTier} and other.revoked_at is null
          and (other.expires_at is null or other.expires_at > ${now.toISOString()}::timestamptz))`,
      ),
    );
