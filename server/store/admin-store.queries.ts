import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Part } from '../admin/resource/table-resource';
import { shown } from '../content/sync';
import type { Db } from '../platform/db';
import { flashOffer, product, productCategory, productDocument } from './store.tables';

export const selectProductRecords = async (db: Db, { where, order, limit, offset }: Part) => {
  const rows = await db
    .select()
    .from(product)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ contents, ...row }) => ({
    ...shown(row),
    contents: {
      ...contents,
      topics: [...contents.topics],
      tests: [...contents.tests],
      schemes: [...contents.schemes],
      flashcards: [...contents.flashcards],
      audio: [...contents.audio],
      documents: [...contents.documents],
    },
  }));
};

export const selectCategoryRecords = async (db: Db, { where, order, limit, offset }: Part) => {
  const rows = await db
    .select()
    .from(productCategory)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(shown);
};

export const selectOfferRecords = async (db: Db, { where, order, limit, offset }: Part) => {
  const rows = await db
    .select()
    .from(flashOffer)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...shown(row),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }));
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const selectCategoryIds = async (db: Db): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: productCategory.id })
      .from(productCategory)
      .where(isNull(productCategory.deletedAt))
      .orderBy(asc(productCategory.position)),
  );

export const selectDocumentIds = async (db: Db): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: productDocument.id })
      .from(productDocument)
      .where(isNull(productDocument.deletedAt)),
  );

export const selectProductIds = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: product.id })
      .from(product)
      .where(and(inArray(product.id, [...ids]), isNull(product.deletedAt))),
  );

/** Includes deleted ones, which old changes may name. */
export const selectCategoryNames = (db: Db) =>
  db.select({ value: productCategory.id, label: productCategory.name }).from(productCategory);

export const selectProductNames = (db: Db) =>
  db.select({ value: product.id, label: product.name }).from(product);
