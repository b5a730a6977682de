import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuros } from '../platform/number-format';
import {
  addToCart,
  badgeLabel,
  type CartItem,
  type CartProduct,
  countLabel,
  countUnits,
  itemOf,
  MAX_UNITS,
  priceChange,
  removeFromCart,
  restoreLine,
  setQuantity,
  totalCents,
  unsentLines,
} from './cart';

const now = new Date('2026-03-04T10:00:00Z');

const product = (id: string, price = 5.99): CartProduct => ({
  id,
  name: `Esquema ${id}`,
  shortDescription: 'Un esquema',
  images: [],
  price,
});

const cartOf = (...ids: string[]): CartItem[] =>
  ids.reduce<CartItem[]>((items, id) => addToCart(items, product(id), now), []);

describe('adding to the cart', () => {
  it('increases the quantity of a product already in the cart [4.cart-4]', () => {
    const items = cartOf('a', 'b', 'a');
    expect(items.map((item) => [item.product.id, item.quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('stores the current price and time of a new product [4.cart-5]', () => {
    expect(addToCart([], product('a', 29.99), now)).toEqual([
      { product: product('a', 29.99), quantity: 1, addedAt: '2026-03-04T10:00:00.000Z', priceAtTime: 29.99 },
    ]);
  });

  it('keeps the stored price when the product costs more later [4.cart-5]', () => {
    const [item] = addToCart(cartOf('a'), product('a', 99), now);
    expect(item?.priceAtTime).toBe(5.99);
  });
});

describe('changing the cart', () => {
  it.each([0, -1])('removes a product at a quantity of %i [4.cart-6] [5.cart-1]', (quantity) => {
    expect(setQuantity(cartOf('a', 'b'), 'a', quantity).map((item) => item.product.id)).toEqual(['b']);
  });

  it('sets the quantity of one product only', () => {
    expect(setQuantity(cartOf('a', 'b'), 'b', 4).map((item) => item.quantity)).toEqual([1, 4]);
  });

  it('does not mutate the given cart', () => {
    const items = cartOf('a', 'b');
    const before = JSON.stringify(items);
    addToCart(items, product('a'), now);
    setQuantity(items, 'a', 5);
    removeFromCart(items, 'b');
    expect(JSON.stringify(items)).toBe(before);
  });
});

describe('the totals of the cart', () => {
  it('count units', () => expect(countUnits(setQuantity(cartOf('a', 'b'), 'a', 2))).toBe(3));

  it('say producto for one [2.9-3] and productos for any other number [2.9-4]', () => {
    expect([0, 1, 2].map(countLabel)).toEqual(['0 productos', '1 producto', '2 productos']);
  });

  it('add up in cents without floating-point errors [2.9-12]', () => {
    const items = setQuantity(
      addToCart(addToCart([], product('a', 29.99), now), product('b', 5.99), now),
      'b',
      2,
    );
    expect(totalCents(items)).toBe(4197);
  });

  it('are the sum of the lines for any prices [2.9-12]', () => {
    const line = fc.record({
      cents: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const items = lines.flatMap(({ cents, quantity }, index) =>
          addToCart([], product(String(index), cents / 100), now, quantity),
        );
        expect(totalCents(items)).toBe(lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0));
      }),
    );
  });

  it.each([
    [599, '5,99\u00a0€'],
    [4197, '41,97\u00a0€'],
    [214_000, '2.140,00\u00a0€'],
    [0, '0,00\u00a0€'],
  ])('format %i cents as %s [2.9-9] [9.store-25]', (cents, text) => {
    expect(formatEuros(cents)).toBe(text);
  });
});

describe('the badge on the cart', () => {
  it('is absent for an empty cart [2.2-8]', () => expect(badgeLabel(0)).toBeUndefined());

  it.each([1, 5, 9])('shows %i as it is [2.2-9]', (units) => expect(badgeLabel(units)).toBe(String(units)));

  it.each([10, 11, 250])('shows %i as 9+ [2.2-10, 9.display-9]', (units) =>
    expect(badgeLabel(units)).toBe('9+'),
  );
});

describe('a product whose price changed', () => {
  const [item] = cartOf('a');
  if (!item) throw new Error('no item');
  const now9 = { ...item, product: product('a', 9) };

  it('is charged at the current price, and shows the direction of the change', () => {
    expect(totalCents([now9])).toBe(900);
    expect(priceChange(now9)).toBe('up');
    expect(priceChange({ ...item, product: product('a', 5) })).toBe('down');
    expect(priceChange(item)).toBeUndefined();
  });

  it('is not charged when no longer sold', () => {
    const gone = { ...item, product: { ...product('a', 9), isAvailable: false } };
    expect(totalCents([gone, now9])).toBe(900);
  });

  it('takes the current price from the server [3.store-2]', () => {
    const { price: _, ...shown } = product('a');
    const sent = { ...item, id: 'i1', product: { ...shown, currentPrice: 7.5 } };
    expect(itemOf(sent)).toMatchObject({
      cartItemId: 'i1',
      product: { id: 'a', price: 7.5 },
      priceAtTime: 5.99,
    });
  });
});

describe('a change that the server rejected', () => {
  it('is reverted at its position without touching other lines [4.cart-10, 4.cart-11]', () => {
    const before = cartOf('a', 'b', 'c');
    const after = setQuantity(removeFromCart(before, 'b'), 'c', 7);
    const restored = restoreLine(after, before, 'b');
    expect(restored.map((item) => [item.product.id, item.quantity])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 7],
    ]);
    expect(restoreLine(setQuantity(before, 'a', 5), before, 'a')).toEqual(before);
  });

  it('respects the maximum of a line', () => {
    expect(addToCart(cartOf('a'), product('a'), now, 500)[0]?.quantity).toBe(MAX_UNITS);
  });
});

describe('the lines merged at sign-in', () => {
  it('are those unknown to the server [4.cart-17]', () => {
    const [known, unknown] = cartOf('a', 'b');
    if (!known || !unknown) throw new Error('no items');
    expect(unsentLines([{ ...known, cartItemId: 'i1' }, unknown])).toEqual([{ productId: 'b', quantity: 1 }]);
  });
});
