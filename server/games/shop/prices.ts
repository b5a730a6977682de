import { itemById, type ShopItem, shopItems } from '@atalaya/core/games/shop';
import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { deletePrice, lockPrice, savePrice, selectPrices } from './shop.queries';

const toPriceView = ({ id, name, price: usual }: ShopItem, prices: ReadonlyMap<string, number>) => {
  const price = prices.get(id) ?? usual;
  return { itemId: id, name, usual, price, etag: etagOf(price) };
};

export async function readPrices(db: Db) {
  const prices = await selectPrices(db);
  return { prices: shopItems.map((item) => toPriceView(item, prices)) };
}

type NewPrice = { etag: string; price: number | null };

export async function setPrice(kit: Kit, adminId: string, itemId: string, { etag, price }: NewPrice) {
  const item = itemById(itemId);
  if (!item) throw new AppError('request.not-found');
  await kit.db.transaction(async (tx) => {
    await lockPrice(tx, itemId);
    const before = toPriceView(item, await selectPrices(tx));
    requireSameEtag(etag, before);
    if (price === null) await deletePrice(tx, itemId);
    else await savePrice(tx, itemId, price);
    await audit(tx, {
      at: kit.clock.now(),
      actorId: adminId,
      action: 'coin-price.changed',
      subject: 'coin-item',
      subjectId: itemId,
      subjectName: item.name,
      before: { price: before.price },
      after: { price: price ?? item.price },
    });
  });
  return readPrices(kit.db);
}
