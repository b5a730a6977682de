import type { CartItem, CartProduct } from '@atalaya/core/store/cart';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readProduct(value: unknown): CartProduct | undefined {
  if (
    !isObject(value) ||
    typeof value.id !== 'string' ||
    typeof value.name !== 'string' ||
    !isPrice(value.price)
  )
    return;
  const images = Array.isArray(value.images) ? value.images.filter((image) => typeof image === 'string') : [];
  return {
    id: value.id,
    name: value.name,
    shortDescription: text(value.shortDescription),
    images,
    price: value.price,
  };
}

function readItem(value: unknown): CartItem[] {
  if (!isObject(value) || !Number.isSafeInteger(value.quantity) || Number(value.quantity) <= 0) return [];
  const product = readProduct(value.product);
  if (!product) return [];
  return [
    {
      ...(typeof value.cartItemId === 'string' && { cartItemId: value.cartItemId }),
      product,
      quantity: Number(value.quantity),
      addedAt: text(value.addedAt),
      priceAtTime: isPrice(value.priceAtTime) ? value.priceAtTime : product.price,
    },
  ];
}

/** What local storage holds may be old, or edited by hand: lines that are not lines are left out. */
export const readCartItems = (stored: unknown): CartItem[] =>
  isObject(stored) && Array.isArray(stored.items) ? stored.items.flatMap(readItem) : [];
