import { valueAt } from '@atalaya/core/admin/record-cells';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { useContentChoices } from './choices';

type Shown = { record: Readonly<Record<string, unknown>> };

const textAt = (record: object, path: string): string => String(valueAt(record, path) ?? '');

export function QuestionPreview({ record }: Shown) {
  const answer = textAt(record, 'answer');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-lead font-semibold wrap-anywhere">{textAt(record, 'stem')}</p>
      <ul className="grid gap-3">
        {letters.map((letter) => (
          <li
            key={letter}
            className={cx(
              'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border bg-surface px-4 py-3',
              letter === answer ? 'border-success' : 'border-line',
            )}
          >
            <span className="num text-[1.25rem] leading-[1.4]">{letter}</span>
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {textAt(record, `options.${letter}`)}
                {letter === answer && <RightBadge>Correcta</RightBadge>}
              </p>
              <p className="mt-1 text-small wrap-anywhere text-muted">
                {textAt(record, `explanation.${letter}`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Backing record={record} />
    </div>
  );
}

export function StatementPreview({ record }: Shown) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-lead font-semibold wrap-anywhere">{textAt(record, 'stem')}</p>
      <p>
        <RightBadge>{textAt(record, 'answer') === 'true' ? 'Verdadero' : 'Falso'}</RightBadge>
      </p>
      <p className="wrap-anywhere">{textAt(record, 'explanation')}</p>
      <Backing record={record} />
    </div>
  );
}

export function FlashcardPreview({ record }: Shown) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {(['front', 'back'] as const).map((side) => (
        <div key={side} className="grid min-h-40 content-center rounded-xl border border-line bg-surface p-5">
          <p className="mb-2 text-micro font-semibold text-muted">
            {side === 'front' ? 'Anverso' : 'Reverso'}
          </p>
          <p className={cx('wrap-anywhere', side === 'front' && 'text-lead font-semibold')}>
            {textAt(record, side)}
          </p>
        </div>
      ))}
      <Backing record={record} />
    </div>
  );
}

function Backing({ record }: Shown) {
  const laws = useContentChoices()['reference.law'] ?? [];
  const [law, article, paragraph] = ['law', 'article', 'paragraph'].map((part) =>
    textAt(record, `reference.${part}`),
  );
  const source = textAt(record, 'source');
  const name = laws.find(({ value }) => value === law)?.label ?? law;
  const reference = law && `Art. ${[article, paragraph].filter(Boolean).join('.')} ${name}`;
  if (!reference && !source) return <p className="text-small text-warning">Sin referencia ni fuente.</p>;
  return <p className="text-small text-muted">{[reference, source].filter(Boolean).join(' · ')}</p>;
}

const RightBadge = ({ children }: { children: string }) => (
  <Badge tone="success" className="ml-2 align-middle">
    <Check />
    {children}
  </Badge>
);
