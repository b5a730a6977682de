/** A product as the cart keeps it; the price is the catalogue's, in euros, as the API sends it. */
export type CartProduct = {
  id: string;
  name: string;
  shortDescription: string;
  images: readonly string[];
  price: number;
  isRecurring?: boolean;
  /** False once it was withdrawn from sale; a line of it counts for nothing. */
  isAvailable?: boolean;
};

/** The most units that a line holds, and the most lines that a cart does. */
export const MOST_UNITS = 99;
export const MOST_LINES = 50;

export type CartItem = {
  /** The server's id of the line; missing until the server has it. */
  cartItemId?: string;
  product: CartProduct;
  quantity: number;
  /** ISO time. */
  addedAt: string;
  /** Euros, the price on the day it was added. */
  priceAtTime: number;
};

/** A product that is already in the cart gains units; a new one keeps today's price and the time. */
export function addToCart(
  items: readonly CartItem[],
  product: CartProduct,
  now: Date,
  quantity = 1,
): CartItem[] {
  const known = items.find((item) => item.product.id === product.id);
  if (known) return setQuantity(items, product.id, Math.min(known.quantity + quantity, MOST_UNITS));
  return [...items, { product, quantity, addedAt: now.toISOString(), priceAtTime: product.price }];
}

/** A quantity of zero or less takes the product out. */
export const setQuantity = (items: readonly CartItem[], productId: string, quantity: number): CartItem[] =>
  quantity <= 0
    ? removeFromCart(items, productId)
    : items.map((item) => (item.product.id === productId ? { ...item, quantity } : item));

export const removeFromCart = (items: readonly CartItem[], productId: string): CartItem[] =>
  items.filter((item) => item.product.id !== productId);

/** Units, not lines: two copies of one scheme are two products. */
export const countUnits = (items: readonly CartItem[]): number =>
  items.reduce((units, item) => units + item.quantity, 0);

export const countLabel = (units: number): string => `${units} ${units === 1 ? 'producto' : 'productos'}`;

/** What the badge on the cart icon shows: nothing for an empty cart, at most `9+`. */
export const badgeLabel = (units: number): string | undefined =>
  units <= 0 ? undefined : units > 9 ? '9+' : String(units);

export const toCents = (euros: number): number => Math.round(euros * 100);

export const isSold = ({ product }: CartItem): boolean => product.isAvailable !== false;

/**
 * What would be charged now: today's prices, and nothing for what is no longer sold. Each unit price is rounded to cents
 * before it is multiplied, as the invoice does.
 */
export const totalCents = (items: readonly CartItem[]): number =>
  items.filter(isSold).reduce((cents, item) => cents + toCents(item.product.price) * item.quantity, 0);

/** What a line has to say about its price: it was another one when the product was added. */
export function priceChange({ product, priceAtTime }: CartItem): 'up' | 'down' | undefined {
  const change = toCents(product.price) - toCents(priceAtTime);
  return change === 0 ? undefined : change > 0 ? 'up' : 'down';
}

/**
 * Puts one line back as it was before a change that the server refused, in its old place. Other lines keep what became of
 * them meanwhile.
 */
export function restoreLine(
  items: readonly CartItem[],
  before: readonly CartItem[],
  productId: string,
): CartItem[] {
  const place = before.findIndex((item) => item.product.id === productId);
  const line = before[place];
  if (!line) return removeFromCart(items, productId);
  if (items.some((item) => item.product.id === productId))
    return items.map((item) => (item.product.id === productId ? line : item));
  return items.toSpliced(Math.min(place, items.length), 0, line);
}

/** Lines that this browser has and the server never had: they are taken along when somebody signs in. */
export const unsentLines = (items: readonly CartItem[]): { productId: string; quantity: number }[] =>
  items
    .filter(({ cartItemId }) => cartItemId === undefined)
    .map(({ product, quantity }) => ({ productId: product.id, quantity: Math.min(quantity, MOST_UNITS) }))
    .slice(0, MOST_LINES);

/** A line as the server sends it: its current price becomes the product's. */
export type SentItem = {
  id: string;
  product: Omit<CartProduct, 'price'> & { currentPrice: number };
  quantity: number;
  addedAt: string;
  priceAtTime: number;
};

export const itemOf = ({ id, product, ...rest }: SentItem): CartItem => {
  const { currentPrice, ...shown } = product;
  return { cartItemId: id, product: { ...shown, price: currentPrice }, ...rest };
};
