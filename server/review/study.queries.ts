import { LEECH_LAPSES } from '@atalaya/core/review/memory';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import { and, asc, count, desc, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, first, selectLongList } from '../platform/db';
import type { ItemKey, MemoryColumns, StudyItemRow } from './review.queries';
import { reviewLog, studyDay, studyItem, studySent } from './review.tables';

/** What planning needs of an item. `firstOn` is the day in Spain on which it was met. */
export type StudiedItem = MemoryColumns &
  Pick<StudyItemRow, 'kind' | 'itemId' | 'topic' | 'lastOutcome' | 'suspended' | 'failures'> & {
    firstOn: string;
  };

/** Everything that a user has met, or all of one kind: thousands of rows after a year. */
export const selectStudied = (db: Db, userId: string, kind?: StudyItemKind) =>
  selectLongList<StudiedItem>(
    db,
    sql`
      select kind, item_id as "itemId", topic, (first_at at time zone 'Europe/Madrid')::date as "firstOn",
        last_outcome as "lastOutcome", stability, difficulty, reps, lapses, reviewed_on as "reviewedOn",
        due_on as "dueOn", suspended, failures
      from ${studyItem} where ${and(eq(studyItem.userId, userId), kind && eq(studyItem.kind, kind))}`,
  );

export const selectTopicItems = (db: Db, userId: string, topic: number): Promise<StudyItemRow[]> =>
  db
    .select()
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), eq(studyItem.topic, topic)));

export const selectDay = (db: Db, userId: string, day: string) =>
  first(
    db
      .select()
      .from(studyDay)
      .where(and(eq(studyDay.userId, userId), eq(studyDay.day, day))),
  );

/** What was answered on a day in Spain, with the answers that stand: none if its owner has undone them. */
export const selectItemsOfDay = (db: Db, userId: string, day: string) =>
  db
    .select({
      kind: reviewLog.kind,
      itemId: reviewLog.itemId,
      topic: reviewLog.topic,
      answers: sql<number>`count(*) filter (where ${reviewLog.undoneAt} is null)::int`,
    })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        gte(reviewLog.at, sql`${day}::date::timestamp at time zone 'Europe/Madrid'`),
        lt(reviewLog.at, sql`(${day}::date + 1)::timestamp at time zone 'Europe/Madrid'`),
        or(isNull(reviewLog.undoneAt), eq(reviewLog.source, 'review')),
        ne(reviewLog.outcome, 'blank'),
      ),
    )
    .groupBy(reviewLog.kind, reviewLog.itemId, reviewLog.topic);

/** Also answers that no longer count. */
export const selectRecorded = (db: Db, userId: string, id: string) =>
  first(
    db
      .select()
      .from(reviewLog)
      .where(and(eq(reviewLog.userId, userId), eq(reviewLog.id, id)))
      .for('update'),
  );

/** A session answer that has not been undone. */
export const selectStanding = (db: Db, userId: string, id: string) =>
  first(
    db
      .select()
      .from(reviewLog)
      .where(and(eq(reviewLog.userId, userId), eq(reviewLog.id, id), isNull(reviewLog.undoneAt)))
      .for('update'),
  );

export const markUndone = (db: Db, userId: string, id: string, at: Date) =>
  db
    .update(reviewLog)
    .set({ undoneAt: at })
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.id, id)));

export async function setSuspended(
  db: Db,
  userId: string,
  { kind, itemId }: ItemKey,
  suspended: boolean,
): Promise<boolean> {
  const changed = await db
    .update(studyItem)
    .set({ suspended })
    .where(and(eq(studyItem.userId, userId), eq(studyItem.kind, kind), eq(studyItem.itemId, itemId)))
    .returning({ itemId: studyItem.itemId });
  return changed.length > 0;
}

export async function selectLeeches(
  db: Db,
  userId: string,
  range: { page: number; pageSize: number; readable: SQL | undefined },
) {
  const where = and(
    eq(studyItem.userId, userId),
    range.readable,
    or(gte(studyItem.lapses, LEECH_LAPSES), eq(studyItem.suspended, true)),
  );
  const items = await db
    .select()
    .from(studyItem)
    .where(where)
    .orderBy(desc(studyItem.lapses), asc(studyItem.itemId))
    .limit(range.pageSize)
    .offset((range.page - 1) * range.pageSize);
  const [found] = await db.select({ total: count() }).from(studyItem).where(where);
  return { items, total: found?.total ?? 0 };
}

/** Items due per day, kind and topic; overdue ones count for the first day. */
export const selectForecast = (db: Db, userId: string, from: string, to: string) =>
  db
    .select({
      day: sql<string>`greatest(${studyItem.dueOn}, ${from}::date)::text`,
      kind: studyItem.kind,
      topic: studyItem.topic,
      items: count(),
    })
    .from(studyItem)
    .where(
      and(
        eq(studyItem.userId, userId),
        eq(studyItem.suspended, false),
        sql`${studyItem.dueOn} <= ${to}::date`,
      ),
    )
    .groupBy(sql`1`, studyItem.kind, studyItem.topic)
    .orderBy(sql`1`);

export const selectDue = (
  db: Db,
  userId: string,
  today: string,
): Promise<{ kind: StudyItemKind; topic: number; items: number }[]> =>
  db
    .select({ kind: studyItem.kind, topic: studyItem.topic, items: count() })
    .from(studyItem)
    .where(
      and(
        eq(studyItem.userId, userId),
        eq(studyItem.suspended, false),
        sql`${studyItem.dueOn} <= ${today}::date`,
      ),
    )
    .groupBy(studyItem.kind, studyItem.topic)
    .orderBy(desc(count()));

/** The reviews of later days, of one topic or deck if asked. */
export const selectNextDue = (
  db: Db,
  userId: string,
  today: string,
  { topic, kind }: { topic?: number | undefined; kind?: StudyItemKind | undefined },
): Promise<{ day: string; kind: StudyItemKind; topic: number; items: number }[]> =>
  db
    .select({
      day: sql<string>`${studyItem.dueOn}::text`,
      kind: studyItem.kind,
      topic: studyItem.topic,
      items: count(),
    })
    .from(studyItem)
    .where(
      and(
        eq(studyItem.userId, userId),
        eq(studyItem.suspended, false),
        sql`${studyItem.dueOn} > ${today}::date`,
        topic === undefined ? undefined : eq(studyItem.topic, topic),
        kind === undefined ? undefined : eq(studyItem.kind, kind),
      ),
    )
    .groupBy(studyItem.dueOn, studyItem.kind, studyItem.topic)
    .orderBy(asc(studyItem.dueOn));

export async function selectNewestSent(db: Db, userId: string, deviceId: string): Promise<Date | null> {
  const [row] = await db
    .select({ newestAt: studySent.newestAt })
    .from(studySent)
    .where(and(eq(studySent.userId, userId), eq(studySent.deviceId, deviceId)));
  return row?.newestAt ?? null;
}

export const saveNewestSent = (db: Db, userId: string, deviceId: string, newestAt: Date) =>
  db
    .insert(studySent)
    .values({ userId, deviceId, newestAt })
    .onConflictDoUpdate({
      target: [studySent.userId, studySent.deviceId],
      set: { newestAt: sql`greatest(${studySent.newestAt}, excluded.newest_at)` },
    });
