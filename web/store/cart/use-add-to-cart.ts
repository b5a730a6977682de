import type { CartProduct } from '@atalaya/core/store/cart';
import { useState } from 'react';
import { checkSession, useSession, useSessionStore } from '../../platform/session';
import { toast } from '../../ui/overlays/toast-store';
import { addOnServer } from './cart-sync';

const signIn = {
  variant: 'destructive',
  title: 'Inicia sesión',
  description: 'Debes iniciar sesión para añadir productos al carrito',
} as const;

export function useAddToCart(product: CartProduct) {
  const { user, isLoading } = useSession();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      // The session check may not have finished yet.
      if (useSessionStore.getState().isLoading) await checkSession();
      if (!useSessionStore.getState().currentUser) return void toast(signIn);
      await addOnServer(product);
      toast({
        title: '¡Producto añadido!',
        description: 'El producto se ha añadido correctamente al carrito',
      });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'No se pudo añadir el producto al carrito. Inténtalo de nuevo.',
      });
    } finally {
      setBusy(false);
    }
  };
  return { add: () => void (busy || add()), busy, isLoading, isOff: user === null && !isLoading };
}
