import { valueAt } from '@atalaya/core/admin/record-cells';
import { type Field, type ResourceDescription, stateLabel } from '@atalaya/core/admin/resource';
import { formatEuros } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { Plate } from '../../ui/plate';
import { inShort, recently, withHour } from '../moments';
import type { Column } from './data-table';
import type { ResourceRecord } from './resource-calls';

/** Custom rendering of columns; everything else comes from the description. */
export type Cells = Readonly<Record<string, Partial<Column<ResourceRecord>>>>;

/** Headers of columns that are not fields. */
const headers: Record<string, string> = { updatedAt: 'Editada', number: 'N.º' };

export function describedColumns(resource: ResourceDescription, cells: Cells = {}): Column<ResourceRecord>[] {
  const fieldAt = (path: string) => resource.fields.find((candidate) => candidate.path === path);
  const texts = resource.columns.filter((path) => fieldAt(path)?.kind === 'text');
  // Text columns share the remaining width and are truncated; without any, the first column takes it.
  const wide = texts.length > 0 ? texts : resource.columns.slice(0, 1);
  return resource.columns.map((path, index) => {
    const field = fieldAt(path);
    const sort = resource.sorts.find((candidate) => candidate === path);
    return {
      id: path,
      header: headerOf(resource, path, field),
      cell: (record) =>
        index === 0 ? (
          <RowName>{String(valueAt(record, path) ?? '')}</RowName>
        ) : (
          cellOf(resource, field, path, record)
        ),
      ...(sort ? { sort } : {}),
      ...(path === 'updatedAt' ? { startsDescending: true } : {}),
      ...(['state', 'updatedAt'].includes(path) ? { plain: true } : {}),
      ...(wide.includes(path) ? { className: wide.length > 1 ? 'w-1/2 max-w-0' : 'w-full max-w-0' } : {}),
      ...cells[path],
    };
  });
}

/** One line in the table, up to three on a phone. */
export const RowName = ({ children }: { children: string }) => (
  <span className="block md:truncate max-md:line-clamp-3">{children}</span>
);

function headerOf({ gender }: ResourceDescription, path: string, field: Field | undefined): string {
  if (path === 'updatedAt') return gender === 'f' ? 'Editada' : 'Editado';
  return field?.label ?? headers[path] ?? path;
}

function cellOf(
  { gender }: ResourceDescription,
  field: Field | undefined,
  path: string,
  record: ResourceRecord,
): ReactNode {
  const value = valueAt(record, path);
  const isDeleted = typeof record.deletedAt === 'string';
  if (value === null || value === undefined || value === '') return null;
  if (path === 'updatedAt')
    return <span className="whitespace-nowrap text-muted">{recently(String(value))}</span>;
  if (path === 'state')
    return (
      <Badge tone={isDeleted ? 'danger' : value === 'draft' ? 'neutral' : 'success'}>
        {stateLabel(String(value), gender, isDeleted)}
      </Badge>
    );
  if (path === 'topic' || path === 'number')
    return (
      <Plate variant="outline" size="sm">
        {String(value)}
      </Plate>
    );
  if (field?.kind === 'day')
    return <span className="whitespace-nowrap text-muted">{inShort(String(value))}</span>;
  if (field?.kind === 'euros')
    return <span className="whitespace-nowrap tabular-nums">{formatEuros(Number(value))}</span>;
  if (field?.kind === 'moment')
    return <span className="whitespace-nowrap text-muted">{withHour(String(value))}</span>;
  const choice = field?.choices?.find((candidate) => candidate.value === String(value));
  if (choice) return <span className="whitespace-nowrap">{choice.label}</span>;
  return (
    <span
      className={field?.kind === 'text' ? 'block md:truncate max-md:line-clamp-2' : 'block max-w-60 truncate'}
    >
      {String(value)}
    </span>
  );
}
