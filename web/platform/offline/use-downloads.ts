import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session';
import { type Download, listDownloads, type Prepared, storeDownload } from './downloads';

const keyOf = (userId: string | undefined) => ['downloads', userId];

/** What the user has downloaded on this device, newest first. */
export function useDownloads(): readonly Download[] | undefined {
  const userId = useSession().user?.id;
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => (userId ? listDownloads(userId) : []),
    networkMode: 'always',
    staleTime: 0,
    refetchOnMount: 'always',
  }).data;
}

export function useRefreshDownloads(): () => Promise<void> {
  const userId = useSession().user?.id;
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keyOf(userId) });
}

export function useDownload(prepare: (userId: string) => Promise<Prepared>) {
  const userId = useSession().user?.id;
  const refresh = useRefreshDownloads();
  return useMutation({
    mutationFn: async () => {
      if (userId) await storeDownload(userId, await prepare(userId));
    },
    networkMode: 'always',
    retry: false,
    onSuccess: refresh,
  });
}
