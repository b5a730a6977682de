import type { OrderView } from '@atalaya/core/checkout/checkout.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { redirect } from 'react-router';
import { call, read } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { checkSession } from '../platform/session';
import { useCart } from '../store/cart/cart-store';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/success-page';
import { OrderOutcome } from './order-outcome';

export const meta = titled('Tu pedido', { robots: 'noindex' });

export const clientLoader = pageLoader(
  ({ url }) => {
    const id = url.searchParams.get('pedido');
    return id ? { order: from('GET /api/checkout/orders/:id', { params: { id } }) } : null;
  },
  async (load, page) => {
    await requireUser(page);
    const answers = await load();
    if (!answers) throw redirect('/perfil/compras');
    return answers;
  },
);

/** Opening this page proves nothing: it shows the server's state and polls while the order is pending. */
export default function CheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  const order = useOrder(loaderData.order);
  return (
    <div className="page-width max-w-3xl py-12 md:py-18" aria-live="polite">
      <OrderOutcome order={order} />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width max-w-3xl py-12 md:py-18">
    <Loading label="Abriendo tu pedido" className="grid min-h-dvh content-start gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56 rounded-lg" />
    </Loading>
  </div>
);

const LOOK_EVERY_MS = 1_500;
/** From this poll on, ask the server to query the provider. */
const ASK_AFTER_LOOKS = 4;

/** Polls an order until it is no longer pending. */
function useOrder(first: OrderView): OrderView {
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
