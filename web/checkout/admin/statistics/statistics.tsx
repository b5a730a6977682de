import type { BusinessStatistics } from '@atalaya/core/checkout/statistics/statistics.contract';
import { formatEuros, formatNumber } from '@atalaya/core/platform/number-format';
import { planNames } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { ListFault } from '../../../admin/resource/list-view';
import { read } from '../../../platform/api';
import { DownloadButton } from '../../../platform/download-button';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { ChartLegend } from '../../../ui/charts/chart-legend';
import { roundTicks } from '../../../ui/charts/chart-scale';
import { LineChart } from '../../../ui/charts/line-chart';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Table, Td, Th } from '../../../ui/table';
import { CohortTable } from './cohort-table';
import { monthName, shortMonth } from './month-names';

const fileAt = (file: string) => `/api/admin/accounting/statistics/export?file=${file}`;

/** Revenue, subscriptions and retention of the last twelve months. */
export function Statistics() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/accounting/statistics'),
    staleTime: 0,
  });
  return (
    <section className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-h3">Los últimos doce meses</h2>
        <div className="flex flex-wrap gap-3">
          <DownloadButton href={fileAt('meses')}>Meses (CSV)</DownloadButton>
          <DownloadButton href={fileAt('retencion')}>Retención (CSV)</DownloadButton>
        </div>
      </div>
      {error && !data && <ListFault error={error} retry={refetch} />}
      {!error && !data && (
        <Loading label="Cargando las estadísticas">
          <Skeleton className="h-80 rounded-lg" />
        </Loading>
      )}
      {data && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-2">
            <Revenue months={data.months} />
            <Subscriptions months={data.months} />
          </div>
          <Plans rows={data.plans} />
          <CohortTable cohorts={data.cohorts} />
        </>
      )}
    </section>
  );
}

type Months = { months: BusinessStatistics['months'] };

/** Every second month, so that the names fit on a phone. */
const labels = (months: Months['months']) =>
  months.map(({ month }, index) => ((months.length - 1 - index) % 2 === 0 ? shortMonth(month) : ''));

function Revenue({ months }: Months) {
  const euros = months.map(({ netCents }) => netCents / 100);
  return (
    <ChartFrame
      title="Ingresos sin IVA"
      table={{
        columns: ['Mes', 'Ingresos', 'Devuelto', 'IVA'],
        rows: months
          .toReversed()
          .map((one) => [
            monthName(one.month),
            formatEuros(one.netCents),
            formatEuros(one.returnedCents),
            formatEuros(one.vatCents),
          ]),
      }}
      note="En euros, por la fecha de las facturas y sin las rectificativas. El último mes no ha acabado."
    >
      <LineChart
        series={[{ label: 'Ingresos', points: euros }]}
        xLabels={labels(months)}
        yTicks={roundTicks(euros)}
        format={formatNumber}
      />
    </ChartFrame>
  );
}

function Subscriptions({ months }: Months) {
  const series = [
    { label: 'Al acabar el mes', points: months.map(({ active }) => active) },
    { label: 'Altas', points: months.map(({ started }) => started), tone: 'success' as const },
    { label: 'Bajas', points: months.map(({ ended }) => ended), tone: 'danger' as const, dashed: true },
  ];
  return (
    <ChartFrame
      title="Suscripciones"
      table={{
        columns: ['Mes', 'Altas', 'Bajas', 'Al acabar el mes'],
        rows: months
          .toReversed()
          .map((one) => [
            monthName(one.month),
            formatNumber(one.started),
            formatNumber(one.ended),
            formatNumber(one.active),
          ]),
      }}
      legend={<ChartLegend entries={series} />}
      note="Sin las cuentas que se han borrado."
    >
      <LineChart
        series={series}
        xLabels={labels(months)}
        yTicks={roundTicks(series.flatMap(({ points }) => points))}
        format={formatNumber}
      />
    </ChartFrame>
  );
}

function Plans({ rows }: { rows: BusinessStatistics['plans'] }) {
  const total = rows.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-h4">Ahora, por plan</h3>
      <Table caption="Suscripciones de ahora, por plan" dense>
        <thead>
          <tr>
            <Th>Plan</Th>
            <Th numeric>Activas</Th>
            <Th numeric>Pago pendiente</Th>
            <Th numeric>Se dan de baja</Th>
            <Th numeric>Al mes, sin IVA</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.plan}>
              <Td>{planNames[row.plan]}</Td>
              <Td numeric>{formatNumber(row.active)}</Td>
              <Td numeric>{formatNumber(row.grace)}</Td>
              <Td numeric>{formatNumber(row.leaving)}</Td>
              <Td numeric>{formatEuros(row.monthlyCents)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-small text-muted">
        {formatEuros(total)} al mes sin IVA, de quienes siguen y al precio que aceptaron. Los pagos
        trimestrales y anuales cuentan con su parte de cada mes.
      </p>
    </div>
  );
}
