import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import type { ButtonLook } from '../ui/button-class';
import { downloadFile } from './api';
import { toastError } from './toast-error';

type DownloadButtonProps = ButtonLook & { href: string; className?: string; children: string };

/** A file that the server makes. Not a link, because it may ask for the password first. */
export function DownloadButton({ href, children, ...look }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(href);
    } catch (error) {
      toastError('No se ha podido descargar', error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" size="sm" {...look} busy={isBusy} onClick={download}>
      {!isBusy && <Download />}
      {children}
    </Button>
  );
}
