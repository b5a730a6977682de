import type { OrderView } from '@atalaya/core/checkout/checkout.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, read } from '../platform/api';
import { checkSession } from '../platform/session';
import { useCart } from '../store/cart/cart-store';

const LOOK_EVERY_MS = 1_500;
/** From this poll on, ask the server to query the provider. */
const ASK_AFTER_LOOKS = 4;

/** Polls an order until it is no longer pending. */
export function useOrder(first: OrderView): OrderView {
  const looks = useRef(0);
  const { queryKey, queryFn } = read('GET /api/checkout/orders/:id', { params: { id: first.id } });
  const { data = first } = useQuery({
    queryKey,
    queryFn: async (context) => {
      looks.current += 1;
      // Only every few polls, because it costs a request to the provider.
      if (looks.current % ASK_AFTER_LOOKS === 0)
        return call('POST /api/checkout/orders/:id/check', { params: { id: first.id } });
      return queryFn(context);
    },
    initialData: first,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? LOOK_EVERY_MS : false),
  });
  useEffect(() => {
    if (data.state !== 'paid') return;
    // The purchase changes the plan in the header and empties the cart.
    void checkSession();
    const bought = new Set(data.lines.map(({ productId }) => productId));
    const { items, replace } = useCart.getState();
    replace(items.filter(({ product }) => !bought.has(product.id)));
  }, [data]);
  return data;
}
