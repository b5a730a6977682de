/** The price is the current one in euros, as in the API. */
export type CartProduct = {
  id: string;
  name: string;
  shortDescription: string;
  images: readonly string[];
  price: number;
  isRecurring?: boolean;
  /** It does not expire and is not consumed. */
  isPermanent?: boolean;
  /** False if no longer sold; its line is not charged. */
  isAvailable?: boolean;
};

export const MAX_UNITS = 99;
export const MAX_LINES = 50;

export type CartItem = {
  /** Id of the line on the server; missing until it is saved. */
  cartItemId?: string;
  product: CartProduct;
  quantity: number;
  /** ISO time. */
  addedAt: string;
  /** Price in euros when it was added. */
  priceAtTime: number;
};

export function addToCart(
  items: readonly CartItem[],
  product: CartProduct,
  now: Date,
  quantity = 1,
): CartItem[] {
  const known = items.find((item) => item.product.id === product.id);
  if (known) return setQuantity(items, product.id, Math.min(known.quantity + quantity, MAX_UNITS));
  return [...items, { product, quantity, addedAt: now.toISOString(), priceAtTime: product.price }];
}

/** A quantity of zero or less removes the product. */
export const setQuantity = (items: readonly CartItem[], productId: string, quantity: number): CartItem[] =>
  quantity <= 0
    ? removeFromCart(items, productId)
    : items.map((item) => (item.product.id === productId ? { ...item, quantity } : item));

export const removeFromCart = (items: readonly CartItem[], productId: string): CartItem[] =>
  items.filter((item) => item.product.id !== productId);

export const countUnits = (items: readonly CartItem[]): number =>
  items.reduce((units, item) => units + item.quantity, 0);

export const countLabel = (units: number): string => `${units} ${units === 1 ? 'producto' : 'productos'}`;

/** Undefined for an empty cart, at most `9+`. */
export const badgeLabel = (units: number): string | undefined =>
  units <= 0 ? undefined : units > 9 ? '9+' : String(units);

export const toCents = (euros: number): number => Math.round(euros * 100);

export const isForSale = ({ product }: CartItem): boolean => product.isAvailable !== false;

/** More than one unit of what is bought for ever. */
export const hasUselessUnits = ({ product, quantity }: CartItem): boolean =>
  product.isPermanent === true && quantity > 1;

/** Unit prices are rounded to cents before multiplying, as in the invoice. */
export const totalCents = (items: readonly CartItem[]): number =>
  items.filter(isForSale).reduce((cents, item) => cents + toCents(item.product.price) * item.quantity, 0);

/** Compared with the price when it was added. */
export function priceChange({ product, priceAtTime }: CartItem): 'up' | 'down' | undefined {
  const change = toCents(product.price) - toCents(priceAtTime);
  return change === 0 ? undefined : change > 0 ? 'up' : 'down';
}

/** Reverts one line after the server rejected a change, at its old position. Other lines keep later changes. */
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

/** Guest lines unknown to the server, merged at sign-in. */
export const unsentLines = (items: readonly CartItem[]): { productId: string; quantity: number }[] =>
  items
    .filter(({ cartItemId }) => cartItemId === undefined)
    .map(({ product, quantity }) => ({ productId: product.id, quantity: Math.min(quantity, MAX_UNITS) }))
    .slice(0, MAX_LINES);

/** A line in the API response. */
export type ApiCartItem = {
  id: string;
  product: Omit<CartProduct, 'price'> & { currentPrice: number };
  quantity: number;
  addedAt: string;
  priceAtTime: number;
};

export const itemOf = ({ id, product, ...rest }: ApiCartItem): CartItem => {
  const { currentPrice, ...shown } = product;
  return { cartItemId: id, product: { ...shown, price: currentPrice }, ...rest };
};
