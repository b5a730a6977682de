import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { drawingPath } from './drawing-path';

type DownloadsProps = { id: string; version: string; sheet: { width: number; height: number } };

/** SVG and PDF come from the server; the browser draws the PNG. */
export function Downloads({ id, version, sheet }: DownloadsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const address = (file: 'download.pdf' | 'download.svg') => drawingPath(id, file, version);
  const savePng = async () => {
    setState('busy');
    try {
      const { savePng } = await import('./save-png');
      await savePng(address('download.svg'), sheet, `${id}.png`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2">
        <a href={address('download.pdf')} download={`${id}.pdf`} className={look}>
          <Download /> PDF
        </a>
        <Button
          variant="outline"
          size="sm"
          busy={state === 'busy'}
          busyLabel="Preparando el PNG"
          onClick={() => void savePng()}
        >
          <Download /> PNG
        </Button>
        <a href={address('download.svg')} download={`${id}.svg`} className={look}>
          <Download /> SVG
        </a>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer /> Imprimir
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-3 text-danger">
          No se ha podido hacer el PNG. Comprueba la conexión y vuelve a pulsar, o descarga el PDF.
        </p>
      )}
    </div>
  );
}
