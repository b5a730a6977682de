import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { product, productCategory, productDocument } from '../store.tables';

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
