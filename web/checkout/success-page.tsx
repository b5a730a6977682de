import { brand } from '@atalaya/core/brand';
import { data, redirect } from 'react-router';
import { addressOf, call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import type { PageHandle } from '../platform/page-handle';
import { requireUser } from '../platform/require-user';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/success-page';
import { OrderOutcome } from './order-outcome';
import { useOrder } from './use-order';

export const meta: Route.MetaFunction = () => [
  { title: `Tu pedido | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export const handle: PageHandle = {
  preload({ url }) {
    const id = url.searchParams.get('pedido');
    return id ? [addressOf('GET /api/checkout/orders/:id', { params: { id } })] : [];
  },
};

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await requireUser({ url });
  const id = url.searchParams.get('pedido');
  if (!id) throw redirect('/perfil/compras');
  const order = await call('GET /api/checkout/orders/:id', { params: { id } }).catch((error) => {
    if (error instanceof HttpError && [400, 404].includes(error.status)) throw data(null, { status: 404 });
    throw error;
  });
  return { order };
}

/** Opening this page proves nothing: it shows the server's state and polls while the order is pending. */
export default function CheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  const order = useOrder(loaderData.order);
  return (
    <div className="page-width max-w-3xl py-12 md:py-18" aria-live="polite">
      <OrderOutcome order={order} />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="page-width max-w-3xl py-12 md:py-18">
      <Loading label="Abriendo tu pedido" className="grid min-h-dvh content-start gap-6">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-56 rounded-lg" />
      </Loading>
    </div>
  );
}
