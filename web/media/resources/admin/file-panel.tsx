import { PDF_TYPE, pdfFault } from '@atalaya/core/media/resources/own-pdf';
import { formatCount } from '@atalaya/core/platform/number-format';
import { formatSize } from '@atalaya/core/platform/text/size';
import { Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ResourceRecord } from '../../../admin/resource/resource-calls';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/forms/input';
import { toast } from '../../../ui/overlays/toast-store';
import { Section } from '../../../ui/section';

type OwnFile = { bytes: number; pages: number };

const isFile = (value: unknown): value is OwnFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'pages' in value;

/** The downloads of a resource and, if it is not made of the content, its file. */
export function FilePanel({ record }: { record: ResourceRecord }) {
  const id = String(record.id);
  const [file, setFile] = useState<OwnFile | null>(isFile(record.file) ? record.file : null);
  const upload = useAction(
    (chosen: File) => call('POST /api/admin/free-resources/:id/file', { params: { id }, file: chosen }),
    {
      stale: [],
      done: (next) => {
        setFile(next);
        toast({ title: 'PDF guardado' });
      },
    },
  );
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('file');
    if (!(chosen instanceof File) || chosen.size === 0) return upload.refuse({ file: 'Elige un fichero.' });
    const found = pdfFault(chosen);
    if (found) upload.refuse({ file: found });
    else upload.run(chosen);
  };
  return (
    <Section
      id="resource-file"
      title="Fichero y descargas"
      heading="h3"
      className="mt-8 grid gap-4 border-t border-line pt-6"
    >
      <p>
        {formatCount(Number(record.downloads ?? 0), 'descarga', 'descargas')} en total,{' '}
        {Number(record.recentDownloads ?? 0)} en los últimos 30 días.
      </p>
      {record.isGenerated === true ? (
        <p className="text-muted">
          Se hace con el contenido y cambia con él.{' '}
          <a href={`/api/resources/${id}/file`} download={`${id}.pdf`} className="link">
            Descargar el PDF
          </a>
        </p>
      ) : (
        <>
          <p>
            {file
              ? `PDF de ${formatCount(file.pages, 'página', 'páginas')}, ${formatSize(file.bytes)}.`
              : 'Sin fichero: no se publica hasta que subas un PDF.'}
          </p>
          <form method="post" noValidate onSubmit={send} className="grid gap-4">
            <Input
              label="Fichero"
              type="file"
              name="file"
              accept={PDF_TYPE}
              hint="PDF de hasta 20 MB, sin contraseña. Se mira el contenido, no el nombre."
              error={upload.faults.file ?? upload.fault}
            />
            <Button
              type="submit"
              variant="outline"
              size="sm"
              className="justify-self-start"
              busy={upload.isBusy}
              busyLabel="Guardando…"
            >
              <Upload />
              {file ? 'Cambiar el PDF' : 'Guardar el PDF'}
            </Button>
          </form>
        </>
      )}
    </Section>
  );
}
