import type { Order } from '@atalaya/core/admin/sorting';
import { isAtLeastTier, oppositionTypes, type Tier, tierOfOpposition, tiers } from '@atalaya/core/auth/user';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { folded, inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { session, user } from './auth.tables';

/** Without password hash and second-factor secrets. */
const columns = {
  id: user.id,
  email: user.email,
  username: user.username,
  displayName: user.displayName,
  avatar: user.avatar,
  isAdmin: user.isAdmin,
  roles: user.roles,
  oppositionType: user.oppositionType,
  planTier: user.planTier,
  trialEndsAt: user.trialEndsAt,
  emailConfirmedAt: user.emailConfirmedAt,
  examDate: user.examDate,
  studyMinutes: user.studyMinutes,
  textSize: user.textSize,
  hasSecondFactor: sql<boolean>`${user.totpConfirmedAt} is not null`,
  recoveryCodesLeft: sql<number>`coalesce(jsonb_array_length(${user.recoveryCodes}), 0)`,
  deletionRequestedAt: user.deletionRequestedAt,
  devicesFixedUntil: user.devicesFixedUntil,
  suspendedAt: user.suspendedAt,
  suspensionReason: user.suspensionReason,
  invitedAt: user.invitedAt,
  createdAt: user.createdAt,
};

/** The rule of core/auth/tier.ts in SQL; a test compares the two. */
export function tierSql(now: Date): SQL<Tier> {
  const trial = oppositionTypes.map((type) => sql`when ${type} then ${tierOfOpposition(type)}`);
  return sql<Tier>`(case
    when ${user.isAdmin} then 'elite'
    when ${user.planTier} is not null then ${user.planTier}
    when ${user.trialEndsAt} > ${now.toISOString()} then
      case ${user.oppositionType} ${sql.join(trial, sql` `)} else ${tierOfOpposition(null)} end
    else 'demo' end)`;
}

const shownName = sql<string>`coalesce(nullif(${user.displayName}, ''), ${user.username})`;

export const selectAccount = (db: Db, id: string, now: Date) =>
  first(
    db
      .select({ ...columns, tier: tierSql(now) })
      .from(user)
      .where(eq(user.id, id)),
  );

/** For the download of personal data. */
export const selectRecord = (db: Db, id: string) =>
  first(db.select(columns).from(user).where(eq(user.id, id)));

export const lockAccount = (db: Db, id: string) =>
  first(db.select(columns).from(user).where(eq(user.id, id)).for('update'));

export type AccountChanges = Partial<
  Pick<
    typeof user.$inferInsert,
    | 'displayName'
    | 'username'
    | 'avatar'
    | 'oppositionType'
    | 'examDate'
    | 'studyMinutes'
    | 'textSize'
    | 'planTier'
    | 'trialEndsAt'
    | 'isAdmin'
    | 'roles'
    | 'deletionRequestedAt'
    | 'devicesFixedUntil'
    | 'suspendedAt'
    | 'suspensionReason'
  >
>;

export const updateAccount = (db: Db, id: string, changes: AccountChanges) =>
  db.update(user).set(changes).where(eq(user.id, id));

export const deleteAccount = (db: Db, id: string) => db.delete(user).where(eq(user.id, id));

export const selectUsernameOwner = (db: Db, username: string, exceptId: string) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(sql`lower(${user.username})`, username.toLowerCase()), ne(user.id, exceptId)));

/** Locks all admins, so that two admins cannot remove each other at the same time. */
export const lockAdmins = (db: Db) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(and(user.isAdmin, isNull(user.deletionRequestedAt), isNull(user.suspendedAt)))
    .orderBy(user.id)
    .for('update');

export const selectNames = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: user.id, name: shownName, email: user.email })
    .from(user)
    .where(inArray(user.id, [...ids]));

export const selectTiers = (db: Db, ids: readonly string[], now: Date) =>
  db
    .select({ id: user.id, tier: tierSql(now) })
    .from(user)
    .where(inArray(user.id, [...ids]));

const MAX_FOUND = 500;

export const selectIdsMatching = (db: Db, search: string) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(matches(search, [user.displayName, user.username, user.email]))
    .limit(MAX_FOUND);

export const selectIdsAmong = (
  db: Db,
  ids: readonly string[],
  now: Date,
  { tier, role }: { tier?: Tier; role?: 'admin' },
) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        inArray(user.id, [...ids]),
        tier ? eq(tierSql(now), tier) : undefined,
        role ? user.isAdmin : undefined,
      ),
    );

/** One page of accounts by keyset pagination, without suspended ones and those that asked to be deleted. */
export const selectIdsWithTierAtLeast = (
  db: Db,
  { tier, now, after, limit }: { tier: Tier; now: Date; after: string | null; limit: number },
) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        inArray(
          tierSql(now),
          tiers.filter((one) => isAtLeastTier(one, tier)),
        ),
        isNull(user.deletionRequestedAt),
        isNull(user.suspendedAt),
        after ? gt(user.id, after) : undefined,
      ),
    )
    .orderBy(asc(user.id))
    .limit(limit);

/** One page of accounts of these plans with their addresses, by keyset pagination, for a mailing. */
export const selectReaders = (
  db: Db,
  {
    tiers: wanted,
    now,
    after,
    limit,
  }: { tiers: readonly Tier[]; now: Date; after: string | null; limit: number },
) =>
  db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(
      and(
        inArray(tierSql(now), [...wanted]),
        isNull(user.deletionRequestedAt),
        isNull(user.suspendedAt),
        after ? gt(user.id, after) : undefined,
      ),
    )
    .orderBy(asc(user.id))
    .limit(limit);

