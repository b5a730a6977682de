import { MAX_MEMBERS, type Role } from '@atalaya/core/patrols/patrols';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { patrol, patrolMember, patrolWeek, patrolWeekPart } from './patrols.tables';

export type PatrolRow = typeof patrol.$inferSelect;
export type MemberRow = typeof patrolMember.$inferSelect;
export type WeekRow = typeof patrolWeek.$inferSelect;

/** The user's membership and its patrol. */
export const selectOwn = (db: Db, userId: string) =>
  first(
    db
      .select({ patrol, member: patrolMember })
      .from(patrolMember)
      .innerJoin(patrol, eq(patrol.id, patrolMember.patrolId))
      .where(eq(patrolMember.userId, userId)),
  );

/** Locked, so that the number of members and the captains are right. */
export const lockPatrol = (db: Db, id: string): Promise<PatrolRow | undefined> =>
  first(db.select().from(patrol).where(eq(patrol.id, id)).for('update'));

export const selectByCode = (db: Db, code: string): Promise<PatrolRow | undefined> =>
  first(
    db
      .select()
      .from(patrol)
      .where(and(eq(patrol.inviteCode, code), isNull(patrol.archivedAt))),
  );

export const selectMembers = (db: Db, patrolId: string): Promise<MemberRow[]> =>
  db
    .select()
    .from(patrolMember)
    .where(eq(patrolMember.patrolId, patrolId))
    .orderBy(asc(patrolMember.joinedAt), asc(patrolMember.userId));

/** Everyone in the patrols of some users. */
export const selectCompanions = async (db: Db, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .select({
          patrol: { id: patrol.id, name: patrol.name, unit: patrol.unit, goal: patrol.goal },
          member: patrolMember,
        })
        .from(patrolMember)
        .innerJoin(patrol, and(eq(patrol.id, patrolMember.patrolId), isNull(patrol.archivedAt)))
        .where(
          inArray(
            patrolMember.patrolId,
            db
              .select({ id: patrolMember.patrolId })
              .from(patrolMember)
              .where(inArray(patrolMember.userId, [...userIds])),
          ),
        );

/** One row more than the limit if another page follows. */
export const selectOpen = (db: Db, { after, limit }: { after?: string | undefined; limit: number }) =>
  db
    .select()
    .from(patrol)
    .where(
      and(
        eq(patrol.isOpen, true),
        isNull(patrol.archivedAt),
        lt(patrol.members, MAX_MEMBERS),
        after ? lt(patrol.id, after) : undefined,
      ),
    )
    .orderBy(desc(patrol.id))
    .limit(limit + 1);

/** How many of the closed weeks of each patrol reached the goal. */
export const selectWeekCounts = async (db: Db, patrolIds: readonly string[]) =>
  patrolIds.length === 0
    ? []
    : db
        .select({
          patrolId: patrolWeek.patrolId,
          weeks: sql<number>`count(*)::int`,
          met: sql<number>`(count(*) filter (where ${patrolWeek.total} >= ${patrolWeek.goal}))::int`,
        })
        .from(patrolWeek)
        .where(inArray(patrolWeek.patrolId, [...patrolIds]))
        .groupBy(patrolWeek.patrolId);

export const insertPatrol = (db: Db, row: typeof patrol.$inferInsert) => db.insert(patrol).values(row);

export const updatePatrol = (db: Db, id: string, changes: Partial<PatrolRow>) =>
  db.update(patrol).set(changes).where(eq(patrol.id, id));

export const deletePatrol = (db: Db, id: string) => db.delete(patrol).where(eq(patrol.id, id));

/** False if the user is in a patrol already. */
export async function insertMember(db: Db, row: typeof patrolMember.$inferInsert): Promise<boolean> {
  const rows = await db.insert(patrolMember).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

const inPatrol = (patrolId: string, userId: string) =>
  and(eq(patrolMember.patrolId, patrolId), eq(patrolMember.userId, userId));

export const deleteMember = (db: Db, patrolId: string, userId: string) =>
  db.delete(patrolMember).where(inPatrol(patrolId, userId));

export async function updateMember(
  db: Db,
  patrolId: string,
  userId: string,
  changes: Partial<Pick<MemberRow, 'status' | 'sharesPlan'>> & { role?: Role },
): Promise<void> {
  await db.update(patrolMember).set(changes).where(inPatrol(patrolId, userId));
}

/** Patrols with a finished week that is not closed. */
export const selectToClose = (db: Db, monday: string, limit: number) =>
  db
    .select({ id: patrol.id })
    .from(patrol)
    .where(and(isNull(patrol.archivedAt), lt(patrol.weekFrom, monday)))
    .orderBy(asc(patrol.weekFrom), asc(patrol.id))
    .limit(limit);

/** Another node may be closing the same patrol. */
export const lockToClose = (db: Db, id: string, monday: string): Promise<PatrolRow | undefined> =>
  first(
    db
      .select()
      .from(patrol)
      .where(and(eq(patrol.id, id), isNull(patrol.archivedAt), lt(patrol.weekFrom, monday)))
      .for('update', { skipLocked: true }),
  );

export async function insertWeek(
  db: Db,
  week: WeekRow,
  parts: readonly (typeof patrolWeekPart.$inferInsert)[],
): Promise<void> {
  await db.insert(patrolWeek).values(week).onConflictDoNothing();
  if (parts.length > 0)
    await db
      .insert(patrolWeekPart)
      .values([...parts])
      .onConflictDoNothing();
}

export const selectWeeks = (db: Db, patrolId: string, userId: string, limit: number) =>
  db
    .select({
      monday: patrolWeek.monday,
      unit: patrolWeek.unit,
      goal: patrolWeek.goal,
      total: patrolWeek.total,
      members: patrolWeek.members,
      mine: patrolWeekPart.total,
    })
    .from(patrolWeek)
    .leftJoin(
      patrolWeekPart,
      and(
        eq(patrolWeekPart.patrolId, patrolWeek.patrolId),
        eq(patrolWeekPart.monday, patrolWeek.monday),
        eq(patrolWeekPart.userId, userId),
      ),
    )
    .where(eq(patrolWeek.patrolId, patrolId))
    .orderBy(desc(patrolWeek.monday))
    .limit(limit);

export const weekPartsOf = (db: Db, userId: string) =>
  db.select().from(patrolWeekPart).where(eq(patrolWeekPart.userId, userId));
