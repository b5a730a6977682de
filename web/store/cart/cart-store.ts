import {
  addToCart,
  type CartItem,
  type CartProduct,
  removeFromCart,
  setQuantity,
} from '@atalaya/core/store/cart';
import { create } from 'zustand';

/** A change to send to the server. */
export type CartChange =
  | { kind: 'quantity'; item: CartItem; quantity: number }
  | { kind: 'remove'; item: CartItem }
  | { kind: 'clear' };

type Listener = (change: CartChange, before: CartItem[]) => void;

type CartState = {
  items: CartItem[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  add: (product: CartProduct) => void;
  setQuantity: (productId: string, quantity: number) => void;
  remove: (productId: string) => void;
  clear: () => void;
  /** Sets the server's cart, or rolls back a refused change. */
  replace: (items: CartItem[]) => void;
};

let sendToServer: Listener = () => {};

/** For cart-sync.ts: called after every change, with the previous cart. */
export function onCartChange(listener: Listener): () => void {
  sendToServer = listener;
  return () => {
    sendToServer = () => {};
  };
}

/** Empty during server rendering and hydration; stored-cart.ts fills it in the browser. */
export const useCart = create<CartState>()((set, get) => {
  const change = (items: CartItem[], what: CartChange) => {
    const before = get().items;
    set({ items });
    sendToServer(what, before);
  };
  const itemOf = (productId: string) => get().items.find((item) => item.product.id === productId);
  return {
    items: [],
    isOpen: false,
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
    toggle: () => set({ isOpen: !get().isOpen }),
    add: (product) => set({ items: addToCart(get().items, product, new Date()) }),
    setQuantity: (productId, quantity) => {
      const item = itemOf(productId);
      if (!item) return;
      const items = setQuantity(get().items, productId, quantity);
      change(items, quantity > 0 ? { kind: 'quantity', item, quantity } : { kind: 'remove', item });
    },
    remove: (productId) => {
      const item = itemOf(productId);
      if (item) change(removeFromCart(get().items, productId), { kind: 'remove', item });
    },
    clear: () => change([], { kind: 'clear' }),
    replace: (items) => set({ items }),
  };
});
