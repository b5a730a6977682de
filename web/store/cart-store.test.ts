// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type CartChange, onCartChange, startCart, useCart } from './cart-store';

const product = {
  id: 'p1',
  name: 'Esquema del tema 6',
  shortDescription: 'Los funcionarios',
  images: [],
  price: 5.99,
};
const cart = () => useCart.getState();

beforeEach(() => {
  localStorage.clear();
  useCart.setState(useCart.getInitialState(), true);
});

describe('the cart', () => {
  it('is still there after a reload [4.cart-1]', () => {
    cart().add(product);
    cart().add(product);
    useCart.setState({ ...useCart.getInitialState() }, true);
    localStorage.setItem(
      'atalaya.cart',
      JSON.stringify({ state: { items: [{ product, quantity: 2, priceAtTime: 5.99 }] }, version: 1 }),
    );
    startCart()();
    expect(cart().items).toMatchObject([{ product: { id: 'p1' }, quantity: 2 }]);
  });

  it('keeps its lines, not whether it is open [4.cart-1]', () => {
    cart().add(product);
    cart().open();
    expect(JSON.parse(localStorage.getItem('atalaya.cart') ?? '').state).toEqual({ items: cart().items });
  });

  it.each(['{', 'null', '{"state":{"items":[{}, {"product":{"id":1},"quantity":1}]}, "version":1}'])(
    'is empty when what was kept makes no sense: %s',
    (stored) => {
      localStorage.setItem('atalaya.cart', stored);
      startCart()();
      expect(cart().items).toEqual([]);
    },
  );

  it('opens [4.cart-13], closes [4.cart-14] and toggles [4.cart-15]', () => {
    cart().open();
    expect(cart().isOpen).toBe(true);
    cart().close();
    expect(cart().isOpen).toBe(false);
    cart().toggle();
    expect(cart().isOpen).toBe(true);
    cart().toggle();
    expect(cart().isOpen).toBe(false);
  });

  it('shows a change before anyone else hears of it, and can be put back as it was [4.cart-7, 4.cart-8, 4.cart-9]', () => {
    const heard: CartChange['kind'][] = [];
    const off = onCartChange((change, before) => {
      heard.push(change.kind);
      cart().replace(before);
    });
    cart().add(product);
    const before = cart().items;
    cart().setQuantity('p1', 3);
    cart().setQuantity('p1', 0);
    cart().remove('p1');
    cart().clear();
    off();
    expect(heard).toEqual(['quantity', 'remove', 'remove', 'clear']);
    expect(cart().items).toBe(before);
  });

  it('takes a product out at a quantity of zero [4.cart-6]', () => {
    cart().add(product);
    cart().setQuantity('p1', 0);
    expect(cart().items).toEqual([]);
  });
});
