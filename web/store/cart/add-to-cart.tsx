import type { CartProduct } from '@atalaya/core/store/cart';
import { ShoppingCart } from 'lucide-react';
import { useAction } from '../../platform/action/use-action';
import { checkSession, useSession, useSessionStore } from '../../platform/session';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/overlays/toast-store';
import { Spinner } from '../../ui/spinner';
import { addOnServer } from './cart-sync';

/** For guests: `aria-disabled`, and pressing it asks to sign in. */
const off = 'border-line bg-sunken text-muted';

export function AddToCartIcon({ product }: { product: CartProduct }) {
  const { add, busy, isOff } = useAddToCart(product);
  return (
    <IconButton
      label={`Añadir al carrito: ${product.name}`}
      variant="outline"
      // Above the link that covers the card.
      className={cx('z-1', isOff && off)}
      aria-disabled={isOff || busy || undefined}
      aria-busy={busy || undefined}
      onClick={add}
    >
      {busy ? <Spinner /> : <ShoppingCart />}
    </IconButton>
  );
}

export function AddToCartButton({ product }: { product: CartProduct }) {
  const { add, busy, isLoading, isOff } = useAddToCart(product);
  return (
    <Button
      size="lg"
      full
      variant={isOff || isLoading ? 'outline' : 'primary'}
      className={isOff ? off : ''}
      aria-disabled={isOff || undefined}
      busy={busy}
      busyLabel="Añadiendo…"
      onClick={add}
    >
      <ShoppingCart />
      Añadir al carrito
    </Button>
  );
}

const signIn = {
  variant: 'destructive',
  title: 'Inicia sesión',
  description: 'Debes iniciar sesión para añadir productos al carrito',
} as const;

const added = {
  title: '¡Producto añadido!',
  description: 'El producto se ha añadido correctamente al carrito',
};

const notAdded = {
  variant: 'destructive',
  title: 'Error',
  description: 'No se pudo añadir el producto al carrito. Inténtalo de nuevo.',
} as const;

function useAddToCart(product: CartProduct) {
  const { user, isLoading } = useSession();
  const { run, isBusy } = useAction(
    async () => {
      // The session check may not have finished yet.
      if (useSessionStore.getState().isLoading) await checkSession();
      if (!useSessionStore.getState().currentUser) return signIn;
      await addOnServer(product);
      return added;
    },
    { stale: [], done: toast, caught: () => toast(notAdded) },
  );
  return { add: () => void run(), busy: isBusy, isLoading, isOff: user === null && !isLoading };
}
