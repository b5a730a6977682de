import { ChartSpline, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Table, Td, Th } from '../table';

export type ChartTable = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type ChartFrameProps = {
  title: string;
  table: ChartTable;
  legend?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

/** A chart with its data as a table, always available to screen readers and one press away for others. */
export function ChartFrame({ title, table, legend, note, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {/* With large text the button goes below the title. */}
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="grow basis-28 font-display text-h4 font-bold">{title}</span>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3.5 flex-none"
          aria-label={`${asTable ? 'Ver gráfico' : 'Ver tabla'}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartSpline /> : <Table2 />}
          {asTable ? 'Ver gráfico' : 'Ver tabla'}
        </Button>
      </figcaption>
      {asTable ? (
        <Table caption={title}>
          <Figures {...table} />
        </Table>
      ) : (
        <>
          {legend}
          <div aria-hidden="true">{children}</div>
          <div className="sr-only">
            <table>
              <caption>{title}</caption>
              <Figures {...table} />
            </table>
          </div>
        </>
      )}
      {note && <p className="text-micro text-muted">{note}</p>}
    </figure>
  );
}

function Figures({ columns, rows }: ChartTable) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Th key={column} numeric={index > 0}>
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <Td key={index} numeric={index > 0}>
                {cell}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
