import { localInSpain } from '@atalaya/core/platform/madrid-time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Dialog } from '../../ui/overlays/dialog';
import { Loading, Skeleton } from '../../ui/skeleton';

/** The earlier texts of a post. */
export function HistoryDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, error } = useQuery({
    ...read('GET /api/forum/posts/:id/history', { params: { id: postId } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Cambios de este mensaje"
      description="Lo que decía antes de cada cambio, lo último primero."
    >
      {error && <p role="alert">{sentenceFor(error)}</p>}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      <ol className="grid gap-5">
        {data?.map(({ body, replacedAt }) => (
          <li key={replacedAt}>
            <p className="text-small font-semibold">Hasta el {localInSpain(replacedAt).replace('T', ', ')}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{body}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
