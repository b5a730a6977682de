import { TOPICS_PER_PAGE, type TopicFilter, type TopicSort } from '@atalaya/core/forum/forum';
import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { tsquery } from '../syllabus/search/search-sql';
import { forumCategory, forumCategoryCount, forumTopic } from './forum.tables';

export const { search: _, ...topicColumns } = getTableColumns(forumTopic);
export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number];

const isShown = isNull(forumTopic.removal);
const isOpenCategory = and(eq(forumCategory.state, 'published'), isNull(forumCategory.deletedAt));

const categoryColumns = {
  id: forumCategory.id,
  name: forumCategory.name,
  description: forumCategory.description,
  color: forumCategory.color,
  topics: sql<number>`coalesce(${forumCategoryCount.topics}, 0)`,
};

export const selectCategories = (db: Db) =>
  db
    .select(categoryColumns)
    .from(forumCategory)
    .leftJoin(forumCategoryCount, eq(forumCategoryCount.categoryId, forumCategory.id))
    .where(isOpenCategory)
    .orderBy(forumCategory.position, forumCategory.id);

export const selectCategory = (db: Db, id: number) =>
  first(
    db
      .select(categoryColumns)
      .from(forumCategory)
      .leftJoin(forumCategoryCount, eq(forumCategoryCount.categoryId, forumCategory.id))
      .where(and(eq(forumCategory.id, id), isOpenCategory)),
  );

export const addToCategory = (db: Db, categoryId: number, change: 1 | -1) =>
  db
    .insert(forumCategoryCount)
    .values({ categoryId, topics: Math.max(0, change) })
    .onConflictDoUpdate({
      target: forumCategoryCount.categoryId,
      set: { topics: sql`greatest(0, ${forumCategoryCount.topics} + ${change})` },
    });

export type TopicList = {
  category?: number | undefined;
  tag?: string | undefined;
  authorId?: string | undefined;
  filter?: TopicFilter | undefined;
  sort: TopicSort;
  after?: { value: number; id: number } | undefined;
};

const filters: Record<TopicFilter, SQL> = {
  'sin-resolver': isNull(forumTopic.solvedNumber),
  'sin-respuesta': eq(forumTopic.replies, 0),
};

function beyond(sort: TopicSort, { value, id }: { value: number; id: number }): SQL {
  if (sort === 'nuevos') return sql`${forumTopic.id} < ${id}`;
  if (sort === 'utiles') return sql`(${forumTopic.useful}, ${forumTopic.id}) < (${value}, ${id})`;
  const moment = new Date(value).toISOString();
  return sql`(${forumTopic.lastPostAt}, ${forumTopic.id}) < (${moment}::timestamptz, ${id})`;
}

const orders: Record<TopicSort, SQL[]> = {
  actividad: [desc(forumTopic.lastPostAt), desc(forumTopic.id)],
  nuevos: [desc(forumTopic.id)],
  utiles: [desc(forumTopic.useful), desc(forumTopic.id)],
};

const matching = ({ category, tag, authorId, filter }: TopicList) =>
  and(
    isShown,
    category === undefined ? undefined : eq(forumTopic.categoryId, category),
    tag === undefined ? undefined : arrayContains(forumTopic.tags, [tag]),
    authorId === undefined ? undefined : eq(forumTopic.authorId, authorId),
    filter && filters[filter],
  );

/** One more than a page, so that the caller knows whether another follows. */
export const selectTopics = (db: Db, list: TopicList) =>
  db
    .select(topicColumns)
    .from(forumTopic)
    .where(and(matching(list), list.after && beyond(list.sort, list.after)))
    .orderBy(...orders[list.sort])
    .limit(TOPICS_PER_PAGE + 1);

const MOST_PINNED = 5;

export const selectPinned = (db: Db, list: TopicList) =>
  db
    .select(topicColumns)
    .from(forumTopic)
    .where(and(matching(list), isNotNull(forumTopic.pinnedAt)))
    .orderBy(desc(forumTopic.pinnedAt))
    .limit(MOST_PINNED);

