import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { itemKinds, MAX_PRICE, wallpaperSizeNames, wornKinds } from './shop';

const count = z.number().int();
const item = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  detail: z.string(),
  price: count,
  isOwned: z.boolean(),
  isWorn: z.boolean(),
  /** Why it cannot be bought now; null if only coins may be missing. */
  refusal: z.enum(['owned', 'rest-full']).nullable(),
  /** The purchase that can be undone, and until when. */
  undo: z.object({ purchaseId: z.uuid(), until: moment }).nullable(),
});
export type ShownItem = z.infer<typeof item>;

const look = z.object({ theme: z.string().nullable(), frame: z.string().nullable() });

const shop = z.object({
  balance: count,
  items: z.array(item),
  /** Rest days held, and extra mocks not used. */
  restDays: count,
  mocks: count,
  look,
});

export const readShop = endpoint.get('/api/games/shop', 'user', {
  summary: 'The shop: items for this plan, prices, what the user owns and wears.',
  response: shop,
});

export const buyItem = endpoint.put('/api/games/shop/purchases/:id', 'user', {
  summary: 'Buys an item with coins. The id comes from the device: sending it again buys once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ itemId: z.string().max(40), price: count.min(1).max(MAX_PRICE) }),
  response: shop,
});

export const undoPurchase = endpoint.post('/api/games/shop/purchases/:id/undo', 'user', {
  summary: 'Undoes a purchase of the last ten minutes that was not used, and returns its coins.',
  params: z.object({ id: z.uuid() }),
  response: shop,
});

export const wearItem = endpoint.put('/api/games/shop/look/:kind', 'user', {
  summary: 'Wears a colour or a frame that the user owns; null stops wearing it.',
  params: z.object({ kind: z.enum(wornKinds) }),
  body: z.object({ itemId: z.string().max(40).nullable() }),
  response: shop,
});

export const readLook = endpoint.get('/api/games/look', 'user', {
  summary: 'The colour of the campus and the frame of the avatar.',
  response: look,
});

export const downloadWallpaper = endpoint.get('/api/games/shop/wallpapers/:id/:size', 'user', {
  summary: 'A wallpaper that the user owns, as PNG.',
  params: z.object({
    id: z.string().max(40),
    size: z.enum(wallpaperSizeNames),
  }),
});

const price = z.object({ itemId: z.string(), name: z.string(), usual: count, price: count, etag });

export const readPrices = endpoint.get('/api/admin/games/prices', 'may:edit-content', {
  summary: 'The price of every item of the coin shop, and its usual price.',
  response: z.object({ prices: z.array(price) }),
});

export const setPrice = endpoint.put('/api/admin/games/prices/:itemId', 'may:edit-content', {
  summary: 'Sets the price of an item in coins; null goes back to the usual one.',
  params: z.object({ itemId: z.string().max(40) }),
  body: z.object({ etag, price: count.min(1).max(MAX_PRICE).nullable() }),
  response: z.object({ prices: z.array(price) }),
});
