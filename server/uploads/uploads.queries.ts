import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { userImage } from './uploads.tables';

/** The text that uses an image: `{ place: 'forum', placeId: '<id of the post>' }`. */
export type ImagePlace = { place: string; placeId: string };

export type ImageRow = typeof userImage.$inferSelect;

export const insertImage = (db: Db, row: typeof userImage.$inferInsert) => db.insert(userImage).values(row);

export const selectImage = (db: Db, name: string): Promise<ImageRow | undefined> =>
  first(db.select().from(userImage).where(eq(userImage.name, name)));

/** Those of the user that no other text uses. Returns how many there were. */
export async function updatePlace(
  db: Db,
  userId: string,
  names: readonly string[],
  to: ImagePlace,
): Promise<number> {
  const rows = await db
    .update(userImage)
    .set(to)
    .where(and(inArray(userImage.name, [...names]), eq(userImage.userId, userId), isNull(userImage.place)))
    .returning({ name: userImage.name });
  return rows.length;
}

export const clearPlaces = (db: Db, place: string, placeIds: readonly string[]) =>
  db
    .update(userImage)
    .set({ place: null, placeId: null })
    .where(and(eq(userImage.place, place), inArray(userImage.placeId, [...placeIds])));

/** Deletes the rows of images that nothing has used since a moment; the caller removes the files. */
export const deleteUnused = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const unused = db
    .select({ name: userImage.name })
    .from(userImage)
    .where(and(isNull(userImage.place), lt(userImage.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(userImage)
    .where(inArray(userImage.name, unused))
    .returning({ name: userImage.name });
  return rows.map(({ name }) => name);
};

export const imagesOf = (db: Db, userId: string) =>
  db
    .select({
      name: userImage.name,
      width: userImage.width,
      height: userImage.height,
      place: userImage.place,
      createdAt: userImage.createdAt,
    })
    .from(userImage)
    .where(eq(userImage.userId, userId));
