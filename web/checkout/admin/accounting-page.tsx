import type { Answer } from '@atalaya/core/api';
import { QUARTER, quarterName } from '@atalaya/core/checkout/accounting';
import { formatEuros, formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { titled } from '../../platform/page-title';
import { Select } from '../../ui/forms/select';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Table, Td, Th } from '../../ui/table';
import { Statistics } from './statistics/statistics';

export const meta = titled('Contabilidad', { robots: 'noindex' });

export default function AccountingPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('trimestre') ?? '';
  const quarter = QUARTER.test(asked) ? asked : undefined;
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/accounting', { query: { quarter } }),
    staleTime: 0,
  });
  return (
    <>
      <PageHead title="Contabilidad" note="El IVA de un trimestre, por la fecha de las facturas" />
      {error && !data && <ListFault error={error} retry={refetch} />}
      {!error && !data && (
        <Loading label="Cargando la contabilidad">
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label="Trimestre"
              size="sm"
              fieldClassName="w-60"
              value={data.quarter}
              options={data.quarters.map((value) => ({ value, label: quarterName(value) }))}
              onChange={({ target }) => setSearch({ trimestre: target.value }, { replace: true })}
            />
            <DownloadButton href={fileAt(data.quarter, 'facturas')}>Facturas e IVA (CSV)</DownloadButton>
            <DownloadButton href={fileAt(data.quarter, 'pedidos')}>Pedidos (CSV)</DownloadButton>
          </div>
          <Totals data={data} />
        </div>
      )}
      <Statistics />
    </>
  );
}

const fileAt = (quarter: string, file: string) =>
  `/api/admin/accounting/export?quarter=${quarter}&file=${file}`;

function Totals({ data }: { data: Answer<'GET /api/admin/accounting'> }) {
  if (data.totals.length === 0)
    return <p className="text-muted">En este trimestre no se ha emitido ninguna factura.</p>;
  return (
    <>
      <Table caption={`IVA del ${quarterName(data.quarter)}, por tipo`} dense>
        <thead>
          <tr>
            <Th>Tipo</Th>
            <Th numeric>Facturas</Th>
            <Th numeric>Rectificativas</Th>
            <Th numeric>Base</Th>
            <Th numeric>Cuota de IVA</Th>
            <Th numeric>Total</Th>
          </tr>
        </thead>
        <tbody>
          {data.totals.map((total) => (
            <tr key={total.rate}>
              <Td>{total.rate} %</Td>
              <Td numeric>{formatNumber(total.invoices)}</Td>
              <Td numeric>{formatNumber(total.creditNotes)}</Td>
              <Td numeric>{formatEuros(total.baseCents)}</Td>
              <Td numeric>{formatEuros(total.vatCents)}</Td>
              <Td numeric>{formatEuros(total.totalCents)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-small text-muted">
        {data.orders === 1 ? '1 pedido pagado' : `${formatNumber(data.orders)} pedidos pagados`} en el
        trimestre. Las rectificativas restan en el trimestre en que se emiten.
      </p>
    </>
  );
}
