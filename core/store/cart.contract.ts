import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { MAX_LINES, MAX_UNITS } from './cart';
import { productId } from './store.contract';

const wholeUnits = `La cantidad tiene que ser un número entero entre 1 y ${MAX_UNITS}.`;
const quantity = z.number(wholeUnits).int(wholeUnits).min(1, wholeUnits).max(MAX_UNITS, wholeUnits);

/** Zero or less removes the line. */
const newQuantity = z.number(wholeUnits).int(wholeUnits).max(MAX_UNITS, wholeUnits);

const cart = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      product: z.object({
        id: z.string(),
        name: z.string(),
        shortDescription: z.string(),
        images: z.array(z.string()),
        currentPrice: z.number(),
        isRecurring: z.boolean(),
        /** It does not expire and is not consumed: more than one unit adds nothing. */
        isPermanent: z.boolean(),
        /** False if it is no longer sold and can only be removed. */
        isAvailable: z.boolean(),
      }),
      quantity: z.number().int(),
      addedAt: moment,
      priceAtTime: z.number(),
    }),
  ),
});

export const readCart = endpoint.get('/api/store/cart', 'user', {
  summary: "The user's cart, with the current price and the price when added.",
  response: cart,
});

/** A price in the request is rejected instead of ignored: only the server sets prices. */
const noPrice = z.never('El precio lo pone la tienda: no se envía con el producto.').optional();
const line = z.object({ productId, quantity, price: noPrice, priceAtTime: noPrice, currentPrice: noPrice });

export const addItem = endpoint.post('/api/store/cart', 'user', {
  summary: 'Adds units of a product to the cart.',
  body: line,
  response: cart,
});

export const mergeCart = endpoint.post('/api/store/cart/merge', 'user', {
  summary: 'Merges the lines of a guest cart. Products no longer sold are dropped.',
  body: z.object({ items: z.array(line).min(1).max(MAX_LINES) }),
  response: cart,
});

const itemParams = z.object({ cartItemId: z.uuid() });

export const changeItem = endpoint.put('/api/store/cart/:cartItemId', 'user', {
  summary: 'Sets the quantity of a line; 0 or less removes it.',
  params: itemParams,
  body: z.object({ quantity: newQuantity, price: noPrice, priceAtTime: noPrice }),
});

export const removeItem = endpoint.delete('/api/store/cart/:cartItemId', 'user', {
  summary: 'Removes a line.',
  params: itemParams,
});

export const clearCart = endpoint.delete('/api/store/cart', 'user', {
  summary: 'Empties the cart.',
});
