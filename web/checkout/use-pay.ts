import type { Input } from '@atalaya/core/api';
import { useNavigate, useRevalidator } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';

type Order = Input<'POST /api/checkout/orders'>['body'];

/** Starts a payment and redirects to it. A refusal reloads the page, because prices or products have changed. */
export function usePay() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useAction((body: Order) => call('POST /api/checkout/orders', { body }), {
    stale: [],
    done: ({ url }) => {
      // The simulated page is ours, Stripe's is external.
      if (url.startsWith('/')) return navigate(url);
      window.location.assign(url);
    },
    caught: () => void revalidate(),
  });
}
