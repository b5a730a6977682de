import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { questionList, questionListItem } from './lists.tables';

const own = (userId: string, id: string) => and(eq(questionList.id, id), eq(questionList.userId, userId));

const byName = asc(sql`lower(${questionList.name})`);

export const selectLists = (db: Db, userId: string) =>
  db
    .select({ id: questionList.id, name: questionList.name, questions: count(questionListItem.questionId) })
    .from(questionList)
    .leftJoin(questionListItem, eq(questionListItem.listId, questionList.id))
    .where(eq(questionList.userId, userId))
    .groupBy(questionList.id)
    .orderBy(byName);

export const selectListsOf = (db: Db, userId: string, questionId: string) =>
  db
    .select({
      id: questionList.id,
      name: questionList.name,
      questions: count(questionListItem.questionId),
      included: sql<boolean>`coalesce(bool_or(${questionListItem.questionId} = ${questionId}), false)`,
    })
    .from(questionList)
    .leftJoin(questionListItem, eq(questionListItem.listId, questionList.id))
    .where(eq(questionList.userId, userId))
    .groupBy(questionList.id)
    .orderBy(byName);

/** Row lock: the limits are checked before something is added. */
export const lockList = (db: Db, userId: string, id: string) =>
  first(db.select().from(questionList).where(own(userId, id)).for('update'));

export const selectList = (db: Db, userId: string, id: string) =>
  first(db.select().from(questionList).where(own(userId, id)));

export const countLists = (db: Db, userId: string): Promise<number> =>
  db.$count(questionList, eq(questionList.userId, userId));

export async function countItems(db: Db, listId: string): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(questionListItem)
    .where(eq(questionListItem.listId, listId));
  return row?.items ?? 0;
}

/** False if the user has a list of that name. */
export async function insertList(db: Db, row: typeof questionList.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(questionList).values(row).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export const insertItems = (
  db: Db,
  userId: string,
  listId: string,
  questionIds: readonly string[],
  now: Date,
) =>
  db
    .insert(questionListItem)
    .values(questionIds.map((questionId) => ({ userId, listId, questionId, addedAt: now })))
    .onConflictDoNothing()
    .returning({ questionId: questionListItem.questionId });

export async function hasNamed(db: Db, userId: string, name: string, except: string): Promise<boolean> {
  const rows = await db
    .select({ id: questionList.id })
    .from(questionList)
    .where(
      and(
        eq(questionList.userId, userId),
        sql`lower(${questionList.name}) = lower(${name})`,
        sql`${questionList.id} <> ${except}`,
      ),
    );
  return rows.length > 0;
}

export const updateName = (db: Db, userId: string, id: string, name: string) =>
  db.update(questionList).set({ name }).where(own(userId, id));

export const deleteList = (db: Db, userId: string, id: string) =>
  db.delete(questionList).where(own(userId, id));

export const deleteItem = (db: Db, listId: string, questionId: string) =>
  db
    .delete(questionListItem)
    .where(and(eq(questionListItem.listId, listId), eq(questionListItem.questionId, questionId)));

export async function selectItemIds(db: Db, userId: string, listId: string): Promise<string[]> {
  const rows = await db
    .select({ id: questionListItem.questionId })
    .from(questionListItem)
    .innerJoin(questionList, eq(questionList.id, questionListItem.listId))
    .where(own(userId, listId))
    .orderBy(asc(questionListItem.addedAt), asc(questionListItem.questionId));
  return rows.map(({ id }) => id);
}

export type ItemPlace = { at: Date; questionId: string };

/** Last added first. */
export const selectListItems = (
  db: Db,
  listId: string,
  { after, limit }: { after?: ItemPlace | undefined; limit: number },
) =>
  db
    .select()
    .from(questionListItem)
    .where(
      and(
        eq(questionListItem.listId, listId),
        after &&
          sql`(${questionListItem.addedAt}, ${questionListItem.questionId}) < (${after.at.toISOString()}::timestamptz, ${after.questionId})`,
      ),
    )
    .orderBy(desc(questionListItem.addedAt), desc(questionListItem.questionId))
    .limit(limit);

/** For the export of personal data. */
export const selectWholeLists = (db: Db, userId: string) =>
  db
    .select({
      lista: questionList.name,
      creada: questionList.createdAt,
      pregunta: questionListItem.questionId,
      guardada: questionListItem.addedAt,
    })
    .from(questionList)
    .leftJoin(questionListItem, eq(questionListItem.listId, questionList.id))
    .where(eq(questionList.userId, userId))
    .orderBy(asc(questionList.createdAt), asc(questionListItem.addedAt));
