import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Loading, Skeleton } from '../ui/skeleton';
import { Table, Td, Th } from '../ui/table';

type Column<Row> = {
  header: string;
  numeric?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
};

type ChangeTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** What the button says to screen readers: `Cambiar el plan Plus`. */
  changeLabel: (row: Row) => string;
  onChange: (row: Row) => void;
};

/** A short, fixed list whose rows are changed in a dialog. */
export function ChangeTable<Row extends { id: string }>(props: ChangeTableProps<Row>) {
  const { caption, columns, rows, changeLabel, onChange } = props;
  if (!rows)
    return (
      <Loading label={`Cargando: ${caption.toLowerCase()}`}>
        <Skeleton className="h-60 rounded-lg" />
      </Loading>
    );
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          {columns.map(({ header, cell: _, ...shape }) => (
            <Th key={header} {...shape}>
              {header}
            </Th>
          ))}
          <Th>
            <span className="sr-only">Cambiar</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="*:align-middle!">
            {columns.map(({ header, cell, ...shape }) => (
              <Td key={header} {...shape}>
                {cell(row)}
              </Td>
            ))}
            <Td className="text-right">
              <Button variant="outline" size="sm" aria-label={changeLabel(row)} onClick={() => onChange(row)}>
                Cambiar
              </Button>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
