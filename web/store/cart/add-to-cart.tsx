import type { CartProduct } from '@atalaya/core/store/cart';
import { ShoppingCart } from 'lucide-react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { Spinner } from '../../ui/spinner';
import { useAddToCart } from './use-add-to-cart';

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
      {busy ? <Spinner /> : <ShoppingCart aria-hidden="true" />}
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
      <ShoppingCart aria-hidden="true" />
      Añadir al carrito
    </Button>
  );
}
