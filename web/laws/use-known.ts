import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../platform/api';
import { useSession } from '../platform/session';
import { toastError } from '../platform/toast-error';

const known = read('GET /api/my-laws/known');

/** The articles in the user's review, and the way to put one in or take it out. */
export function useKnown() {
  const { user } = useSession();
  const client = useQueryClient();
  const list = useQuery({ ...known, enabled: user !== null });
  const change = useMutation({
    mutationFn: async ({ id, isKnown }: { id: string; isKnown: boolean }) => {
      if (isKnown) await call('DELETE /api/my-laws/known/:id', { params: { id } });
      else
        await call('PUT /api/my-laws/known/:id', { params: { id }, body: { answerId: crypto.randomUUID() } });
    },
    onError: (error) => toastError('No se ha guardado', error),
    onSettled: () => client.invalidateQueries({ queryKey: known.queryKey }),
  });
  const ids = new Set(list.data?.map(({ id }) => id));
  return {
    user,
    isKnown: (id: string) => ids.has(id),
    isBusy: (id: string) => change.isPending && change.variables.id === id,
    toggle: (id: string) => change.mutate({ id, isKnown: ids.has(id) }),
  };
}

export type Known = ReturnType<typeof useKnown>;
