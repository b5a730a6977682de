import { DAY_MS } from '@atalaya/core/platform/durations';
import type { Kit } from '../platform/kit';
import { insertOffers, selectAnyOffer } from './offers.queries';

const FOURTEEN_DAYS_MS = 14 * DAY_MS;
const offers = [
  { productId: 'pack-esquemas', percent: 25 },
  { productId: 'guia-entrevista', percent: 20 },
];

/** Two demo offers that end two weeks after the first start. */
export async function seedStore({ db, clock }: Kit): Promise<void> {
  if (await selectAnyOffer(db)) return;
  const now = clock.now();
  await insertOffers(
    db,
    offers.map((offer) => ({
      ...offer,
      id: `demo-${offer.productId}`,
      startsAt: now,
      endsAt: new Date(now.getTime() + FOURTEEN_DAYS_MS),
      createdAt: now,
      updatedAt: now,
    })),
  );
}
