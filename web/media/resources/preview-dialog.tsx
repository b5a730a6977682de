import type { Answer } from '@atalaya/core/api';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { buttonClass } from '../../ui/button-class';
import { Dialog } from '../../ui/overlays/dialog';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import { SheetBlock } from './sheet-block';

type Preview = Answer<'GET /api/resources/:id'>;

/** About the first page of a download, from the same text as the PDF. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setFault(undefined);
    call('GET /api/resources/:id', { params: { id } }).then(setPreview, (error) =>
      setFault(sentenceFor(error)),
    );
  }, [id, attempt]);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={preview?.title ?? 'Vista previa'}
      description={preview?.description}
      width="760px"
      footer={
        <a href={`/api/resources/${id}/file`} download={`${id}.pdf`} className={buttonClass({})}>
          <Download />
          Descargar el PDF
        </a>
      }
    >
      {fault && <ErrorState title={fault} heading="h3" retry={() => setAttempt(attempt + 1)} />}
      {!fault && !preview && <Skeleton className="h-80 rounded-lg" />}
      {preview && (
        <div className="grid gap-4">
          {preview.source && <p className="text-micro text-muted">{preview.source}</p>}
          {preview.blocks?.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
            <SheetBlock key={at} block={block} />
          ))}
          <p className="text-small text-muted">
            {preview.blocks
              ? 'El PDF sigue a partir de aquí.'
              : 'Es un fichero del equipo: ábrelo para verlo entero.'}
          </p>
        </div>
      )}
    </Dialog>
  );
}
