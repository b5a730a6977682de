import { desc, eq, like, or } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { blogAuthor, blogImage, blogPost } from './blog.tables';

export type ImageRow = typeof blogImage.$inferSelect;

const LISTED = 200;

export const selectImages = (db: Db): Promise<ImageRow[]> =>
  db.select().from(blogImage).orderBy(desc(blogImage.createdAt), desc(blogImage.name)).limit(LISTED);

export async function selectImageNames(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: blogImage.name }).from(blogImage);
  return new Set(rows.map(({ name }) => name));
}

/** Images by the text that describes them. */
export const selectImageTexts = (db: Db) =>
  db.select({ value: blogImage.name, label: blogImage.alt }).from(blogImage);

export async function insertImage(db: Db, row: ImageRow): Promise<void> {
  await db.insert(blogImage).values(row);
}

export const lockImage = (db: Db, name: string): Promise<ImageRow | undefined> =>
  first(db.select().from(blogImage).where(eq(blogImage.name, name)).for('update'));

export async function deleteImage(db: Db, name: string): Promise<void> {
  await db.delete(blogImage).where(eq(blogImage.name, name));
}

/** Posts and authors in the trash count too, because they can be restored. */
export async function isImageUsed(db: Db, name: string): Promise<boolean> {
  const [posts, authors] = await Promise.all([
    db.$count(blogPost, or(eq(blogPost.image, name), like(blogPost.body, `%/${name})%`))),
    db.$count(blogAuthor, eq(blogAuthor.avatar, name)),
  ]);
  return posts + authors > 0;
}
