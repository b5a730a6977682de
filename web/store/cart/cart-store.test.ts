// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CartChange, onCartChange, useCart } from './cart-store';
import { startCart } from './stored-cart';

const product = {
  id: 'p1',
  name: 'Esquema del tema 6',
  shortDescription: 'Los funcionarios',
  images: [],
  price: 5.99,
};
const cart = () => useCart.getState();

let stop = () => {};
const visit = () => {
  stop();
  useCart.setState(useCart.getInitialState(), true);
  stop = startCart();
};

beforeEach(() => {
  localStorage.clear();
  visit();
});

afterEach(() => stop());

describe('the cart', () => {
  it('is still there after a reload [4.cart-1]', () => {
    cart().add(product);
    cart().add(product);
    visit();
    expect(cart().items).toMatchObject([{ product, quantity: 2, priceAtTime: 5.99 }]);
  });

  it('is closed after a reload, and gone once it was emptied [4.cart-1]', () => {
    cart().add(product);
    cart().open();
    visit();
    expect(cart().isOpen).toBe(false);
    cart().clear();
    visit();
    expect(cart().items).toEqual([]);
  });

  it('follows what another tab does', () => {
    cart().add(product);
    localStorage.removeItem('atalaya.cart');
    window.dispatchEvent(new StorageEvent('storage', { key: 'atalaya.cart' }));
    expect(cart().items).toEqual([]);
  });

  it.each(['{', 'null', '{"items":[{}, {"product":{"id":1},"quantity":1}]}'])(
    'is empty when what was kept makes no sense: %s',
    (stored) => {
      localStorage.setItem('atalaya.cart', stored);
      visit();
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
