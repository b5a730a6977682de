import type { Answer } from '@atalaya/core/api';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { Gift } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useRefresh } from '../profile/use-refresh';
import { Button } from '../ui/button';
import { Select } from '../ui/forms/select';
import { Note } from '../ui/note';
import { toast } from '../ui/overlays/toast-store';

type Right = Answer<'GET /api/checkout/rights'>['rights'][number];
type Topic = { number: number; shortTitle: string };

type Document = Answer<'GET /api/checkout/rights'>['documents'][number];

const partWords: Partial<Record<Right['kind'], string>> = {
  topic: 'texto',
  test: 'test sin límite',
  scheme: 'esquema',
  flashcards: 'tarjetas',
  audio: 'audio',
};
const enumeration = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** Groups topics with the same grants and expiry. */
function groupsOf(rights: readonly Right[]) {
  const byTopic = new Map<number, Right[]>();
  for (const right of rights)
    if (partWords[right.kind])
      byTopic.set(Number(right.subject), [...(byTopic.get(Number(right.subject)) ?? []), right]);
  const groups = new Map<string, { label: string; until: string | null; numbers: number[] }>();
  for (const [number, own] of [...byTopic].sort(([a], [b]) => a - b)) {
    // A topic is always sold with its questions.
    const isOpen = (kind: string) =>
      own.some((right) => right.kind === kind || (kind === 'test' && right.kind === 'topic'));
    const parts = Object.entries(partWords).flatMap(([kind, word]) => (isOpen(kind) ? [word] : []));
    // A permanent grant outlasts a monthly one.
    const until = own.some(({ expiresAt }) => expiresAt === null)
      ? null
      : own.reduce((last, { expiresAt }) => (expiresAt && expiresAt > last ? expiresAt : last), '');
    const label = capitalize(enumeration.format(parts));
    const key = `${label} ${until}`;
    const group = groups.get(key) ?? { label, until, numbers: [] };
    groups.set(key, { ...group, numbers: [...group.numbers, number] });
  }
  return [...groups.values()];
}

type Props = { rights: readonly Right[]; documents: readonly Document[]; topics: readonly Topic[] };

/** Purchases and prizes, independent of the plan. */
export function RightsPanel({ rights, documents, topics }: Props) {
  const mocks = rights.filter(({ kind }) => kind === 'mock').length;
  const prize = rights.find(({ kind }) => kind === 'any-topic');
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
      {documents.length > 0 && (
        <div>
          <h3 className="text-h4">Para leer</h3>
          <ul className="mt-2 grid gap-1">
            {documents.map(({ productId, name }) => (
              <li key={productId}>
                <Link to={`/producto/${productId}/leer`} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groupsOf(rights).map(({ label, until, numbers }) => (
        <div key={`${label} ${until}`}>
          <h3 className="text-h4">{label}</h3>
          {until && <p className="text-small text-muted">Hasta el {inFull(until)}</p>}
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
  const choose = useAction(
    () => call('POST /api/checkout/rights/topic', { body: { topic: Number(topic) } }),
    {
      stale: [],
      done: async () => {
        await refresh();
        toast({ title: 'Tema abierto', description: `El tema ${topic} es tuyo.` });
      },
      failed: 'No se ha abierto',
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (topic !== '') choose.run();
  };
  return (
    <Note tone="success" icon={<Gift />}>
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
          <Button type="submit" disabled={topic === ''} busy={choose.isBusy} busyLabel="Abriendo…">
            Abrir el tema
          </Button>
        </div>
      </form>
    </Note>
  );
}
