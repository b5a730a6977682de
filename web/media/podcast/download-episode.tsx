import { CircleArrowDown, CircleCheck } from 'lucide-react';
import { addressOf } from '../../platform/api';
import { canDownload, type Prepared } from '../../platform/offline/downloads';
import { storageSentence } from '../../platform/offline/storage-sentence';
import { useDownload, useDownloads } from '../../platform/offline/use-downloads';
import { IconButton, IconButtonLink } from '../../ui/icon-button';
import { toast } from '../../ui/overlays/toast-store';
import { type Episode, episodePath } from './episode-link';

export const downloadIdOf = (id: string): string => `podcast-${id}`;

/** The page, the texts and the recording. */
export const prepared = ({ id, title, audio }: Episode): Prepared => ({
  id: downloadIdOf(id),
  kind: 'episode',
  title,
  path: episodePath(id),
  pages: [
    {
      path: '/campus-estudio/podcast',
      title: 'Podcast',
      data: [
        addressOf('GET /api/podcast/episodes'),
        addressOf('GET /api/podcast/episodes/:id', { params: { id } }),
        ...(audio ? [audio.path] : []),
      ],
    },
  ],
  bytes: 0,
});

type DownloadProps = { episode: Episode; className: string };

export function DownloadEpisode({ episode, className }: DownloadProps) {
  const downloads = useDownloads();
  const download = useDownload(async () => prepared(episode));
  if (!canDownload()) return null;
  if (downloads?.some(({ id }) => id === downloadIdOf(episode.id)))
    return (
      <IconButtonLink
        to="/campus-estudio/descargas"
        label="Descargado: ver tus descargas"
        variant="outline"
        className={className}
      >
        <CircleCheck />
      </IconButtonLink>
    );
  const start = () =>
    download.mutate(undefined, {
      onSuccess: () => toast({ title: 'Episodio descargado', description: 'Se abre también sin conexión.' }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'No se ha podido descargar',
          description: storageSentence(error),
        }),
    });
  return (
    <IconButton
      label={download.isPending ? 'Descargando' : 'Descargar para oírlo sin conexión'}
      variant="outline"
      className={className}
      disabled={download.isPending}
      onClick={start}
    >
      <CircleArrowDown className={download.isPending ? 'animate-pulse' : ''} />
    </IconButton>
  );
}
