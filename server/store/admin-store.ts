import { categoryResource, offerResource, productResource } from '@atalaya/core/store/admin-store';
import { categoryDraft, offerDraft, productDraft } from '@atalaya/core/store/admin-store.contract';
import { isProductType } from '@atalaya/core/store/product';
import { eq, inArray } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { lowerIn, tableResource } from '../admin/resource/table-resource';
import { writeRows } from '../content/sync';
import type { Kit } from '../platform/kit';
import {
  selectCategoryIds,
  selectCategoryNames,
  selectCategoryRecords,
  selectDocumentIds,
  selectOfferRecords,
  selectProductIds,
  selectProductNames,
  selectProductRecords,
} from './admin-store.queries';
import { coverKinds } from './cover';
import { flashOffer, product, productCategory } from './store.tables';

const stateIs =
  (column: typeof product.state | typeof productCategory.state | typeof flashOffer.state) =>
  (value: string) =>
    eq(column, value === 'draft' ? 'draft' : 'published');

/** The home page shows products too. */
const storeChanged = ({ events }: Kit): void =>
  events.publish('pages.changed', { prefixes: ['/tienda', '/producto', '/'] });

export const productAdmin = tableResource({
  description: productResource,
  subject: 'product',
  draft: productDraft,
  table: product,
  key: product.id,
  among: (drafts) =>
    lowerIn(
      product.name,
      drafts.map(({ name }) => name),
    ),
  nameOf: ({ name }) => name,
  select: selectProductRecords,
  search: (text) => matches(text, [product.name, product.description, product.id]),
  sorts: {
    position: product.position,
    name: folded(product.name),
    priceCents: product.priceCents,
    updatedAt: product.updatedAt,
  },
  filters: {
    type: (value) => (isProductType(value) ? eq(product.type, value) : undefined),
    state: stateIs(product.state),
  },
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
  write: writeRows(product, product.id),
  changed: storeChanged,
});

export const categoryAdmin = tableResource({
  description: categoryResource,
  subject: 'product-category',
  draft: categoryDraft,
  table: productCategory,
  key: productCategory.id,
  among: (drafts) =>
    lowerIn(
      productCategory.name,
      drafts.map(({ name }) => name),
    ),
  nameOf: ({ name }) => name,
  select: selectCategoryRecords,
  search: (text) => matches(text, [productCategory.name]),
  sorts: {
    position: productCategory.position,
    name: folded(productCategory.name),
    updatedAt: productCategory.updatedAt,
  },
  filters: { state: stateIs(productCategory.state) },
  write: writeRows(productCategory, productCategory.id),
  changed: storeChanged,
});

export const offerAdmin = tableResource({
  description: offerResource,
  subject: 'flash-offer',
  draft: offerDraft,
  table: flashOffer,
  key: flashOffer.id,
  among: (drafts) =>
    inArray(
      flashOffer.productId,
      drafts.map(({ productId }) => productId),
    ),
  nameOf: ({ productId, percent }) => `${productId}, ${percent} %`,
  select: selectOfferRecords,
  search: (text) => matches(text, [flashOffer.productId]),
  sorts: { endsAt: flashOffer.endsAt, percent: flashOffer.percent, updatedAt: flashOffer.updatedAt },
  filters: { state: stateIs(flashOffer.state) },
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
  write: writeRows(flashOffer, flashOffer.id),
  changed: storeChanged,
});
