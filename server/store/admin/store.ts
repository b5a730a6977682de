import { categories, offers, products } from '@atalaya/core/store/admin/store.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord, toRecords } from '../../admin/resource/table-resource';
import type { Kit } from '../../platform/kit';
import { coverKinds } from '../cover';
import { flashOffer, product, productCategory } from '../store.tables';
import {
  selectCategoryIds,
  selectCategoryNames,
  selectDocumentIds,
  selectProductIds,
  selectProductNames,
} from './store.queries';

/** The home page shows products too. */
const storeChanged = ({ events }: Kit): void =>
  events.publish('pages.changed', { prefixes: ['/tienda', '/producto', '/'] });

export const productAdmin = tableResource(products, {
  subject: 'product',
  table: product,
  key: product.id,
  among: 'name',
  nameOf: ({ name }) => name,
  toRecords,
  search: (text) => matches(text, [product.name, product.description, product.id]),
  sorts: { name: folded(product.name) },
  async faultsOf(db, items) {
    const [categories, documents] = await Promise.all([selectCategoryIds(db), selectDocumentIds(db)]);
    return items.flatMap(({ draft }, index) => [
      ...(categories.includes(draft.categoryId)
        ? []
        : [
            { index, field: 'categoryId', reason: `No es una categoría. Las hay: ${categories.join(', ')}.` },
          ]),
      ...(coverKinds.includes(draft.cover.split(':')[0] ?? '')
        ? []
        : [{ index, field: 'cover', reason: `Empieza por un dibujo: ${coverKinds.join(', ')}.` }]),
      ...draft.contents.documents
        .filter((id) => !documents.includes(id))
        .map((id) => ({
          index,
          field: 'contents.documents',
          reason: `«${id}» no es una guía ni una plantilla.`,
        })),
    ]);
  },
  choices: { categoryId: selectCategoryNames },
  changed: storeChanged,
});

export const categoryAdmin = tableResource(categories, {
  subject: 'product-category',
  table: productCategory,
  key: productCategory.id,
  among: 'name',
  nameOf: ({ name }) => name,
  toRecords,
  search: (text) => matches(text, [productCategory.name]),
  sorts: { name: folded(productCategory.name) },
  changed: storeChanged,
});

export const offerAdmin = tableResource(offers, {
  subject: 'flash-offer',
  table: flashOffer,
  key: flashOffer.id,
  among: 'productId',
  nameOf: ({ productId, percent }) => `${productId}, ${percent} %`,
  toRecords: (rows) =>
    rows.map((row) => ({
      ...toRecord(row),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    })),
  search: (text) => matches(text, [flashOffer.productId]),
  async faultsOf(db, items) {
    const products = await selectProductIds(
      db,
      items.map(({ draft }) => draft.productId),
    );
    return items.flatMap(({ draft }, index) => [
      ...(products.includes(draft.productId)
        ? []
        : [{ index, field: 'productId', reason: 'No hay un producto con esa clave.' }]),
      ...(draft.endsAt > draft.startsAt
        ? []
        : [{ index, field: 'endsAt', reason: 'Tiene que acabar después de empezar.' }]),
    ]);
  },
  choices: { productId: selectProductNames },
  changed: storeChanged,
});
