import {
  eventNames,
  eventPoints,
  eventsOf,
  formatMark,
  type OfficialTable,
} from '@atalaya/core/fitness/events';
import type { FitnessMark } from '@atalaya/core/fitness/fitness.contract';
import { placeNames, timingNames } from '@atalaya/core/fitness/marks';
import { inOrder } from '@atalaya/core/fitness/standing';
import { shortDay } from '@atalaya/core/platform/date-format';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Table, Td, Th } from '../../ui/table';
import { DownloadCsv } from '../download-csv';
import { RowActions } from '../row-actions';

type HistoryProps = {
  marks: readonly FitnessMark[];
  table: OfficialTable;
  onEdit: (mark: FitnessMark) => void;
  onRemove: (mark: FitnessMark) => void;
};

const AT_FIRST = 10;

export function MarkHistory({ marks, table, onEdit, onRemove }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  if (marks.length === 0) return null;
  const newest = inOrder(marks).reverse();
  const shown = isWhole ? newest : newest.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="mark-history" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="mark-history" className="text-h3">
          Tus marcas
        </h2>
        <DownloadCsv part="marcas" />
      </div>
      <Table caption="Tus marcas, la última primero">
        <thead>
          <tr>
            <Th>Fecha</Th>
            <Th>Ejercicio</Th>
            <Th numeric>Marca</Th>
            <Th numeric>Puntos</Th>
            <Th>Condiciones</Th>
            <Th className="relative">
              <span className="sr-only">Acciones</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((mark) => (
            <tr key={mark.id}>
              <Td className="whitespace-nowrap">{shortDay(mark.day)}</Td>
              <Td>{eventNames[mark.event]}</Td>
              <Td numeric>{formatMark(mark.event, mark.value)}</Td>
              <Td numeric>
                {eventsOf(table).includes(mark.event) ? eventPoints(mark.event, table, mark.value) : '—'}
              </Td>
              <Td className="min-w-40 text-muted">{conditions(mark)}</Td>
              <RowActions name={nameOf(mark)} onEdit={() => onEdit(mark)} onRemove={() => onRemove(mark)} />
            </tr>
          ))}
        </tbody>
      </Table>
      {newest.length > AT_FIRST && !isWhole && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          Ver las {newest.length}
        </Button>
      )}
    </section>
  );
}

const nameOf = ({ event, value, day }: FitnessMark): string =>
  `${eventNames[event]}, ${formatMark(event, value)}, ${shortDay(day)}`;

const conditions = ({ place, timing, note }: FitnessMark): string =>
  [place && placeNames[place], timing && timingNames[timing], note].filter(Boolean).join(' · ') || '—';
