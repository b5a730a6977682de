import { type CartItem, type CartProduct, itemOf, restoreLine, unsentLines } from '@atalaya/core/store/cart';
import { call } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { isNotFound } from '../../platform/not-found';
import { onForgetUser, useSessionStore } from '../../platform/session';
import { type CartChange, onCartChange, useCart } from './cart-store';

/** Requests without a response yet: a cart read meanwhile is older than what is shown. */
let pending = 0;
/** Counts changes, to recognise a response that is older than the last of them. */
let changes = 0;
/** The last request of each line; the next one waits for it, so that they arrive in order. */
const turns = new Map<string, Promise<unknown>>();

const isSignedIn = (): boolean => useSessionStore.getState().currentUser !== null;
const show = (items: readonly CartItem[]): void => useCart.getState().replace([...items]);

/** Reads the server's cart and shows it, unless something changed here meanwhile. */
export async function reloadCart(): Promise<void> {
  if (!isSignedIn() || pending > 0) return;
  const mine = changes;
  try {
    const items = await fetchItems();
    if (items && mine === changes && pending === 0 && isSignedIn()) show(items);
  } catch (error) {
    console.error('GET /api/store/cart', error);
  }
}

/** Without call(), which would log the 401 of a session that has just ended. */
async function fetchItems(): Promise<CartItem[] | undefined> {
  const response = await fetch('/api/store/cart', { credentials: 'include' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new HttpError(response.status, response.statusText);
  const body: { items?: unknown } = await response.json();
  return Array.isArray(body.items) ? body.items.map(itemOf) : undefined;
}

/** After sign-in: adds the lines of this browser to the server's cart and shows the result. */
async function adopt(): Promise<void> {
  const items = unsentLines(useCart.getState().items);
  if (items.length === 0) return reloadCart();
  try {
    const merged = await call('POST /api/store/cart/merge', { body: { items } });
    show(merged.items.map(itemOf));
  } catch {
    // call() has logged it. The lines stay in this browser and are sent at the next sign-in.
  }
}

async function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  pending += 1;
  changes += 1;
  const turn = (turns.get(key) ?? Promise.resolve()).then(act);
  const settled = turn.catch(() => {});
  turns.set(key, settled);
  try {
    return await turn;
  } finally {
    pending -= 1;
    if (turns.get(key) === settled) turns.delete(key);
  }
}

async function sendToServer(change: CartChange, before: CartItem[]): Promise<void> {
  if (!isSignedIn()) return;
  if (change.kind === 'clear') {
    await inTurn('', () => call('DELETE /api/store/cart')).catch(reloadCart);
    return;
  }
  const { cartItemId, product } = change.item;
  if (!cartItemId) return reloadCart();
  const params = { cartItemId };
  try {
    await inTurn(product.id, () =>
      change.kind === 'remove'
        ? call('DELETE /api/store/cart/:cartItemId', { params })
        : call('PUT /api/store/cart/:cartItemId', { params, body: { quantity: change.quantity } }),
    );
  } catch (error) {
    // A line that another device removed is removed here too; after any other error the old line comes back.
    if (isNotFound(error)) await reloadCart();
    else show(restoreLine(useCart.getState().items, before, product.id));
  }
}

/** Resolves once the server has answered every change made here. */
export const cartSettled = (): Promise<unknown> => Promise.all(turns.values());

/** Adds one unit on the server, then shows the cart of the response. Throws if the product could not be added. */
export async function addOnServer(product: CartProduct): Promise<void> {
  const body = { productId: product.id, quantity: 1 };
  const added = inTurn(product.id, () => call('POST /api/store/cart', { body }));
  const mine = changes;
  const { items } = await added;
  if (!isSignedIn()) return;
  if (mine === changes) return show(items.map(itemOf));
  // Another change was made meanwhile and may be missing in the response: read the cart once all are answered.
  useCart.getState().add(product);
  await cartSettled();
  await reloadCart();
}

/** Keeps the local cart in sync with the server's: at sign-in, after each change, and when somebody comes back to the tab. */
export function startCartSync(): () => void {
  let known: string | undefined;
  const onSession = () => {
    const id = useSessionStore.getState().currentUser?.id;
    if (id === known) return;
    known = id;
    if (id) void adopt();
  };
  const onReturn = () => document.visibilityState === 'visible' && void reloadCart();
  const ends = [
    onCartChange((change, before) => void sendToServer(change, before)),
    // The next user of this browser must not see the lines of this one.
    onForgetUser(() => show(useCart.getState().items.filter(({ cartItemId }) => cartItemId === undefined))),
    useSessionStore.subscribe(onSession),
    useCart.subscribe((cart, before) => {
      if (cart.isOpen && !before.isOpen) void reloadCart();
    }),
  ];
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  onSession();
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
  };
}
