import type { Answer } from '@atalaya/core/api';
import { MAX_LAW_BYTES } from '@atalaya/core/laws/import-limit';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Upload } from 'lucide-react';
import type { FormEvent } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { Section } from '../../ui/section';
import { changesQuery } from './law-changes';

/** Sends a consolidated text of the BOE and says what changed. */
export function LawImport() {
  const send = useAction((file: File) => call('POST /api/admin/laws/texts', { file }), {
    // With the list of drafts, which has a new one.
    stale: [changesQuery.queryKey, ['/api/admin/law-updates']],
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return send.refuse({ file: 'Elige un archivo XML.' });
    if (file.size > MAX_LAW_BYTES)
      return send.refuse({ file: 'El archivo pasa de 20 MB: los del BOE son más pequeños.' });
    send.run(file);
  };
  return (
    <Section
      id="importar"
      title="Importar un texto oficial"
      titleClass="text-h4"
      className="rounded-lg border border-line bg-surface p-5"
    >
      <form method="post" noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-4">
        <Input
          label="Texto consolidado del BOE"
          type="file"
          name="file"
          accept=".xml,text/xml,application/xml"
          hint="El XML de los datos abiertos, con todas sus versiones. Lo que cambie queda marcado al momento."
          error={send.faults.file ?? send.fault}
          fieldClassName="min-w-0 flex-1 basis-80"
        />
        <Button type="submit" busy={send.isBusy} busyLabel="Importando" className="mt-7">
          <Upload />
          Importar
        </Button>
      </form>
      {send.answer && (
        <p role="status" className="mt-3 text-small">
          <b>{send.answer.law.shortName}</b>:{' '}
          {formatCount(send.answer.articles, 'artículo guardado', 'artículos guardados')}.{' '}
          {outcomeOf(send.answer)}
        </p>
      )}
    </Section>
  );
}

function outcomeOf({ changed, gone, marked }: Answer<'POST /api/admin/laws/texts'>): string {
  if (changed.length === 0) return 'No ha cambiado nada desde que lo comprobamos.';
  const counts = [
    formatCount(marked.questions, 'pregunta', 'preguntas'),
    formatCount(marked.flashcards, 'tarjeta', 'tarjetas'),
    `${formatCount(marked.others, 'texto', 'textos')} nuestros`,
  ];
  const left = gone.length > 0 ? ` Ya no están en la ley: ${gone.join(', ')}.` : '';
  return `Cambian ${changed.join(', ')}.${left} Quedan por revisar ${counts.join(', ')}. Hay un aviso en borrador.`;
}
