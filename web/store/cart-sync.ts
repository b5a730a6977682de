import { type CartItem, itemOf, restoreLine, unsentLines } from '@atalaya/core/store/cart';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { onForgetUser, useSessionStore } from '../platform/session';
import { type CartChange, onCartChange, useCart } from './cart-store';

/** Changes that the server has not answered yet: what it says meanwhile is older than what is shown. */
let pending = 0;
/** Counts changes, so that an answer can be known to be older than one of them. */
let changes = 0;
/** The last change of each line; the next one waits for it, so that the server hears them in order. */
const turns = new Map<string, Promise<unknown>>();

const isSignedIn = (): boolean => useSessionStore.getState().currentUser !== null;
const show = (items: readonly CartItem[]): void => useCart.getState().replace([...items]);

/** Reads the server's cart and shows it, unless something changed here while it was on its way. */
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

/** Not through call(): a session that has just ended is no fault of the cart's, and nothing to be logged. */
async function fetchItems(): Promise<CartItem[] | undefined> {
  const response = await fetch('/api/store/cart', { credentials: 'include' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new HttpError(response.status, response.statusText);
  const body: { items?: unknown } = await response.json();
  return Array.isArray(body.items) ? body.items.map(itemOf) : undefined;
}

/** Someone has signed in: what this browser kept joins what the server has, which is then shown. */
async function takeUp(): Promise<void> {
  const items = unsentLines(useCart.getState().items);
  if (items.length === 0) return reloadCart();
  try {
    const merged = await call('POST /api/store/cart/merge', { body: { items } });
    show(merged.items.map(itemOf));
  } catch {
    // Said in the log already. The lines stay here, and are offered again the next time.
  }
}

async function inTurn(key: string, act: () => Promise<unknown>): Promise<void> {
  pending += 1;
  changes += 1;
  const turn = (turns.get(key) ?? Promise.resolve()).then(act);
  const settled = turn.catch(() => {});
  turns.set(key, settled);
  try {
    await turn;
  } finally {
    pending -= 1;
    if (turns.get(key) === settled) turns.delete(key);
  }
}

const isNews = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

async function tellServer(change: CartChange, before: CartItem[]): Promise<void> {
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
    // A line that another device took out is gone here too; any other refusal puts back what was there.
    if (isNews(error)) await reloadCart();
    else show(restoreLine(useCart.getState().items, before, product.id));
  }
}

/** Adds one unit on the server first: the line shows once it is really there. Throws where it could not be added. */
export async function addOnServer(productId: string, showLine: () => void): Promise<void> {
  await inTurn(productId, () => call('POST /api/store/cart', { body: { productId, quantity: 1 } }));
  showLine();
  await reloadCart();
}

/** Keeps the cart and the server's of one mind: at sign-in, after each change, and when somebody comes back to the tab. */
export function startCartSync(): () => void {
  let known: string | undefined;
  const onSession = () => {
    const id = useSessionStore.getState().currentUser?.id;
    if (id === known) return;
    known = id;
    if (id) void takeUp();
  };
  const onReturn = () => document.visibilityState === 'visible' && void reloadCart();
  const ends = [
    onCartChange((change, before) => void tellServer(change, before)),
    // What the server has is that user's alone; whoever comes next must not see it.
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
