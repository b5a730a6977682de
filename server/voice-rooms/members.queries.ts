import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { voiceGuest, voiceMember, voiceMessage, voiceRoom } from './voice-rooms.tables';

export type MemberRow = typeof voiceMember.$inferSelect;

/** Everybody who is in the room or waits for it, also those who are no longer heard. */
export const selectMembers = (db: Db, roomId: string): Promise<MemberRow[]> =>
  db
    .select()
    .from(voiceMember)
    .where(and(eq(voiceMember.roomId, roomId), inArray(voiceMember.state, ['in', 'waiting'])))
    .orderBy(asc(voiceMember.joinedAt), asc(voiceMember.id));

export const selectMember = async (db: Db, roomId: string, userId: string): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(voiceMember)
      .where(and(eq(voiceMember.roomId, roomId), eq(voiceMember.userId, userId)))
  )[0];

export const selectMemberById = async (db: Db, roomId: string, id: string): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(voiceMember)
      .where(and(eq(voiceMember.roomId, roomId), eq(voiceMember.id, id)))
  )[0];

/** Where the user is, or waits, in rooms that are open to all. */
export const selectOpenPlaces = async (db: Db, userId: string): Promise<MemberRow[]> =>
  (
    await db
      .select({ member: voiceMember })
      .from(voiceMember)
      .innerJoin(voiceRoom, eq(voiceRoom.id, voiceMember.roomId))
      .where(
        and(
          eq(voiceMember.userId, userId),
          inArray(voiceMember.state, ['in', 'waiting']),
          eq(voiceRoom.kind, 'open'),
        ),
      )
  ).map(({ member }) => member);

/** By its id alone, for the moderators. */
export const selectAnywhere = async (db: Db, id: string): Promise<MemberRow | undefined> =>
  (await db.select().from(voiceMember).where(eq(voiceMember.id, id)))[0];

export const upsertMember = async (
  db: Db,
  row: typeof voiceMember.$inferInsert,
): Promise<MemberRow | undefined> => {
  const { id: _, roomId: __, userId: ___, ...values } = row;
  return first(
    db
      .insert(voiceMember)
      .values(row)
      .onConflictDoUpdate({
        target: [voiceMember.roomId, voiceMember.userId],
        // A ban outlives everything.
        setWhere: ne(voiceMember.state, 'removed'),
        set: values,
      })
      .returning(),
  );
};

export const updateMembers = (
  db: Db,
  ids: readonly string[],
  values: Partial<Omit<MemberRow, 'id' | 'roomId' | 'userId'>>,
) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .update(voiceMember)
        .set(values)
        .where(inArray(voiceMember.id, [...ids]))
        .returning();

type Beat = { roomId: string; userId: string; epoch: number; since: Date; now: Date };

/** Undefined if the member is not in the room with this epoch, or was not heard for too long. */
export const beatMember = async (
  db: Db,
  { roomId, userId, epoch, since, now }: Beat,
  values: Partial<Pick<MemberRow, 'isMuted' | 'handAt'>> = {},
): Promise<MemberRow | undefined> =>
  (
    await db
      .update(voiceMember)
      .set({ seenAt: now, ...values })
      .where(
        and(
          eq(voiceMember.roomId, roomId),
          eq(voiceMember.userId, userId),
          eq(voiceMember.epoch, epoch),
          eq(voiceMember.state, 'in'),
          gt(voiceMember.seenAt, since),
        ),
      )
      .returning()
  )[0];

export const beatWaiting = async (db: Db, roomId: string, userId: string, now: Date) =>
  (
    await db
      .update(voiceMember)
      .set({ seenAt: now })
      .where(
        and(
          eq(voiceMember.roomId, roomId),
          eq(voiceMember.userId, userId),
          inArray(voiceMember.state, ['in', 'waiting']),
        ),
      )
      .returning()
  )[0];

type Ends = {
  roomId: string;
  from: { userId: string; epoch: number };
  to: { id: string; epoch: number };
  since: Date;
};

/** The two members of a signal, if both are in that room with these epochs, in a room that is open. */
export async function selectEnds(db: Db, { roomId, from, to, since }: Ends) {
  const rows = await db
    .select({ id: voiceMember.id, userId: voiceMember.userId, epoch: voiceMember.epoch })
    .from(voiceMember)
    .innerJoin(voiceRoom, eq(voiceRoom.id, voiceMember.roomId))
    .where(
      and(
        eq(voiceMember.roomId, roomId),
        eq(voiceMember.state, 'in'),
        gt(voiceMember.seenAt, since),
        sql`${voiceRoom.closedAt} is null`,
        sql`(${voiceMember.userId} = ${from.userId} or ${voiceMember.id} = ${to.id})`,
      ),
    );
  return {
    sender: rows.find((row) => row.userId === from.userId && row.epoch === from.epoch),
    receiver: rows.find((row) => row.id === to.id && row.epoch === to.epoch),
  };
}

export const insertMessage = (db: Db, row: typeof voiceMessage.$inferInsert) =>
  db.insert(voiceMessage).values(row);

/** The newest ones, in the order in which they were written. */
export const selectMessages = async (db: Db, roomId: string, limit: number) =>
  (
    await db
      .select()
      .from(voiceMessage)
      .where(eq(voiceMessage.roomId, roomId))
      .orderBy(desc(voiceMessage.id))
      .limit(limit)
  ).reverse();

export const membershipsOf = (db: Db, userId: string) =>
  db.select().from(voiceMember).where(eq(voiceMember.userId, userId));

export const messagesBy = (db: Db, userId: string) =>
  db.select().from(voiceMessage).where(eq(voiceMessage.userId, userId));

export const invitationsOf = (db: Db, userId: string) =>
  db.select().from(voiceGuest).where(eq(voiceGuest.userId, userId));
