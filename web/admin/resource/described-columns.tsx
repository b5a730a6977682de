import { valueAt } from '@atalaya/core/admin/record-cells';
import { type Field, type ResourceDescription, stateWord } from '@atalaya/core/admin/resource';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { Plate } from '../../ui/plate';
import { inShort, recently } from '../moments';
import type { Column } from './data-table';
import type { ResourceRecord } from './resource-calls';

/** How a page shows a column of its own; the rest of it follows from the description. */
export type Cells = Readonly<Record<string, Partial<Column<ResourceRecord>>>>;

/** Columns that are no fields. */
const headers: Record<string, string> = { updatedAt: 'Editada', number: 'N.º' };

export function describedColumns(resource: ResourceDescription, cells: Cells = {}): Column<ResourceRecord>[] {
  return resource.columns.map((path, index) => {
    const field = resource.fields.find((candidate) => candidate.path === path);
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
      // The first column tells rows apart: it gets what room there is, and is cut where it ends.
      ...(index === 0 ? { className: 'w-full max-w-0' } : {}),
      ...cells[path],
    };
  });
}

/** One line in the table, up to three in the list of a phone. */
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
  if (value === null || value === undefined || value === '') return null;
  if (path === 'updatedAt')
    return <span className="whitespace-nowrap text-muted">{recently(String(value))}</span>;
  if (path === 'state')
    return <Badge tone={value === 'draft' ? 'neutral' : 'success'}>{stateWord(String(value), gender)}</Badge>;
  if (path === 'topic' || path === 'number')
    return (
      <Plate variant="outline" size="sm">
        {String(value)}
      </Plate>
    );
  if (field?.kind === 'day')
    return <span className="whitespace-nowrap text-muted">{inShort(String(value))}</span>;
  const choice = field?.choices?.find((candidate) => candidate.value === String(value));
  if (choice) return <span className="whitespace-nowrap">{choice.label}</span>;
  return field?.kind === 'text' ? (
    <span className="line-clamp-1">{String(value)}</span>
  ) : (
    <span className="block max-w-60 truncate">{String(value)}</span>
  );
}
