import type { Answer } from '@atalaya/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../platform/api';

export type UserDetail = Answer<'GET /api/admin/users/:id'>;
/** Every change returns the whole account, which replaces the shown one; lists refetch. */
export type OnChanged = (user: UserDetail) => void;

const userQuery = (id: string) => read('GET /api/admin/users/:id', { params: { id } });

export function useAdminUser(id: string | null) {
  const queryClient = useQueryClient();
  const refresh = (path: string) => void queryClient.invalidateQueries({ queryKey: [path] });
  const query = useQuery({
    ...userQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const changed: OnChanged = (user) => {
    queryClient.setQueryData(userQuery(user.id).queryKey, user);
    refresh('/api/admin/users');
    refresh('/api/admin/audit');
  };
  return { query, changed, deleted: () => refresh('/api/admin/users') };
}