export const selectTopic = (db: Db, id: number): Promise<TopicRow | undefined> =>
  first(
    db
      .select(topicColumns)
      .from(forumTopic)
      .where(and(eq(forumTopic.id, id), isShown)),
  );

/** Removed ones too: its author may restore it. */
export const lockTopic = (db: Db, id: number): Promise<TopicRow | undefined> =>
  first(db.select(topicColumns).from(forumTopic).where(eq(forumTopic.id, id)).for('update'));

type NewTopic = Omit<typeof forumTopic.$inferInsert, 'search'>;

export async function insertTopic(db: Db, row: NewTopic): Promise<number> {
  const [made] = await db.insert(forumTopic).values(row).returning({ id: forumTopic.id });
  if (!made) throw new Error('the topic was not inserted');
  return made.id;
}

export const updateTopic = (db: Db, id: number, changes: Partial<NewTopic>) =>
  db.update(forumTopic).set(changes).where(eq(forumTopic.id, id));

/** Adds to counters of a topic. */
export const addToTopic = (
  db: Db,
  id: number,
  { replies = 0, useful = 0 }: { replies?: number; useful?: number },
) =>
  db
    .update(forumTopic)
    .set({
      replies: sql`greatest(0, ${forumTopic.replies} + ${replies})`,
      useful: sql`greatest(0, ${forumTopic.useful} + ${useful})`,
    })
    .where(eq(forumTopic.id, id));

/** In one statement; `counts` maps topics to readings. */
export const addViews = (db: Db, counts: ReadonlyMap<number, number>) =>
  db.execute(sql`
    update ${forumTopic} set views = ${forumTopic.views} + added.count
    from jsonb_to_recordset(${JSON.stringify([...counts].map(([id, count]) => ({ id, count })))}::jsonb)
      as added(id integer, count integer)
    where ${forumTopic.id} = added.id`);

const SIMILAR = 5;
/** Among this many matches of the index; a frequent word has too many to rank them all. */
const RANKED = 300;

export const selectSimilar = (db: Db, query: string, except: number | undefined) => {
  const found = db
    .select({
      id: forumTopic.id,
      title: forumTopic.title,
      replies: forumTopic.replies,
      solvedNumber: forumTopic.solvedNumber,
      rank: sql<number>`ts_rank(${forumTopic.search}, ${tsquery(query)})`.as('rank'),
    })
    .from(forumTopic)
    .where(
      and(
        sql`${forumTopic.search} @@ ${tsquery(query)}`,
        isShown,
        except === undefined ? undefined : ne(forumTopic.id, except),
      ),
    )
    .limit(RANKED)
    .as('found');
  return db.select().from(found).orderBy(desc(found.rank), desc(found.id)).limit(SIMILAR);
};

/** For the sitemap: the newest. */
export const selectNewestIds = (db: Db, limit: number) =>
  db.select({ id: forumTopic.id }).from(forumTopic).where(isShown).orderBy(desc(forumTopic.id)).limit(limit);

export const topicsBy = (db: Db, userId: string) =>
  db
    .select({
      id: forumTopic.id,
      title: forumTopic.title,
      tags: forumTopic.tags,
      createdAt: forumTopic.createdAt,
      removal: forumTopic.removal,
    })
    .from(forumTopic)
    .where(eq(forumTopic.authorId, userId));

export async function hasTopics(db: Db): Promise<boolean> {
  const rows = await db.select({ id: forumTopic.id }).from(forumTopic).limit(1);
  return rows.length > 0;
}

export const selectTopicsById = async (db: Db, ids: readonly number[]): Promise<TopicRow[]> =>
  ids.length > 0
    ? db
        .select(topicColumns)
        .from(forumTopic)
        .where(and(inArray(forumTopic.id, [...ids]), isShown))
    : [];
