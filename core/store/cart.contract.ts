import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { MOST_LINES, MOST_UNITS } from './cart';
import { productId } from './store.contract';

const wholeUnits = `La cantidad tiene que ser un número entero entre 1 y ${MOST_UNITS}.`;
const quantity = z.number(wholeUnits).int(wholeUnits).min(1, wholeUnits).max(MOST_UNITS, wholeUnits);

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
        /** False once it was withdrawn from sale: it can only be taken out. */
        isAvailable: z.boolean(),
      }),
      quantity: z.number().int(),
      addedAt: z.iso.datetime(),
      priceAtTime: z.number(),
    }),
  ),
});

export const readCart = endpoint({
  method: 'GET',
  path: '/api/store/cart',
  access: 'user',
  summary: "The user's cart, each product at the price of this moment beside the one it was added at.",
  response: cart,
});

/** Nobody but the store names a price: one that is sent along is refused, not ignored, so that the sender knows. */
const noPrice = z.never('El precio lo pone la tienda: no se envía con el producto.').optional();
const line = z.object({ productId, quantity, price: noPrice, priceAtTime: noPrice, currentPrice: noPrice });

export const addItem = endpoint({
  method: 'POST',
  path: '/api/store/cart',
  access: 'user',
  summary: 'Puts units of a product into the cart, on top of those that are there.',
  body: line,
  response: cart,
});

export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/store/cart/merge',
  access: 'user',
  summary:
    'Takes up lines that a browser kept and the server never had. What is not sold any more is left out.',
  body: z.object({ items: z.array(line).min(1).max(MOST_LINES) }),
  response: cart,
});

const itemParams = z.object({ cartItemId: z.uuid() });

export const changeItem = endpoint({
  method: 'PUT',
  path: '/api/store/cart/:cartItemId',
  access: 'user',
  summary: 'Sets how many units of a line there are.',
  params: itemParams,
  body: z.object({ quantity, price: noPrice, priceAtTime: noPrice }),
});

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/store/cart/:cartItemId',
  access: 'user',
  summary: 'Takes a line out.',
  params: itemParams,
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/api/store/cart',
  access: 'user',
  summary: 'Empties the cart.',
});
