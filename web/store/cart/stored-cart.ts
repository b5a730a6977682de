import { isObject } from '@atalaya/core/platform/is-object';
import type { CartItem, CartProduct } from '@atalaya/core/store/cart';
import { onOtherTabs, readJson, writeJson } from '../../platform/device-store';
import { useCart } from './cart-store';
import { startCartSync } from './cart-sync';

const KEY = 'atalaya.cart';

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
    ...(typeof value.isRecurring === 'boolean' && { isRecurring: value.isRecurring }),
    ...(typeof value.isPermanent === 'boolean' && { isPermanent: value.isPermanent }),
    ...(typeof value.isAvailable === 'boolean' && { isAvailable: value.isAvailable }),
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

/** Invalid lines are dropped. */
function storedItems(): CartItem[] {
  const stored = readJson(KEY);
  return isObject(stored) && Array.isArray(stored.items) ? stored.items.flatMap(readItem) : [];
}

/** Without storage the cart lasts as long as the page. */
const store = (items: CartItem[]): boolean => writeJson(KEY, items.length > 0 ? { items } : null);

const notIn = (others: CartItem[]) => (item: CartItem) =>
  others.every((other) => other.product.id !== item.product.id);

/** Loads the stored cart, stores every change and follows other tabs. Returns a cleanup function. */
export function startCart(): () => void {
  const takeUp = () => useCart.setState({ items: storedItems() });
  const early = useCart.getState().items;
  takeUp();
  if (early.length > 0)
    useCart.setState(({ items }) => ({ items: [...items.filter(notIn(early)), ...early] }));
  const unsubscribe = useCart.subscribe((cart, before) => {
    if (cart.items !== before.items) store(cart.items);
  });
  const unfollow = onOtherTabs(KEY, takeUp);
  const endSync = startCartSync();
  return () => {
    endSync();
    unsubscribe();
    unfollow();
  };
}
