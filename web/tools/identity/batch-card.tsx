import { formatNumber } from '@atalaya/core/platform/number-format';
import { idMessage } from '@atalaya/core/tools/identity/dni';
import { type BatchRow, checkBatch, MOST_LINES, writeBatchCsv } from '@atalaya/core/tools/identity/id-batch';
import { Download, FileUp } from 'lucide-react';
import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react';
import { saveFile } from '../../platform/save-file';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { FieldError } from '../../ui/forms/field';
import { Textarea } from '../../ui/forms/textarea';
import { Table, Td, Th } from '../../ui/table';

const SHOWN_ROWS = 100;

const csvOf = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
const MOST_BYTES = 5_000_000;

/** Many numbers at once. They stay in the page: not in the address, not on the server. */
export function BatchCard() {
  const [text, setText] = useState('');
  const given = useDeferredValue(text);
  const batch = useMemo(() => checkBatch(given), [given]);
  const fault = batch.kind === 'fault' ? batch.fault : undefined;
  const [fileFault, setFileFault] = useState<string>();
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const isTooBig = file.size > MOST_BYTES;
    setFileFault(isTooBig ? 'El archivo pasa de 5 MB: divídelo. La lista sigue como estaba.' : undefined);
    if (!isTooBig) setText(await file.text());
    // The same file can be opened again after a correction.
    target.value = '';
  };
  return (
    <Card className="mt-5 noscript:hidden">
      <h2 className="text-h3">Muchos a la vez</h2>
      <p className="mt-2 max-w-[70ch] text-muted">
        Uno por línea, o la primera columna de un CSV, hasta {formatNumber(MOST_LINES)}. La lista no sale de
        tu dispositivo.
      </p>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-4">
          {isLong(text) ? (
            <LongList text={text} fault={fault} onClear={() => setText('')} />
          ) : (
            <Textarea
              label="Lista de números"
              rows={8}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
              style={{ fieldSizing: 'fixed' }}
              value={text}
              error={fault}
              onChange={(event) => setText(event.target.value)}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                if (!isLong(pasted)) return;
                event.preventDefault();
                setText(pasted);
              }}
            />
          )}
          <div className="grid justify-items-start gap-1.5">
            <input
              id="archivo"
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              aria-describedby={fileFault ? 'archivo-error' : undefined}
              onChange={openFile}
              className="peer sr-only"
            />
            <label
              htmlFor="archivo"
              className={buttonClass(
                { variant: 'outline', size: 'sm' },
                'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold',
              )}
            >
              <FileUp />
              Abrir un archivo CSV o de texto
            </label>
            {fileFault && <FieldError id="archivo-error">{fileFault}</FieldError>}
          </div>
        </div>
        {batch.kind === 'rows' && (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status">
                <b className="num text-[1.375rem]">{formatNumber(batch.valid)}</b> de{' '}
                {formatNumber(batch.rows.length)} correctos
                {batch.duplicates > 0 && `, ${formatNumber(batch.duplicates)} repetidos`}
              </p>
              <Button
                variant="outline"
                size="sm"
                onClick={() => saveFile('dni-nie.csv', csvOf(writeBatchCsv(batch.rows)))}
              >
                <Download />
                Descargar CSV
              </Button>
            </div>
            <Rows rows={batch.rows} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The table shows the beginning; the file holds them all. */
function Rows({ rows }: { rows: readonly BatchRow[] }) {
  return (
    <>
      <Table caption="Resultado de la lista" dense>
        <thead>
          <tr>
            <Th numeric>Línea</Th>
            <Th>Entrada</Th>
            <Th>Clase</Th>
            <Th>Resultado</Th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row) => (
            <tr key={row.line}>
              <Td numeric>{row.line}</Td>
              <Td className="max-w-48 truncate font-mono">{row.input}</Td>
              <Td>{row.kind ?? '—'}</Td>
              <Td>
                {idMessage(row)}
                {row.isDuplicate && ' (repetido)'}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > SHOWN_ROWS && (
        <p className="text-small text-muted">Se ven las primeras {SHOWN_ROWS}; el CSV las trae todas.</p>
      )}
    </>
  );
}

const MOST_TYPED = 20_000;
const PREVIEW = 120;

/** The browser takes longer to lay out ten thousand lines in a field than we take to check them. */
const isLong = (text: string): boolean => text.length > MOST_TYPED;

type LongListProps = { text: string; fault: string | undefined; onClear: () => void };

/** A list that was pasted or opened, in place of the field. */
function LongList({ text, fault, onClear }: LongListProps) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
  return (
    <section aria-labelledby="lista-larga" className="rounded-lg border border-line bg-sunken p-4">
      <h3 id="lista-larga" className="font-sans text-small font-semibold">
        Lista de {formatNumber(lines)} líneas
      </h3>
      <p className="mt-1 mb-3 line-clamp-2 font-mono text-small text-muted">{text.slice(0, PREVIEW)}…</p>
      {fault && <FieldError id="lista-larga-error">{fault}</FieldError>}
      <Button variant="outline" size="sm" className="mt-2" onClick={onClear}>
        Quitar la lista
      </Button>
    </section>
  );
}
