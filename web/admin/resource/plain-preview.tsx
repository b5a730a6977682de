import { fieldIn } from '@atalaya/core/admin/dependent-field';
import { type OutlineNode, outlineNodes } from '@atalaya/core/admin/outline';
import { valueAt } from '@atalaya/core/admin/record-cells';
import type { Field } from '@atalaya/core/admin/resource';
import { formatEuros } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import { MarkdownPreview } from '../../ui/markdown-preview';
import { withHour } from '../moments';
import { Facts } from './record-drawer';

export function PlainPreview({ fields, record }: { fields: readonly Field[]; record: object }) {
  const shown = fields.flatMap((given) => {
    const field = fieldIn(given, record);
    const value = valueAt(record, field.path);
    return value === undefined || value === null || value === '' ? [] : [{ field, value }];
  });
  if (shown.length === 0) return <p className="text-muted">Aún no hay nada que ver.</p>;
  const isLong = ({ field: { kind } }: (typeof shown)[number]) => kind === 'markdown' || kind === 'tree';
  const facts = shown.filter((entry) => !isLong(entry));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Facts
        facts={facts.map(({ field, value }) => ({ label: field.label, value: wordsOf(field, value) }))}
      />
      {shown
        .filter(isLong)
        .map(({ field, value }) =>
          field.kind === 'markdown' ? (
            <MarkdownPreview key={field.path} text={String(value)} top={2} />
          ) : (
            <OutlineTree key={field.path} nodes={outlineNodes(value)} />
          ),
        )}
    </div>
  );
}

function wordsOf({ choices, kind }: Field, value: unknown): ReactNode {
  if (kind === 'moment') return withHour(String(value));
  if (kind === 'euros' && typeof value === 'number') return formatEuros(value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return choices?.find((choice) => choice.value === String(value))?.label ?? String(value);
}

export function OutlineTree({ nodes }: { nodes: readonly OutlineNode[] }) {
  return (
    <ul className="grid gap-1.5">
      {nodes.map(({ label, note, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two branches may have the same name
        <li key={index}>
          <span className="font-semibold">{label}</span>
          {note && <span className="text-muted"> · {note}</span>}
          {children && children.length > 0 && (
            <div className="mt-1.5 ml-1 border-l-2 border-line pl-4">
              <OutlineTree nodes={children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