export const selectDeletionRequested = (db: Db, requestedBefore: Date) =>
  db.select({ id: user.id }).from(user).where(lte(user.deletionRequestedAt, requestedBefore));

export type AccountFilter = {
  q?: string;
  tier?: Tier;
  role?: 'admin' | 'student';
  trial?: 'running' | 'over';
  deletion?: 'pending';
  state?: 'suspended' | 'invited';
};
export type AccountOrder = Order<'name' | 'email' | 'tier' | 'trialEndsAt' | 'createdAt'>;

export async function selectAccounts(
  db: Db,
  now: Date,
  filter: AccountFilter,
  order: AccountOrder,
  range: { page: number; pageSize: number },
) {
  const by = {
    name: folded(shownName),
    email: user.email,
    tier: sql`array_position(array['demo','basico','plus','elite'], ${tierSql(now)})`,
    trialEndsAt: user.trialEndsAt,
    createdAt: user.createdAt,
  };
  const where = and(
    matches(filter.q, [user.displayName, user.username, user.email]),
    filter.tier ? eq(tierSql(now), filter.tier) : undefined,
    filter.role ? eq(user.isAdmin, filter.role === 'admin') : undefined,
    filter.trial === 'running' ? gt(user.trialEndsAt, now) : undefined,
    filter.trial === 'over' ? lte(user.trialEndsAt, now) : undefined,
    filter.deletion ? isNotNull(user.deletionRequestedAt) : undefined,
    filter.state === 'suspended' ? isNotNull(user.suspendedAt) : undefined,
    filter.state === 'invited' ? and(isNotNull(user.invitedAt), isNull(user.emailConfirmedAt)) : undefined,
  );
  const { limit, offset } = slice(range);
  const items = await db
    .select({ ...columns, tier: tierSql(now) })
    .from(user)
    .where(where)
    .orderBy(...inOrder(by[order.field], order.descending, user.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db.select({ total: count() }).from(user).where(where);
  return { items, total: found?.total ?? 0 };
}

export async function selectCounts(db: Db, now: Date) {
  const when = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      total: count(),
      admins: when(eq(user.isAdmin, true)),
      onTrial: when(and(gt(user.trialEndsAt, now), isNull(user.planTier), eq(user.isAdmin, false))),
      onPlan: when(isNotNull(user.planTier)),
      leaving: when(isNotNull(user.deletionRequestedAt)),
    })
    .from(user);
  return row ?? { total: 0, admins: 0, onTrial: 0, onPlan: 0, leaving: 0 };
}

/** New accounts on each of the last days in Madrid time, including days without any. */
export async function selectNewPerDay(db: Db, now: Date, days: number) {
  const rows = await db.execute<{ day: string; count: number }>(sql`
    with today as (select (${now.toISOString()}::timestamptz at time zone 'Europe/Madrid')::date as day),
    recent as (
      select (${user.createdAt} at time zone 'Europe/Madrid')::date as day, count(*)::int as count from ${user}
      where ${user.createdAt} >= (select (day - ${days - 1}::int)::timestamp at time zone 'Europe/Madrid' from today)
      group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(recent.count, 0) as count
    from today, generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') as d(day)
    left join recent on recent.day = d.day::date
    order by d.day`);
  return [...rows];
}

export async function selectSessionCount(db: Db, now: Date, userId?: string) {
  const [row] = await db
    .select({ total: count() })
    .from(session)
    .where(and(gt(session.expiresAt, now), userId ? eq(session.userId, userId) : undefined));
  return row?.total ?? 0;
}

/** For the download of personal data, without the token hash. */
export const selectSessions = (db: Db, userId: string) =>
  db
    .select({ createdAt: session.createdAt, expiresAt: session.expiresAt, deviceId: session.deviceId })
    .from(session)
    .where(eq(session.userId, userId));

/** Owners first. Few rows of many: the partial index holds only them. */
export const selectStaff = (db: Db) =>
  db
    .select(columns)
    .from(user)
    .where(or(user.isAdmin, sql`${user.roles} <> '{}'`))
    .orderBy(desc(user.isAdmin), user.username);

/** What everyone may see of an account. */
export const selectPublic = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: user.id,
      username: user.username,
      avatar: user.avatar,
      isAdmin: user.isAdmin,
      roles: user.roles,
    })
    .from(user)
    .where(inArray(user.id, [...ids]));

/** Open accounts whose user name begins with the letters, given in lower case. */
export const selectPublicByBeginning = (db: Db, beginning: string, limit: number) =>
  db
    .select({
      id: user.id,
      username: user.username,
      avatar: user.avatar,
      isAdmin: user.isAdmin,
      roles: user.roles,
    })
    .from(user)
    .where(
      and(
        sql`starts_with(lower(${user.username}), ${beginning})`,
        isNull(user.suspendedAt),
        isNull(user.deletionRequestedAt),
      ),
    )
    .orderBy(sql`length(${user.username})`, user.username)
    .limit(limit);

/** `usernames` in lower case. */
export const selectIdsByUsername = (db: Db, usernames: readonly string[]) =>
  db
    .select({ id: user.id, username: sql<string>`lower(${user.username})` })
    .from(user)
    .where(inArray(sql`lower(${user.username})`, [...usernames]));
