import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, read } from '../platform/api';
import { useSession } from '../platform/session';
import { toastError } from '../platform/toast-error';
import { addToLikes, postsQuery } from './posts-queries';

type Kind = 'like' | 'save';
type Marks = { liked: number[]; saved: number[] };
type Change = { postId: number; kind: Kind; on: boolean };

const none: Marks = { liked: [], saved: [] };
const keys = { like: 'liked', save: 'saved' } as const;

const changed = (marks: Marks, { postId, kind, on }: Change): Marks => {
  const key = keys[kind];
  const others = marks[key].filter((id) => id !== postId);
  return { ...marks, [key]: on ? [postId, ...others] : others };
};

/** Likes and saved posts of this reader. Updates are optimistic and rolled back on failure. */
export function useMarks() {
  const { user, isLoading } = useSession();
  const client = useQueryClient();
  const reader = user?.id ?? 'visitante';
  const query = useMemo(() => {
    const asked = read('GET /api/blog/marks');
    return { ...asked, queryKey: [...asked.queryKey, { de: reader }], enabled: !isLoading };
  }, [reader, isLoading]);
  const { data } = useQuery(query);
  const marks = data?.liked && data.saved ? data : none;
  return {
    saved: marks.saved,
    isOn: (kind: Kind, postId: number) => marks[keys[kind]].includes(postId),
    toggle: (kind: Kind, postId: number) => {
      const { queryKey } = query;
      const now = client.getQueryData<Marks>(queryKey) ?? none;
      const change = { postId, kind, on: !now[keys[kind]].includes(postId) };
      // The observer is created on press, because a page has a dozen of these buttons. Failures are handled in the
      // mutation.
      new MutationObserver(client, changing(client, queryKey)).mutate(change).catch(() => {});
    },
  };
}

const changing = (
  client: QueryClient,
  queryKey: QueryKey,
): MutationObserverOptions<unknown, Error, Change> => ({
  retry: false,
  scope: { id: 'blog-marks' },
  mutationFn: ({ postId, kind, on }) =>
    call(on ? 'PUT /api/blog/posts/:id/marks/:kind' : 'DELETE /api/blog/posts/:id/marks/:kind', {
      params: { id: postId, kind },
    }),
  onMutate: async (change) => {
    // Cancels running requests, which would overwrite the optimistic value.
    const onTheirWay = [queryKey, ...(change.kind === 'like' ? [postsQuery.queryKey] : [])];
    await Promise.all(onTheirWay.map((key) => client.cancelQueries({ queryKey: key })));
    const before = client.getQueryData<Marks>(queryKey) ?? none;
    client.setQueryData(queryKey, changed(before, change));
    if (change.kind === 'like') addToLikes(client, change.postId, change.on ? 1 : -1);
  },
  onError: (error, change) => {
    const undone = { ...change, on: !change.on };
    client.setQueryData(queryKey, changed(client.getQueryData<Marks>(queryKey) ?? none, undone));
    if (change.kind === 'like') addToLikes(client, change.postId, undone.on ? 1 : -1);
    toastError('No se ha guardado', error);
  },
  onSettled: (_answer, _error, { kind }) => {
    void client.invalidateQueries({ queryKey });
    if (kind === 'like') void client.invalidateQueries({ queryKey: postsQuery.queryKey });
  },
});
