import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { QueryClient } from '@tanstack/react-query';
import { fetchQuery } from './api';
import { deviceOrNetwork } from './cache/device-or-network';
import { needsConfirming } from './confirm-identity';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchQuery(queryKey, signal),
        persister: deviceOrNetwork,
        staleTime: 5 * MINUTE_MS,
        gcTime: 15 * MINUTE_MS,
        retry: 1,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
      },
      mutations: {
        // Whoever has called off the dialog is not asked again.
        retry: (tries, error) => tries < 1 && !needsConfirming(error),
        retryDelay: 1000,
      },
    },
  });
