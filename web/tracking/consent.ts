import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';

const consentQuery = read('GET /api/consent');

/** Undefined until loaded. The settings page uses the same query. */
export const useConsent = () => useQuery({ ...consentQuery, staleTime: Number.POSITIVE_INFINITY }).data;

export function useAnswerConsent(failed?: string) {
  const queryClient = useQueryClient();
  return useAction(
    (answers: Partial<Record<ConsentKind, boolean>>) => call('PUT /api/consent', { body: answers }),
    {
      stale: [],
      done: (consent) => queryClient.setQueryData(consentQuery.queryKey, consent),
      failed,
      retries: true,
    },
  );
}
