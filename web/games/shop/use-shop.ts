import type { Answer } from '@atalaya/core/api';
import type { WornKind } from '@atalaya/core/games/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api';
import { wear } from '../../platform/appearance/look';
import { HttpError } from '../../platform/http-error';
import { useSession } from '../../platform/session';
import { toastError } from '../../platform/toast-error';
import { toast } from '../../ui/overlays/toast-store';

export type Shop = Answer<'GET /api/games/shop'>;
export type Item = Shop['items'][number];

/** The shop as the last answer of the server left it. */
export function useShop(loaded: Shop) {
  const [shop, setShop] = useState(loaded);
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  // Kept until the purchase is confirmed: pressing again after a lost answer does not buy twice.
  const purchases = useRef(new Map<string, string>());
  const { theme, frame } = shop.look;
  useEffect(() => {
    if (userId) wear({ userId, theme, frame });
  }, [userId, theme, frame]);

  const showMoved = (next: Shop) => {
    setShop(next);
    void queryClient.invalidateQueries({ queryKey: ['games', 'coins'] });
  };
  const undo = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      call('POST /api/games/shop/purchases/:id/undo', { params: { id } }),
    onSuccess: (next, { name }) => {
      showMoved(next);
      toast({ title: 'Compra deshecha', description: `${name}: te hemos devuelto las monedas.` });
    },
    onError: (error) => toastError('No se ha podido deshacer', error),
  });
  const buy = useMutation({
    mutationFn: async ({ id: itemId, price }: Item) => {
      const id = purchases.current.get(itemId) ?? crypto.randomUUID();
      purchases.current.set(itemId, id);
      return call('PUT /api/games/shop/purchases/:id', { params: { id }, body: { itemId, price } });
    },
    onSuccess: (next, { id: itemId, name }) => {
      const id = purchases.current.get(itemId);
      purchases.current.delete(itemId);
      showMoved(next);
      toast({
        title: `${name}: ya es tuyo`,
        description: 'Puedes deshacer la compra durante diez minutos, si no lo usas.',
        ...(id && { action: { label: 'Deshacer', onClick: () => undo.mutate({ id, name }) } }),
      });
    },
    onError: (error, { id }) => {
      // A refusal is final; without an answer the purchase may have been made.
      if (error instanceof HttpError) purchases.current.delete(id);
      toastError('No se ha comprado', error);
      void call('GET /api/games/shop').then(setShop, () => {});
    },
  });
  const put = useMutation({
    mutationFn: ({ kind, itemId }: { kind: WornKind; itemId: string | null }) =>
      call('PUT /api/games/shop/look/:kind', { params: { kind }, body: { itemId } }),
    onSuccess: setShop,
    onError: (error) => toastError('No se ha guardado', error),
  });
  return { shop, buy, undo, put };
}
