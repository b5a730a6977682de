import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { Button } from '../../ui/button';
import { SecretAddress } from '../../ui/forms/secret-address';
import { Dialog } from '../../ui/overlays/dialog';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';

const feedQuery = read('GET /api/podcast/feed');

type FeedDialogProps = { recorded: number; onClose: () => void };

/** The private feed: nobody has one until they ask for it. */
export default function FeedDialog({ recorded, onClose }: FeedDialogProps) {
  const feed = useQuery(feedQuery);
  const renewing = useAction(() => call('POST /api/podcast/feed'), {
    stale: [feedQuery.queryKey],
    failed: 'No se ha podido crear',
  });
  return (
    <Dialog open onOpenChange={onClose} title="Tu enlace privado">
      <div className="grid gap-4">
        <p>
          Pégalo en tu aplicación de podcasts y oirás allí los episodios grabados
          {recorded === 0
            ? ': todavía no hay ninguno'
            : ` (${formatCount(recorded, 'episodio', 'episodios')})`}
          . Los que lee la voz del navegador solo se oyen aquí.
        </p>
        {feed.isPending && <Skeleton className="h-24" />}
        {feed.isError && (
          <ErrorState heading="h3" title="No hemos podido leer tu enlace" retry={feed.refetch} />
        )}
        {feed.data === null && (
          <Button className="justify-self-start" busy={renewing.isBusy} onClick={() => renewing.run()}>
            Crear mi enlace
          </Button>
        )}
        {feed.data && (
          <SecretAddress
            path={feed.data.feedPath}
            warning="Las aplicaciones que usan el de ahora dejarán de recibir episodios hasta que pongas el nuevo."
            renew={renewing.run}
          />
        )}
      </div>
    </Dialog>
  );
}
