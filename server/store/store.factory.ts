import { noContents } from '@atalaya/core/store/product';
import type { Db } from '../platform/db';
import { flashOffer, product, productCategory } from './store.tables';

let serial = 0;
const WRITTEN = new Date('2026-11-01T10:00:00.000Z');
const dates = { createdAt: WRITTEN, updatedAt: WRITTEN };

/** A product on sale, complete, with its category; tests name only what matters to them. */
export async function makeProduct(db: Db, given: Partial<typeof product.$inferInsert> = {}) {
  serial += 1;
  const number = serial;
  const categoryId = given.categoryId ?? 'ciencias-juridicas';
  await db
    .insert(productCategory)
    .values({ id: categoryId, name: 'Ciencias Jurídicas', position: 1, ...dates })
    .onConflictDoNothing();
  const [row] = await db
    .insert(product)
    .values({
      id: `producto-${number}`,
      name: `Esquema del tema ${number}`,
      shortDescription: 'Un tema en una hoja.',
      description: 'El esquema interactivo del tema.',
      categoryId,
      type: 'schema',
      priceCents: 599,
      isFeatured: false,
      isRecurring: false,
      cover: 'scheme:6:Funcionarios',
      contents: { ...noContents, schemes: [6] },
      ...dates,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the product was not written');
  return row;
}

export async function makeFlashOffer(
  db: Db,
  productId: string,
  given: Partial<typeof flashOffer.$inferInsert> = {},
) {
  serial += 1;
  const [row] = await db
    .insert(flashOffer)
    .values({
      id: `oferta-${serial}`,
      productId,
      percent: 25,
      startsAt: new Date('2026-11-01T00:00:00.000Z'),
      endsAt: new Date('2026-12-01T00:00:00.000Z'),
      ...dates,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the offer was not written');
  return row;
}
