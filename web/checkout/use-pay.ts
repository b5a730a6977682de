import type { Input } from '@atalaya/core/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../platform/api';

type Order = Input<'POST /api/checkout/orders'>['body'];

/** Starts a payment and redirects to it. A refusal reloads the page, because prices or products have changed. */
export function usePay() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useMutation({
    retry: false,
    mutationFn: (body: Order) => call('POST /api/checkout/orders', { body }),
    onSuccess: ({ url }) => {
      // The simulated page is ours, Stripe's is external.
      if (url.startsWith('/')) return navigate(url);
      window.location.assign(url);
    },
    onError: () => revalidate(),
  });
}
