import { MAX_IMPORT_BYTES } from '@atalaya/core/admin/import-status';
import { naturalKeyLabels } from '@atalaya/core/admin/imports/natural-key';
import { headerOf } from '@atalaya/core/admin/record-cells';
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../ui/cx';
import { Spinner } from '../../../ui/spinner';

type FilePickerProps = { resource: ResourceDescription; busy: boolean; onPick: (file: File) => void };

const MEGABYTE = 1024 * 1024;

export function FilePicker({ resource, busy, onPick }: FilePickerProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [fault, setFault] = useState('');
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    // Checked on the server too; this avoids the upload.
    const isTooLarge = file.size > MAX_IMPORT_BYTES;
    setFault(isTooLarge ? `El fichero pasa de ${MAX_IMPORT_BYTES / MEGABYTE} MB. Divídelo en varios.` : '');
    if (!isTooLarge) onPick(file);
  };
  return (
    <div className="grid gap-3">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={cx(
          'grid cursor-pointer justify-items-center gap-2 rounded-lg border-2 border-dashed px-5 py-8 text-center transition-colors hover:bg-navy-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
          isOver ? 'border-navy bg-navy-tint' : 'border-line-strong',
        )}
      >
        {busy ? <Spinner /> : <FileUp className="size-7 text-navy" />}
        <span className="font-semibold">
          {busy ? 'Comprobando el fichero…' : 'Elige un fichero o suéltalo aquí'}
        </span>
        <span className="text-small text-muted">
          CSV o JSON, en UTF-8, UTF-16 o Latin-1, hasta {MAX_IMPORT_BYTES / MEGABYTE} MB
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          className="sr-only"
          disabled={busy}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Allows choosing the same file again after correcting it.
            target.value = '';
          }}
        />
      </label>
      {fault && (
        <p role="alert" className="text-small text-danger">
          {fault}
        </p>
      )}
      <details className="text-small">
        <summary className="font-semibold">Columnas del fichero</summary>
        <p className="mt-2 text-muted">
          <code className="wrap-anywhere">{headerOf(resource.fields).join(';')}</code>
        </p>
        <p className="mt-2 text-muted">
          {resource.naturalKey ? (
            <>
              Sin <code>id</code> se busca por {naturalKeyLabels(resource)}, y si no existe se crea.
            </>
          ) : (
            <>
              Sin <code>id</code> se crea una clave nueva.
            </>
          )}{' '}
          Una exportación sirve de plantilla: se puede volver a importar tal cual.
        </p>
      </details>
    </div>
  );
}
