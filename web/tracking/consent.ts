import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../platform/api';

const consentQuery = read('GET /api/consent');

/** Undefined until loaded. The settings page uses the same query. */
export const useConsent = () => useQuery({ ...consentQuery, staleTime: Number.POSITIVE_INFINITY }).data;

export function useAnswerConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: Partial<Record<ConsentKind, boolean>>) =>
      call('PUT /api/consent', { body: answers }),
    onSuccess: (consent) => queryClient.setQueryData(consentQuery.queryKey, consent),
  });
}
