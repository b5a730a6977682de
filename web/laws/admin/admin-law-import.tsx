import type { Answer } from '@atalaya/core/api';
import { MAX_LAW_BYTES } from '@atalaya/core/laws/import-limit';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { changesQuery } from './admin-law-changes';

/** Sends a consolidated text of the BOE and says what changed. */
export function LawImport() {
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const send = useMutation({
    retry: false,
    mutationFn: (file: File) => call('POST /api/admin/laws/texts', { file }),
    onError: (error) => setFault(sentenceFor(error)),
    onSuccess: () => {
      // With the list of drafts, which has a new one.
      void client.invalidateQueries({ queryKey: ['/api/admin/law-updates'] });
      return client.invalidateQueries(changesQuery);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return setFault('Elige un archivo XML.');
    if (file.size > MAX_LAW_BYTES) return setFault('El archivo pasa de 20 MB: los del BOE son más pequeños.');
    setFault(undefined);
    if (!send.isPending) send.mutate(file);
  };
  return (
    <section aria-labelledby="importar" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="importar" className="text-h4">
        Importar un texto oficial
      </h2>
      <form method="post" noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-4">
        <Input
          label="Texto consolidado del BOE"
          type="file"
          name="file"
          accept=".xml,text/xml,application/xml"
          hint="El XML de los datos abiertos, con todas sus versiones. Lo que cambie queda marcado al momento."
          error={fault}
          fieldClassName="min-w-0 flex-1 basis-80"
        />
        <Button type="submit" busy={send.isPending} busyLabel="Importando" className="mt-7">
          <Upload aria-hidden="true" />
          Importar
        </Button>
      </form>
      {send.data && (
        <p role="status" className="mt-3 text-small">
          <b className="font-semibold">{send.data.law.shortName}</b>:{' '}
          {formatCount(send.data.articles, 'artículo guardado', 'artículos guardados')}.{' '}
          {outcomeOf(send.data)}
        </p>
      )}
    </section>
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
