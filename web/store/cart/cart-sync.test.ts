// @vitest-environment jsdom
import type { SessionUser } from '@atalaya/core/auth/user';
import type { ApiCartItem } from '@atalaya/core/store/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout, signedIn, useSessionStore } from '../../platform/session';
import { useCart } from './cart-store';
import { addOnServer, startCartSync } from './cart-sync';

const lucia: SessionUser = {
  id: 'u1',
  email: 'lucia@atalaya.example',
  displayName: 'Lucía',
  username: 'lucia',
  avatar: null,
  isAdmin: false,
  oppositionType: null,
  tier: 'plus',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const product = { id: 'p1', name: 'Esquema', shortDescription: '', images: [], price: 5.99 };
const sent = (id: string, quantity = 1): ApiCartItem => ({
  id: `line-${id}`,
  product: { id, name: id, shortDescription: '', images: [], currentPrice: 5.99 },
  quantity,
  addedAt: '2026-03-04T10:00:00.000Z',
  priceAtTime: 5.99,
});

/** State of the fake server. */
let held: ApiCartItem[];
let asked: string[];
let refused: (call: string) => number | undefined;
/** Delays responses while the test needs it. */
let gate: Promise<void>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = String(input);
  const call = `${init.method ?? 'GET'} ${path}`;
  if (!path.startsWith('/api/store/')) return new Response('');
  asked.push(init.body ? `${call} ${init.body}` : call);
  await gate;
  const status = refused(call);
  if (status) return json({ message: 'no' }, status);
  if (call === 'DELETE /api/store/cart') held = [];
  else if (init.method === 'DELETE') held = held.filter(({ id }) => !path.endsWith(id));
  return init.method === undefined || init.method === 'POST'
    ? json({ items: held })
    : new Response(null, { status: 204 });
}

const items = () => useCart.getState().items.map(({ product: { id }, quantity }) => [id, quantity]);
const settled = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
let stop = () => {};

beforeEach(() => {
  [held, asked, refused, gate] = [[], [], () => undefined, Promise.resolve()];
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useCart.setState(useCart.getInitialState(), true);
  useSessionStore.setState({ currentUser: null, isLoading: false });
  stop = startCartSync();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function enter(...lines: ApiCartItem[]) {
  held = lines;
  signedIn(lucia);
  await vi.waitFor(() => expect(items()).toHaveLength(lines.length));
  await settled();
  asked = [];
}

describe('the cart and the server', () => {
  it('asks nothing for a guest [4.cart-3]', () => {
    useCart.getState().add(product);
    useCart.getState().setQuantity('p1', 2);
    useCart.getState().clear();
    expect(asked).toEqual([]);
  });

  it('shows what the server has once somebody is signed in [4.cart-2, 4.cart-3, 7-23]', async () => {
    await enter(sent('a', 2), sent('b'));
    expect(items()).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('takes along what the server never had [4.cart-17]', async () => {
    useCart.getState().add(product);
    held = [sent('p1', 1), sent('b')];
    signedIn(lucia);
    await vi.waitFor(() => expect(items()).toHaveLength(2));
    expect(asked).toEqual(['POST /api/store/cart/merge {"items":[{"productId":"p1","quantity":1}]}']);
  });

  it('is silent about a session that has ended [8.cart-6]', async () => {
    refused = () => 401;
    signedIn(lucia);
    await settled();
    await Promise.resolve();
    expect(console.error).not.toHaveBeenCalled();
    expect(items()).toEqual([]);
  });

  it('shows a change at once and tells the server [4.cart-7, 4.cart-8, 7-28, 7-29]', async () => {
    await enter(sent('a'), sent('b'));
    useCart.getState().setQuantity('a', 3);
    useCart.getState().remove('b');
    expect(items()).toEqual([['a', 3]]);
    await vi.waitFor(() =>
      expect(asked).toEqual(['PUT /api/store/cart/line-a {"quantity":3}', 'DELETE /api/store/cart/line-b']),
    );
  });

  it('tells the changes of one line in their order', async () => {
    await enter(sent('a'));
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    for (const quantity of [2, 3, 4]) useCart.getState().setQuantity('a', quantity);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    open();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map((call) => call.slice(-2, -1))).toEqual(['2', '3', '4']);
  });

  it.each([
    ['a removal', () => useCart.getState().remove('a'), '[4.cart-10]'],
    ['a quantity', () => useCart.getState().setQuantity('a', 5), '[4.cart-11]'],
  ])('puts back %s that failed, and only logs it %s [8.cart-4, 8.cart-5]', async (_, change) => {
    await enter(sent('a', 2), sent('b'));
    refused = (call) => (call.startsWith('GET') ? undefined : 500);
    change();
    await vi.waitFor(() =>
      expect(items()).toEqual([
        ['a', 2],
        ['b', 1],
      ]),
    );
    expect(console.error).toHaveBeenCalled();
  });

  it('reads the cart again when clearing failed [4.cart-12]', async () => {
    await enter(sent('a', 2));
    refused = (call) => (call.startsWith('DELETE') ? 500 : undefined);
    useCart.getState().clear();
    expect(items()).toEqual([]);
    await vi.waitFor(() => expect(items()).toEqual([['a', 2]]));
  });

  it('drops a line that another device has taken out meanwhile', async () => {
    await enter(sent('a'), sent('b'));
    held = [sent('b')];
    refused = (call) => (call.startsWith('PUT') ? 404 : undefined);
    useCart.getState().setQuantity('a', 2);
    await vi.waitFor(() => expect(items()).toEqual([['b', 1]]));
  });

  it('reads again when somebody comes back to the tab', async () => {
    await enter(sent('a'));
    held = [sent('a', 4)];
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(items()).toEqual([['a', 4]]));
  });

  it('shows the cart of the response once a product was added, without reading it again [3.store-3, 7-24, 7-25]', async () => {
    await enter(sent('a'));
    held = [sent('a', 3), sent('p1')];
    await addOnServer(product);
    expect(asked).toEqual(['POST /api/store/cart {"productId":"p1","quantity":1}']);
    expect(useCart.getState().items).toMatchObject([
      { cartItemId: 'line-a', quantity: 3 },
      { cartItemId: 'line-p1', quantity: 1 },
    ]);
  });

  it('keeps a change made while a product is being added, and every line gets its id [7-25]', async () => {
    await enter(sent('a'), sent('b'));
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const added = addOnServer(product);
    useCart.getState().setQuantity('a', 2);
    useCart.getState().remove('b');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    held = [sent('a', 2), sent('b'), sent('p1')];
    open();
    await added;
    expect(useCart.getState().items).toMatchObject([
      { cartItemId: 'line-a', quantity: 2 },
      { cartItemId: 'line-p1', quantity: 1 },
    ]);
  });

  it('leaves nothing of one user for the next', async () => {
    await enter(sent('a'));
    logout(() => {});
    expect(items()).toEqual([]);
  });
});
