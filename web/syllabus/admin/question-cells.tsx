import { valueAt } from '@atalaya/core/admin/record-cells';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { isNearlyEveryone } from '@atalaya/core/syllabus/questions/corrector';
import type { Cells } from '../../admin/resource/described-columns';
import type { ResourceRecord } from '../../admin/resource/resource-calls';
import { useContentChoices } from './choices';

/** «CE 17.2», the named source, or a warning that there is neither. */
function Backing({ record }: { record: ResourceRecord }) {
  const laws = useContentChoices()['reference.law'] ?? [];
  const law = valueAt(record, 'reference.law');
  if (law) {
    const name = laws.find(({ value }) => value === law)?.label ?? String(law);
    const place = ['reference.article', 'reference.paragraph'].map((path) => valueAt(record, path));
    return (
      <span className="block max-w-36 truncate">
        {name} {place.filter(Boolean).join('.')}
      </span>
    );
  }
  if (record.source)
    return <span className="block max-w-36 truncate text-muted">{String(record.source)}</span>;
  return <span className="font-semibold text-warning">Falta</span>;
}

function Hits({ record }: { record: ResourceRecord }) {
  const total = Number(record.answered);
  const errors = Number(record.failed);
  const share = Math.round(((total - errors) / total) * 100);
  const tone = isNearlyEveryone({ total, errors }) ? 'bg-danger' : share < 50 ? 'bg-warning' : 'bg-success';
  return (
    <span className="inline-flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="h-1.5 w-14 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <span className={`block h-full ${tone}`} style={{ width: `${share}%` }} />
      </span>
      <span className="font-semibold">{share} %</span>
    </span>
  );
}

export const statCells: Cells = {
  reference: { header: 'Referencia', cell: (record) => <Backing record={record} /> },
  hits: {
    header: 'Aciertos',
    numeric: true,
    cell: (record) => (record.answered ? <Hits record={record} /> : null),
  },
  answered: {
    header: 'Respuestas',
    numeric: true,
    cell: ({ answered }) => (answered ? formatNumber(Number(answered)) : null),
  },
};

export const questionCells: Cells = {
  ...statCells,
  answer: { header: 'Clave', cell: ({ answer }) => <span className="font-semibold">{String(answer)}</span> },
};
