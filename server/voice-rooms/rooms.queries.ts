import { EARLY_MS, type RoomState } from '@atalaya/core/voice-rooms/voice-rooms';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import type { Db } from '../platform/db';
import {
  voiceGuest,
  voiceMember,
  voiceMessage,
  voiceReminder,
  voiceRoom,
  voiceRound,
} from './voice-rooms.tables';

export type RoomRow = typeof voiceRoom.$inferSelect;

export const insertRoom = async (db: Db, row: typeof voiceRoom.$inferInsert): Promise<RoomRow | undefined> =>
  (await db.insert(voiceRoom).values(row).returning())[0];

export const insertGuests = (db: Db, roomId: string, userIds: readonly string[]) =>
  db
    .insert(voiceGuest)
    .values(userIds.map((userId) => ({ roomId, userId })))
    .onConflictDoNothing();

export const selectRoom = async (db: Db, id: string): Promise<RoomRow | undefined> =>
  (await db.select().from(voiceRoom).where(eq(voiceRoom.id, id)))[0];

export const lockRoom = async (db: Db, id: string): Promise<RoomRow | undefined> =>
  (await db.select().from(voiceRoom).where(eq(voiceRoom.id, id)).for('update'))[0];

/** Open rooms in the order of their hour. */
export const selectOpenRooms = (db: Db, after: { startsAt: Date; id: string } | undefined, limit: number) =>
  db
    .select()
    .from(voiceRoom)
    .where(
      and(
        isNull(voiceRoom.closedAt),
        eq(voiceRoom.kind, 'open'),
        after &&
          or(
            gt(voiceRoom.startsAt, after.startsAt),
            and(eq(voiceRoom.startsAt, after.startsAt), gt(voiceRoom.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(voiceRoom.startsAt), asc(voiceRoom.id))
    .limit(limit);

export const countOwnOpen = async (db: Db, hostId: string): Promise<number> =>
  db.$count(
    voiceRoom,
    and(eq(voiceRoom.hostId, hostId), eq(voiceRoom.kind, 'open'), isNull(voiceRoom.closedAt)),
  );

/** People inside and waiting, heard since then. */
export const countPeople = (db: Db, roomIds: readonly string[], since: Date) =>
  roomIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ roomId: voiceMember.roomId, state: voiceMember.state, people: count() })
        .from(voiceMember)
        .where(
          and(
            inArray(voiceMember.roomId, [...roomIds]),
            inArray(voiceMember.state, ['in', 'waiting']),
            gt(voiceMember.seenAt, since),
          ),
        )
        .groupBy(voiceMember.roomId, voiceMember.state);

export async function isGuest(db: Db, roomId: string, userId: string): Promise<boolean> {
  const where = and(eq(voiceGuest.roomId, roomId), eq(voiceGuest.userId, userId));
  return (await db.$count(voiceGuest, where)) > 0;
}

export const updateRoom = async (
  db: Db,
  id: string,
  values: Partial<Pick<RoomRow, 'topic' | 'startsAt' | 'emptySince'>>,
): Promise<RoomRow | undefined> =>
  (
    await db
      .update(voiceRoom)
      .set({ ...values, revision: sql`${voiceRoom.revision} + 1` })
      .where(eq(voiceRoom.id, id))
      .returning()
  )[0];

/** With its members, messages and reminders. */
export async function closeRoomRow(db: Db, id: string, closedAt: Date): Promise<void> {
  await db.update(voiceRoom).set({ closedAt }).where(eq(voiceRoom.id, id));
  for (const table of [voiceMessage, voiceMember, voiceReminder, voiceGuest, voiceRound])
    await db.delete(table).where(eq(table.roomId, id));
}

export const deleteClosedBefore = (db: Db, before: Date) =>
  db.delete(voiceRoom).where(and(isNotNull(voiceRoom.closedAt), lt(voiceRoom.closedAt, before)));

/** Rooms that the job may have to close, and those with somebody who was not heard since then. */
export const selectUnsettled = (db: Db, since: Date) =>
  db
    .select()
    .from(voiceRoom)
    .where(
      and(
        isNull(voiceRoom.closedAt),
        or(
          isNotNull(voiceRoom.emptySince),
          inArray(
            voiceRoom.id,
            db
              .select({ id: voiceMember.roomId })
              .from(voiceMember)
              .where(inArray(voiceMember.state, ['in', 'waiting'])),
          ),
          lte(voiceRoom.startsAt, since),
        ),
      ),
    );

export const upsertReminder = (db: Db, roomId: string, userId: string) =>
  db.insert(voiceReminder).values({ roomId, userId }).onConflictDoNothing();

export const deleteReminder = (db: Db, roomId: string, userId: string) =>
  db.delete(voiceReminder).where(and(eq(voiceReminder.roomId, roomId), eq(voiceReminder.userId, userId)));

export const selectReminded = (db: Db, roomId: string) =>
  db.select({ userId: voiceReminder.userId }).from(voiceReminder).where(eq(voiceReminder.roomId, roomId));

export const selectRemindersOf = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.select({ id: voiceReminder.roomId }).from(voiceReminder).where(eq(voiceReminder.userId, userId))
  ).map(({ id }) => id);

type Search = {
  search?: { text: string; userIds: readonly string[] } | undefined;
  state?: RoomState | undefined;
  page: number;
  pageSize: number;
};

export async function selectForAdmin(
  db: Db,
  { search, state, ...paging }: Search,
  descending: boolean,
  now: Date,
) {
  const opens = new Date(now.getTime() + EARLY_MS);
  const inState = {
    closed: isNotNull(voiceRoom.closedAt),
    announced: and(isNull(voiceRoom.closedAt), gt(voiceRoom.startsAt, opens)),
    open: and(isNull(voiceRoom.closedAt), lte(voiceRoom.startsAt, opens)),
  };
  const where = and(
    state && inState[state],
    search &&
      or(
        matches(search.text, [voiceRoom.topic]),
        search.userIds.length > 0 ? inArray(voiceRoom.hostId, [...search.userIds]) : undefined,
      ),
  );
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(voiceRoom)
    .where(where)
    .orderBy(...inOrder(voiceRoom.startsAt, descending, voiceRoom.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(voiceRoom, where) };
}

export const roomsBy = (db: Db, userId: string) =>
  db.select().from(voiceRoom).where(eq(voiceRoom.hostId, userId)).orderBy(desc(voiceRoom.createdAt));
