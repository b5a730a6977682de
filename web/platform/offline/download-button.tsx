import { CircleCheck, Download as DownloadIcon } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button';
import type { ButtonLook } from '../../ui/button-class';
import { toast } from '../../ui/overlays/toast-store';
import { canDownload, type Prepared } from './downloads';
import { storageSentence } from './storage-sentence';
import { useDownload, useDownloads } from './use-downloads';

type DownloadButtonProps = ButtonLook & {
  /** The id of the download, to know whether this device has it. */
  id: string;
  children: string;
  /** The label once it is stored; null shows nothing then. */
  stored?: string | null;
  prepare: (userId: string) => Promise<Prepared>;
  onStored?: () => void;
  className?: string;
};

/** Stores something for use without network. Nothing is shown where the browser cannot. */
export function DownloadButton(props: DownloadButtonProps) {
  const { id, children, stored = 'Descargado', prepare, onStored, ...look } = props;
  const downloads = useDownloads();
  const download = useDownload(prepare);
  if (!canDownload()) return null;
  if (downloads?.some((one) => one.id === id))
    return stored === null ? null : (
      <ButtonLink {...look} to="/campus-estudio/descargas">
        <CircleCheck />
        {stored}
      </ButtonLink>
    );
  const start = () =>
    download.mutate(undefined, {
      onSuccess: () => onStored?.(),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'No se ha podido descargar',
          description: storageSentence(error),
        }),
    });
  return (
    <Button {...look} busy={download.isPending} busyLabel="Descargando…" onClick={start}>
      <DownloadIcon />
      {children}
    </Button>
  );
}
