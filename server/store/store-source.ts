import { CatalogueCategory, CatalogueProduct, DocumentHead } from '@atalaya/core/store/catalogue.contract';
import { inArray } from 'drizzle-orm';
import { readListFile, readPage } from '../content/content-reader';
import type { ContentSource, Delivery, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { product, productCategory, productDocument } from './store.tables';

const CATEGORIES = 'store/categories.yaml';
const PRODUCTS = 'store/products.yaml';
const DOCUMENT = /^store\/documents\/([^/]+)\.md$/;
const documentOf = (unit: string): string[] => DOCUMENT.exec(unit)?.slice(1) ?? [];

/** `content/store/`: categories, products and documents. */
export const storeSource: ContentSource = {
  unitOf: (path) => (path === CATEGORIES || path === PRODUCTS || DOCUMENT.test(path) ? path : undefined),
  async load(db, delivery) {
    const touched = [...delivery.changed, ...delivery.gone];
    return [
      ...(touched.includes(CATEGORIES) ? await loadCategories(db, delivery) : []),
      ...(touched.includes(PRODUCTS) ? await loadProducts(db, delivery) : []),
      ...(await loadDocuments(db, delivery)),
    ];
  },
};

async function loadCategories(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, CatalogueCategory, CATEGORIES);
  if (faults.length > 0 && changed.includes(CATEGORIES)) return [{ unit: CATEGORIES, faults }];
  const rows = values.map(({ value }, index) => {
    const piece = { ...value, position: index + 1 };
    return { ...piece, ...filed(piece, now) };
  });
  const scope = { table: productCategory, key: productCategory.id, where: undefined, now };
  await syncRows(db, scope, rows, ({ id }) => id);
  return [];
}

async function loadProducts(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { values, faults } = await readListFile(files, CatalogueProduct, PRODUCTS);
  if (faults.length > 0 && changed.includes(PRODUCTS)) return [{ unit: PRODUCTS, faults }];
  const rows = values.map(({ value }, index) => {
    const { category, price, featured, recurring, ...rest } = value;
    const piece = {
      ...rest,
      categoryId: category,
      priceCents: price,
      isFeatured: featured,
      isRecurring: recurring,
      position: index + 1,
    };
    return { ...piece, ...filed(piece, now) };
  });
  await syncRows(db, { table: product, key: product.id, where: undefined, now }, rows, ({ id }) => id);
  return [];
}

async function loadDocuments(db: Db, { files, changed, gone, now }: Delivery): Promise<Skipped[]> {
  const units = changed.filter((unit) => DOCUMENT.test(unit));
  const readings = await Promise.all(
    units.map(async (unit) => ({ unit, ...(await readPage(files, DocumentHead, unit)) })),
  );
  const rows = readings.flatMap(({ unit, page }) => {
    const [id] = documentOf(unit);
    if (!page || id === undefined) return [];
    const piece = { id, title: page.value.title, body: page.body.text.trim() };
    return [{ ...piece, ...filed(piece, now) }];
  });
  const ids = [...rows.map(({ id }) => id), ...gone.flatMap(documentOf)];
  if (ids.length > 0) {
    const where = inArray(productDocument.id, ids);
    await syncRows(db, { table: productDocument, key: productDocument.id, where, now }, rows, ({ id }) => id);
  }
  return readings.flatMap(({ unit, faults }) => (faults.length > 0 ? [{ unit, faults }] : []));
}
