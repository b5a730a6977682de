import { wallpaperIds, wallpaperSizes } from '@atalaya/core/games/shop';
import * as contract from '@atalaya/core/games/shop.contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error';
import { serve } from '../../platform/serve';
import { personalDataSections } from '../../profile/personal-data';
import { readPrices, setPrice } from './prices';
import { buyItem, readShop, undoPurchase, wearItem } from './shop';
import { markUsed, selectHeld, selectLook, selectOwnData } from './shop.queries';
import { wallpaperPng } from './wallpaper';

export function shopRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'tienda_de_monedas', {
    staff: 'may:support-users',
    tables: ['shop_purchase', 'shop_look'],
    read: selectOwnData,
  });

  serve(app, contract.readShop, ({ identity }, kit) => readShop(kit, identity.user));
  serve(app, contract.buyItem, ({ identity, params, body }, kit) =>
    buyItem(kit, identity.user, { ...params, ...body }),
  );
  serve(app, contract.undoPurchase, ({ identity, params }, kit) =>
    undoPurchase(kit, identity.user, params.id),
  );
  serve(app, contract.wearItem, ({ identity, params, body }, kit) =>
    wearItem(kit, identity.user, params.kind, body.itemId),
  );
  serve(app, contract.readLook, ({ identity }, kit) => selectLook(kit.db, identity.user.id));
  serve(app, contract.downloadWallpaper, async ({ identity, params, reply }, kit) => {
    const id = wallpaperIds.find((one) => one === params.id);
    const held = await selectHeld(kit.db, identity.user.id);
    if (!id || !held.some(({ itemId }) => itemId === id)) throw new AppError('games.not-owned');
    await markUsed(kit.db, identity.user.id, id, kit.clock.now());
    await reply
      .type('image/png')
      .header('content-disposition', `attachment; filename="atalaya-${id}-${params.size}.png"`)
      .header('cache-control', 'private, no-cache')
      .send(await wallpaperPng(id, wallpaperSizes[params.size]));
  });

  serve(app, contract.readPrices, (_, kit) => readPrices(kit.db));
  serve(app, contract.setPrice, ({ identity, params, body }, kit) =>
    setPrice(kit, identity.user.id, params.itemId, body),
  );
}
