import type { Answer } from '@atalaya/core/api';
import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { inFull } from '../admin/moments';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { useRefresh } from '../profile/use-refresh';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { Select } from '../ui/select';
import { toast } from '../ui/toast-store';

type Right = Answer<'GET /api/checkout/rights'>['rights'][number];
type Topic = { number: number; shortTitle: string };

const kindWords: Partial<Record<Right['kind'], string>> = {
  topic: 'Temas',
  test: 'Test sin límite',
  scheme: 'Esquemas',
  flashcards: 'Tarjetas',
  audio: 'Para escuchar',
};

/** What was bought or won and stays open, whatever the plan. */
export function RightsPanel({ rights, topics }: { rights: readonly Right[]; topics: readonly Topic[] }) {
  const mocks = rights.filter(({ kind }) => kind === 'mock').length;
  const prize = rights.find(({ kind }) => kind === 'any-topic');
  const groups = Object.entries(kindWords).flatMap(([kind, label]) => {
    const numbers = [
      ...new Set(rights.filter((right) => right.kind === kind).map(({ subject }) => Number(subject))),
    ].sort((a, b) => a - b);
    return numbers.length > 0 ? [{ label, numbers }] : [];
  });
  return (
    <div className="grid gap-6">
      {prize && <ChooseTopic until={prize.expiresAt} topics={topics} />}
      {mocks > 0 && (
        <p>
          {mocks === 1 ? 'Te queda un simulacro completo' : `Te quedan ${mocks} simulacros completos`}.{' '}
          <Link to="/campus-estudio/simulacros" className="link">
            Ir a los simulacros
          </Link>
        </p>
      )}
      {groups.map(({ label, numbers }) => (
        <div key={label}>
          <h3 className="text-h4">{label}</h3>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {numbers.map((number) => (
              <li key={number}>
                <Link to={`/campus-estudio/temario/tema-${number}`} className="link">
                  Tema {number}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ChooseTopic({ until, topics }: { until: string | null; topics: readonly Topic[] }) {
  const [topic, setTopic] = useState('');
  const refresh = useRefresh();
  const choose = useMutation({
    retry: false,
    mutationFn: () => call('POST /api/checkout/rights/topic', { body: { topic: Number(topic) } }),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Tema abierto', description: `El tema ${topic} es tuyo.` });
    },
    onError: (error) =>
      toast({ title: 'No se ha abierto', description: sentenceFor(error), variant: 'destructive' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (topic !== '' && !choose.isPending) choose.mutate();
  };
  return (
    <Note tone="success" icon={<Gift aria-hidden="true" />}>
      <form onSubmit={submit} className="grid gap-3">
        <p>
          Has ganado un tema completo en la ruleta. Elígelo
          {until && ` antes del ${inFull(until)}`} y se queda abierto para siempre.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Tema"
            fieldClassName="min-w-0 flex-1 basis-60"
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
            placeholder="Elige un tema"
            options={topics.map(({ number, shortTitle }) => ({
              value: String(number),
              label: `${number}. ${shortTitle}`,
            }))}
          />
          <Button type="submit" disabled={topic === ''} busy={choose.isPending} busyLabel="Abriendo…">
            Abrir el tema
          </Button>
        </div>
      </form>
    </Note>
  );
}
