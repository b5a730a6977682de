import { Download } from 'lucide-react';
import { Button } from '../ui/button';
import type { ButtonLook } from '../ui/button-class';
import { useAction } from './action/use-action';
import { downloadFile } from './api';

type DownloadButtonProps = ButtonLook & { href: string; className?: string; children: string };

/** A file that the server makes. Not a link, because it may ask for the password first. */
export function DownloadButton({ href, children, ...look }: DownloadButtonProps) {
  const { run, isBusy } = useAction(() => downloadFile(href), {
    stale: [],
    failed: 'No se ha podido descargar',
  });
  return (
    <Button variant="outline" size="sm" {...look} busy={isBusy} onClick={() => void run()}>
      {!isBusy && <Download />}
      {children}
    </Button>
  );
}
