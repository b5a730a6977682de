import { and, count, countDistinct, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { blogAuthor, blogImage, blogPost } from './blog.tables';
import { blogMark, blogView } from './reader.tables';

const isPublished = (now: Date) =>
  and(
    eq(blogPost.state, 'published'),
    isNull(blogPost.deletedAt),
    or(isNull(blogPost.publishAt), lte(blogPost.publishAt, now)),
  );

const columns = {
  id: blogPost.id,
  title: blogPost.title,
  excerpt: blogPost.excerpt,
  category: blogPost.category,
  tags: blogPost.tags,
  date: blogPost.date,
  sticky: blogPost.sticky,
  image: blogPost.image,
  imageAlt: blogImage.alt,
  updatedAt: blogPost.updatedAt,
  authorName: blogAuthor.name,
  authorRole: blogAuthor.role,
  authorAvatar: blogAuthor.avatar,
  authorBio: blogAuthor.bio,
  length: sql<number>`length(${blogPost.body})`,
};

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** Newest first, with the beginning of each text. */
export const selectPosts = (db: Db, now: Date) =>
  db
    .select({ ...columns, body: sql<string>`left(${blogPost.body}, 1200)` })
    .from(blogPost)
    .leftJoin(blogAuthor, eq(blogAuthor.id, blogPost.author))
    .leftJoin(blogImage, eq(blogImage.name, blogPost.image))
    .where(isPublished(now))
    .orderBy(desc(blogPost.date), desc(blogPost.id));

export const selectPost = (db: Db, id: number, now: Date) =>
  first(
    db
      .select({ ...columns, body: blogPost.body })
      .from(blogPost)
      .leftJoin(blogAuthor, eq(blogAuthor.id, blogPost.author))
      .leftJoin(blogImage, eq(blogImage.name, blogPost.image))
      .where(and(eq(blogPost.id, id), isPublished(now))),
  );

/** Undefined if the post is not published. */
export async function selectPublishedTitle(db: Db, id: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ title: blogPost.title })
    .from(blogPost)
    .where(and(eq(blogPost.id, id), isPublished(now)));
  return row?.title;
}

export const isPostPublished = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await selectPublishedTitle(db, id, now)) !== undefined;

export const selectViews = (db: Db) => db.select().from(blogView);

/** Whoever drops their cookies is a new reader, but comes from the same network. */
const readers = countDistinct(
  sql`coalesce(${blogMark.userId}::text, ${blogMark.network}, ${blogMark.reader})`,
);

export const selectLikes = (db: Db) =>
  db
    .select({ postId: blogMark.postId, likes: readers })
    .from(blogMark)
    .where(eq(blogMark.kind, 'like'))
    .groupBy(blogMark.postId);

export const selectLikesSince = (db: Db, since: Date) =>
  db
    .select({ postId: blogMark.postId, likes: readers })
    .from(blogMark)
    .where(and(eq(blogMark.kind, 'like'), gt(blogMark.createdAt, since)))
    .groupBy(blogMark.postId);

/** Counts the view and returns the numbers. */
export async function addView(db: Db, postId: number): Promise<number> {
  const [row] = await db
    .insert(blogView)
    .values({ postId, views: 1 })
    .onConflictDoUpdate({ target: blogView.postId, set: { views: sql`${blogView.views} + 1` } })
    .returning({ views: blogView.views });
  return row?.views ?? 1;
}

export async function countLikes(db: Db, postId: number): Promise<number> {
  const [row] = await db
    .select({ likes: readers })
    .from(blogMark)
    .where(and(eq(blogMark.postId, postId), eq(blogMark.kind, 'like')));
  return row?.likes ?? 0;
}

export const selectAuthors = (db: Db, now: Date) =>
  db
    .select({
      id: blogAuthor.id,
      name: blogAuthor.name,
      role: blogAuthor.role,
      avatar: blogAuthor.avatar,
      bio: blogAuthor.bio,
      articles: count(blogPost.id),
    })
    .from(blogAuthor)
    .innerJoin(blogPost, and(eq(blogPost.author, blogAuthor.id), isPublished(now)))
    .where(isNull(blogAuthor.deletedAt))
    .groupBy(blogAuthor.id)
    .orderBy(desc(count(blogPost.id)), blogAuthor.name);

export const selectTags = (db: Db, limit: number, now: Date) => {
  const tag = sql<string>`jsonb_array_elements_text(${blogPost.tags})`.as('tag');
  const carried = db.select({ tag }).from(blogPost).where(isPublished(now)).as('carried');
  return db
    .select({ name: carried.tag, articleCount: count() })
    .from(carried)
    .groupBy(carried.tag)
    .orderBy(desc(count()), carried.tag)
    .limit(limit);
};

export const selectMarksOf = (db: Db, userId: string) =>
  db
    .select({ postId: blogMark.postId, kind: blogMark.kind, createdAt: blogMark.createdAt })
    .from(blogMark)
    .where(eq(blogMark.userId, userId));

/** Posts whose moment has come are ordinary posts from now on. Returns how many there were. */
export async function releaseDuePosts(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(blogPost)
    .set({ publishAt: null })
    .where(lte(blogPost.publishAt, now))
    .returning({ id: blogPost.id });
  return rows.length;
}
