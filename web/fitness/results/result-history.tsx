import {
  eventNames,
  eventPoints,
  eventsOf,
  formatResult,
  type OfficialTable,
} from '@atalaya/core/fitness/events';
import type { FitnessResult } from '@atalaya/core/fitness/fitness.contract';
import { placeNames, timingNames } from '@atalaya/core/fitness/results';
import { inOrder } from '@atalaya/core/fitness/standing';
import { shortDay } from '@atalaya/core/platform/date-format';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Table, Td, Th } from '../../ui/table';
import { DownloadCsv } from '../download-csv';
import { RowActions } from '../row-actions';

type HistoryProps = {
  results: readonly FitnessResult[];
  table: OfficialTable;
  onEdit: (result: FitnessResult) => void;
  onRemove: (result: FitnessResult) => void;
};

const AT_FIRST = 10;

export function ResultHistory({ results, table, onEdit, onRemove }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  if (results.length === 0) return null;
  const newest = inOrder(results).reverse();
  const shown = isWhole ? newest : newest.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="result-history" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="result-history" className="text-h3">
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
          {shown.map((result) => (
            <tr key={result.id}>
              <Td className="whitespace-nowrap">{shortDay(result.day)}</Td>
              <Td>{eventNames[result.event]}</Td>
              <Td numeric>{formatResult(result.event, result.value)}</Td>
              <Td numeric>
                {eventsOf(table).includes(result.event)
                  ? eventPoints(result.event, table, result.value)
                  : '—'}
              </Td>
              <Td className="min-w-40 text-muted">{conditions(result)}</Td>
              <RowActions
                name={nameOf(result)}
                onEdit={() => onEdit(result)}
                onRemove={() => onRemove(result)}
              />
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

const nameOf = ({ event, value, day }: FitnessResult): string =>
  `${eventNames[event]}, ${formatResult(event, value)}, ${shortDay(day)}`;

const conditions = ({ place, timing, note }: FitnessResult): string =>
  [place && placeNames[place], timing && timingNames[timing], note].filter(Boolean).join(' · ') || '—';
