import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { coachingCall, coachingSlot } from './calls.tables';

export type SlotRow = typeof coachingSlot.$inferSelect;
export type CallRow = typeof coachingCall.$inferSelect;

const isTaken = sql`exists (select 1 from ${coachingCall} where ${coachingCall.slotId} = ${coachingSlot.id}
  and ${coachingCall.state} <> 'cancelled')`;

/** A coach's slots that nobody has booked. */
export const selectFree = (db: Db, coachId: string, after: Date, limit: number): Promise<SlotRow[]> =>
  db
    .select()
    .from(coachingSlot)
    .where(and(eq(coachingSlot.coachId, coachId), gt(coachingSlot.startsAt, after), sql`not ${isTaken}`))
    .orderBy(asc(coachingSlot.startsAt))
    .limit(limit);

/** Locked, so that a slot is not taken back while it is booked. */
export const lockSlot = (db: Db, coachId: string, id: string): Promise<SlotRow | undefined> =>
  first(
    db
      .select()
      .from(coachingSlot)
      .where(and(eq(coachingSlot.id, id), eq(coachingSlot.coachId, coachId)))
      .for('update'),
  );

export const isSlotTaken = async (db: Db, slotId: string): Promise<boolean> =>
  (await db.$count(coachingCall, and(eq(coachingCall.slotId, slotId), ne(coachingCall.state, 'cancelled')))) >
  0;

export const selectSlots = (db: Db, coachId: string, from: Date): Promise<SlotRow[]> =>
  db
    .select()
    .from(coachingSlot)
    .where(and(eq(coachingSlot.coachId, coachId), gte(coachingSlot.startsAt, from)))
    .orderBy(asc(coachingSlot.startsAt));

export const insertSlots = (db: Db, rows: readonly SlotRow[]) => db.insert(coachingSlot).values([...rows]);

export const deleteSlot = (db: Db, id: string) => db.delete(coachingSlot).where(eq(coachingSlot.id, id));

/** Undefined if the slot or the candidate's place for a call ahead is taken: the unique indexes decide. */
export const insertCall = (db: Db, row: typeof coachingCall.$inferInsert): Promise<CallRow | undefined> =>
  first(db.insert(coachingCall).values(row).onConflictDoNothing().returning());

/** Newest first. */
export const selectCalls = (db: Db, userId: string, limit = 500): Promise<CallRow[]> =>
  db
    .select()
    .from(coachingCall)
    .where(eq(coachingCall.userId, userId))
    .orderBy(desc(coachingCall.startsAt), desc(coachingCall.id))
    .limit(limit);

/** Of the candidate or of the coach. */
export const selectCallFor = (db: Db, personId: string, id: string): Promise<CallRow | undefined> =>
  first(
    db
      .select()
      .from(coachingCall)
      .where(
        and(
          eq(coachingCall.id, id),
          or(eq(coachingCall.userId, personId), eq(coachingCall.coachId, personId)),
        ),
      ),
  );

/** Of the candidate, and those ahead of a coach. */
export const selectCallsSince = (db: Db, personId: string, since: Date): Promise<CallRow[]> =>
  db
    .select()
    .from(coachingCall)
    .where(
      and(
        gte(coachingCall.startsAt, since),
        or(
          and(eq(coachingCall.userId, personId), ne(coachingCall.state, 'cancelled')),
          and(eq(coachingCall.coachId, personId), eq(coachingCall.state, 'booked')),
        ),
      ),
    )
    .orderBy(asc(coachingCall.startsAt));

export async function lockBooked(
  db: Db,
  whose: { userId: string } | { coachId: string },
  id: string,
): Promise<CallRow | undefined> {
  const own =
    'userId' in whose ? eq(coachingCall.userId, whose.userId) : eq(coachingCall.coachId, whose.coachId);
  return first(
    db
      .select()
      .from(coachingCall)
      .where(and(eq(coachingCall.id, id), own, eq(coachingCall.state, 'booked')))
      .for('update'),
  );
}

export const updateCall = (db: Db, id: string, changes: Partial<CallRow>) =>
  db.update(coachingCall).set(changes).where(eq(coachingCall.id, id));

/** Calls whose time is over were held. */
export const markHeld = (db: Db, now: Date) =>
  db
    .update(coachingCall)
    .set({ state: 'held' })
    .where(
      and(
        eq(coachingCall.state, 'booked'),
        sql`${coachingCall.startsAt} + ${coachingCall.minutes} * interval '1 minute' <= ${now.toISOString()}::timestamptz`,
      ),
    );

/** Booked calls of a candidate, of a coach, or all. */
export const selectBooked = (db: Db, whose: { userId?: string; coachId?: string } = {}): Promise<CallRow[]> =>
  db
    .select()
    .from(coachingCall)
    .where(
      and(
        eq(coachingCall.state, 'booked'),
        whose.userId ? eq(coachingCall.userId, whose.userId) : undefined,
        whose.coachId ? eq(coachingCall.coachId, whose.coachId) : undefined,
      ),
    )
    .orderBy(asc(coachingCall.startsAt));

/** Takes the calls that begin until then and have not had this notice, once for all nodes. */
export const takeNotices = (db: Db, kind: 'dayNoticeAt' | 'soonNoticeAt', now: Date, until: Date) =>
  db
    .update(coachingCall)
    .set({ [kind]: now })
    .where(
      and(
        eq(coachingCall.state, 'booked'),
        isNull(coachingCall[kind]),
        gt(coachingCall.startsAt, now),
        lte(coachingCall.startsAt, until),
      ),
    )
    .returning();

export const selectCallsOfSlots = async (db: Db, slotIds: readonly string[]): Promise<CallRow[]> =>
  slotIds.length === 0
    ? []
    : db
        .select()
        .from(coachingCall)
        .where(and(inArray(coachingCall.slotId, [...slotIds]), ne(coachingCall.state, 'cancelled')));

export const deleteOldSlots = (db: Db, before: Date) =>
  db.delete(coachingSlot).where(lt(coachingSlot.startsAt, before));
