import type { Cohort } from '@atalaya/core/checkout/statistics/statistics';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { Table, Td, Th } from '../../../ui/table';
import { monthName } from './month-names';

/** How many of those who first bought in a month are there in each month after it. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const longest = Math.max(0, ...cohorts.map(({ kept }) => kept.length));
  const later = Array.from({ length: Math.max(0, longest - 1) }, (_, index) => index + 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-h4">Retención por mes de la primera compra</h3>
      {cohorts.length === 0 ? (
        <p className="text-muted">En los últimos doce meses no ha comprado nadie por primera vez.</p>
      ) : (
        <Table caption="Retención por mes de la primera compra" dense>
          <thead>
            <tr>
              <Th>Primera compra</Th>
              <Th numeric>Clientes</Th>
              {later.map((months) => (
                <Th key={months} numeric>
                  +{months} <span className="sr-only">{months === 1 ? 'mes' : 'meses'}</span>
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, kept: [all = 0, ...kept] }) => (
              <tr key={month}>
                <Th scope="row">{monthName(month)}</Th>
                <Td numeric>{formatNumber(all)}</Td>
                {later.map((months) => (
                  <Kept key={months} kept={kept[months - 1]} all={all} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-small text-muted">
        Sigue quien tiene un plan al acabar el mes o ha comprado en él. El mes en curso se cuenta hasta hoy.
      </p>
    </div>
  );
}

const HALF = 0.5;

function Kept({ kept, all }: { kept: number | undefined; all: number }) {
  if (kept === undefined) return <Td />;
  const part = kept / all;
  return (
    <Td numeric className={part >= HALF ? 'bg-navy-tint' : ''}>
      {Math.round(part * 100)} %<span className="block text-micro text-muted">{formatNumber(kept)}</span>
    </Td>
  );
}
