import { brand } from '@atalaya/core/brand';
import { data, redirect } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { requireUser } from '../profile/require-user';
import type { Route } from './+types/success-page';
import { OrderOutcome } from './order-outcome';
import { useOrder } from './use-order';

export const meta: Route.MetaFunction = () => [
  { title: `Tu pedido | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const id = args.url.searchParams.get('pedido');
  if (!id) throw redirect('/perfil/compras');
  const order = await callFrom(args.context)('GET /api/checkout/orders/:id', { params: { id } }).catch(
    (error) => {
      if (error instanceof HttpError && [400, 404].includes(error.status)) throw data(null, { status: 404 });
      throw error;
    },
  );
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
