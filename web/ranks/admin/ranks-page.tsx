import { formatNumber } from '@atalaya/core/platform/number-format';
import { medalResource, rankResource } from '@atalaya/core/ranks/admin/ranks';
import { fields, frames, metals, ribbons, shapes, symbols } from '@atalaya/core/ranks/drawing';
import { isMeasure, measureFacts } from '@atalaya/core/ranks/measures';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../admin/page-head';
import type { Cells } from '../../admin/resource/described-columns';
import { ResourcePage } from '../../admin/resource/resource-page';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { Segmented } from '../../ui/forms/segmented';
import { Emblem } from '../emblem';
import { Medal } from '../medal';

export const meta = titled('Rangos y medallas', { robots: 'noindex' });

const parts = ['rangos', 'medallas'] as const;
const labels = { rangos: 'Rangos', medallas: 'Medallas' };

type Values = Readonly<Record<string, unknown>>;
const among = <T extends string>(list: readonly T[], value: unknown, other: T): T =>
  list.find((one) => one === value) ?? other;
const number = (value: unknown): number => Math.max(0, Number(String(value ?? 0).replace(',', '.')) || 0);

const onOff: Cells = {
  state: {
    cell: ({ state, deletedAt }) =>
      state === 'published' && !deletedAt ? <Badge tone="success">En uso</Badge> : <Badge>Apagado</Badge>,
  },
};
const medalCells: Cells = {
  ...onOff,
  measure: {
    cell: ({ measure }) => {
      const name = String(measure);
      return isMeasure(name) ? measureFacts[name].label : name;
    },
  },
};

export default function AdminRanksPage() {
  const [search, setSearch] = useSearchParams();
  const part = among(parts, search.get('parte'), 'rangos');
  return (
    <>
      <PageHead title="Rangos y medallas" note="Criterios, dibujos y cuántas personas los cumplen" />
      <div className="mb-6">
        <Segmented
          label="Parte"
          options={parts.map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={(value) => setSearch({ parte: value })}
        />
      </div>
      {part === 'rangos' ? (
        <ResourcePage
          key={part}
          resource={rankResource}
          cells={onOff}
          isPart
          preview={(rank) => <RankPreview rank={rank} />}
        />
      ) : (
        <ResourcePage
          key={part}
          resource={medalResource}
          cells={medalCells}
          isPart
          preview={(medal) => <MedalPreview medal={medal} />}
        />
      )}
    </>
  );
}

/** The form's values have no id: the open record is in the address. */
const useOpenId = (): { id?: string } => {
  const id = useSearchParams()[0].get('ficha');
  return id ? { id } : {};
};

function RankPreview({ rank }: { rank: Values }) {
  const open = useOpenId();
  const query = {
    ...open,
    hours: number(rank.hours),
    accuracy: number(rank.accuracy),
    topics: number(rank.topics),
    mocks: number(rank.mocks),
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Emblem
        parts={{
          frame: among(frames, rank.frame, 'shield'),
          field: among(fields, rank.field, 'night'),
          chevrons: Math.min(3, Math.floor(number(rank.chevrons))),
          rays: Math.min(16, Math.floor(number(rank.rays))),
        }}
        name={String(rank.name ?? '')}
        className="h-40"
      />
      <Holders asked={query} load={() => call('GET /api/admin/ranks-preview', { query })} />
    </div>
  );
}

function MedalPreview({ medal }: { medal: Values }) {
  const measure = String(medal.measure ?? '');
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex items-center gap-4">
        <Medal
          parts={{
            ribbon: among(ribbons, medal.ribbon, 'navy-gold'),
            shape: among(shapes, medal.shape, 'round'),
            metal: among(metals, medal.metal, 'bronze'),
            symbol: among(symbols, medal.symbol, 'tower'),
            figure: medal.figure ? String(medal.figure).slice(0, 4) : null,
          }}
          className="w-20"
        />
        <p>
          <b className="block font-display text-h4 font-bold">{String(medal.name ?? '')}</b>
          {String(medal.text ?? '')}
        </p>
      </div>
      {isMeasure(measure) && <MedalHolders medal={medal} measure={measure} />}
    </div>
  );
}

function MedalHolders({ medal, measure }: { medal: Values; measure: keyof typeof measureFacts }) {
  const open = useOpenId();
  const query = {
    ...open,
    ...(medal.parameter ? { parameter: String(medal.parameter).slice(0, 10) } : {}),
    measure,
    threshold: number(medal.threshold),
  };
  return <Holders asked={query} load={() => call('GET /api/admin/medals-preview', { query })} />;
}

type Held = { users: number; meet: number; hold: number };
type HoldersProps = { asked: object; load: () => Promise<Held> };

/** How many users meet a criterion as it is written now. */
function Holders({ asked, load }: HoldersProps) {
  const { data, error } = useQuery({ queryKey: ['ranks-preview', asked], queryFn: load, retry: false });
  if (error) return <p role="alert">{sentenceFor(error)}</p>;
  if (!data) return <p className="text-muted">Contando…</p>;
  return (
    <p>
      Ahora lo cumplen <b>{formatNumber(data.meet)}</b> de {formatNumber(data.users)}{' '}
      {data.users === 1 ? 'persona' : 'personas'} con estudio; lo tienen ya <b>{formatNumber(data.hold)}</b>,
      y nadie lo pierde.
    </p>
  );
}
