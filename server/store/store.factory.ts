import { noContents } from '@atalaya/core/store/product';
import type { Db } from '../platform/db';
import { flashOffer, product, productCategory } from './store.tables';

let serial = 0;
const CREATED_AT = new Date('2026-11-01T10:00:00.000Z');
const dates = { createdAt: CREATED_AT, updatedAt: CREATED_AT };

/** A published product and its category. */
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
  if (!row) throw new Error('the product was not inserted');
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
  if (!row) throw new Error('the offer was not inserted');
  return row;
}
