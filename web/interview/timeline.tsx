import {
  sourceNames,
  type TimelineEntry,
  type TimelineFinding,
  timelineFindings,
  timelineSources,
} from '@atalaya/core/interview/timeline';
import { formatCount } from '@atalaya/core/platform/number-format';
import { CircleCheck, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Select } from '../ui/forms/select';
import { IconButton } from '../ui/icon-button';
import { Note } from '../ui/note';

type TimelineProps = {
  entries: readonly TimelineEntry[];
  onChange: (entries: readonly TimelineEntry[]) => void;
};

const NEW: TimelineEntry = { what: '', source: 'account', from: '', to: '' };

/** Dates from three sources, compared as they are typed. */
export function Timeline({ entries, onChange }: TimelineProps) {
  const findings = timelineFindings(entries);
  const change = (index: number, part: Partial<TimelineEntry>) =>
    onChange(entries.map((entry, place) => (place === index ? { ...entry, ...part } : entry)));
  return (
    <section className="mt-8">
      <h2 className="text-h3">Tu línea del tiempo</h2>
      <p className="mt-1 text-small text-muted">
        Escribe lo mismo con el mismo nombre en las tres fuentes y verás si alguna fecha no coincide.
      </p>
      <ul className="mt-4 grid gap-4">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
            key={index}
            className="grid items-end gap-3 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr_1fr_1fr_auto]"
          >
            <Input
              label="Estudio, empleo o etapa"
              maxLength={120}
              value={entry.what}
              onChange={({ target }) => change(index, { what: target.value })}
            />
            <Select
              label="Fuente"
              value={entry.source}
              onChange={({ target }) => {
                const source = timelineSources.find((one) => one === target.value);
                if (source) change(index, { source });
              }}
              options={timelineSources.map((value) => ({ value, label: sourceNames[value] }))}
            />
            <Input
              label="Desde"
              type="month"
              value={entry.from}
              onChange={({ target }) => change(index, { from: target.value })}
            />
            <Input
              label="Hasta"
              type="month"
              value={entry.to}
              onChange={({ target }) => change(index, { to: target.value })}
            />
            <IconButton
              label={`Quitar ${entry.what || 'la fila'}`}
              variant="outline"
              onClick={() => onChange(entries.filter((_, place) => place !== index))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-4" onClick={() => onChange([...entries, NEW])}>
        <Plus />
        Añadir una fila
      </Button>
      <div aria-live="polite" className="mt-4">
        {findings.length > 0 ? (
          <Note tone="warning" icon={<TriangleAlert />}>
            <ul className="grid gap-1">
              {findings.map((finding) => (
                <li key={wordsOf(finding)}>{wordsOf(finding)}</li>
              ))}
            </ul>
          </Note>
        ) : (
          entries.length > 1 && (
            <Note tone="success" icon={<CircleCheck />}>
              Las fechas que has escrito coinciden.
            </Note>
          )
        )}
      </div>
    </section>
  );
}

function wordsOf(finding: TimelineFinding): string {
  if (finding.kind === 'reversed')
    return `${finding.what} (${sourceNames[finding.source]}): termina antes de empezar.`;
  if (finding.kind === 'gap')
    return `De ${finding.from} a ${finding.to} no has escrito nada: ${formatCount(finding.months, 'mes', 'meses')}.`;
  const [one, other] = finding.sources;
  return `${finding.what}: ${sourceNames[one]} dice ${finding.dates[0]} y ${sourceNames[other]}, ${finding.dates[1]}.`;
}
