import { contentLines, opensAt, topicsIn } from '@atalaya/core/store/content-lines';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { listTopicEntries } from '../syllabus/reading/reading';
import * as queries from './catalogue.queries';
import { ownsProduct } from './sales.queries';
import { sampleOf } from './sample';

export const inEuros = (cents: number): number => cents / 100;

const PICTURES = 3;

export const picturesOf = (id: string): string[] =>
  Array.from({ length: PICTURES }, (_, index) => `/api/store/covers/${id}.${index + 1}.svg`);

function toProductView(row: queries.ProductRow) {
  const { cents, originalCents } = queries.priceOf(row);
  return {
    ...row,
    price: inEuros(cents),
    originalPrice: originalCents === null ? null : inEuros(originalCents),
    reviewCount: row.reviews ?? 0,
    salesCount: row.buyers ?? 0,
    images: picturesOf(row.id),
  };
}

export const listOnSale = async ({ db, clock }: Kit) =>
  (await queries.selectOnSale(db, clock.now())).map(toProductView);

export const listCategories = ({ db }: Kit) => queries.selectCategories(db);

const RELATED = 4;

export async function readOnSale(kit: Kit, id: string) {
  const [all, topics] = await Promise.all([
    queries.selectOnSale(kit.db, kit.clock.now()),
    listTopicEntries(kit.db),
  ]);
  const row = all.find((product) => product.id === id);
  if (!row) throw new AppError('store.product-not-found');
  const about = topicsIn(row.contents);
  return {
    ...toProductView(row),
    category: row.category ?? '',
    inside: contentLines(row.contents, topics),
    topics: topics
      .filter(({ number }) => about.includes(number))
      .map(({ number, shortTitle }) => ({ number, title: shortTitle })),
    offerEndsAt: row.offerEndsAt === null ? null : new Date(row.offerEndsAt).toISOString(),
    sample: await sampleOf(kit, row.contents),
    related: relatedTo(row, all).map(toProductView),
  };
}

/** Sorted by shared topics, then by category. */
function relatedTo(row: queries.ProductRow, all: readonly queries.ProductRow[]): queries.ProductRow[] {
  const about = new Set(topicsIn(row.contents));
  const similarity = (other: queries.ProductRow) => {
    const others = topicsIn(other.contents);
    const shared = others.filter((topic) => about.has(topic)).length / Math.max(others.length, about.size, 1);
    return shared * 2 + (other.categoryId === row.categoryId ? 1 : 0);
  };
  return all
    .filter(({ id }) => id !== row.id)
    .map((other) => ({ other, score: similarity(other) }))
    .sort((one, next) => next.score - one.score)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

/** A buyer keeps a product that was withdrawn from sale. */
export async function ownershipOf(db: Db, userId: string, id: string) {
  const product = await queries.selectProduct(db, id);
  if (!product) throw new AppError('store.product-not-found');
  const isMine = await ownsProduct(db, userId, id);
  return { isMine, opensAt: isMine ? opensAt(id, product.contents) : null };
}

export async function readDocuments(db: Db, userId: string, id: string) {
  const product = await queries.selectProduct(db, id);
  if (!product || product.contents.documents.length === 0) throw new AppError('store.product-not-found');
  if (!(await ownsProduct(db, userId, id))) throw new AppError('store.not-yours');
  return { name: product.name, documents: await queries.selectDocuments(db, product.contents.documents) };
}
