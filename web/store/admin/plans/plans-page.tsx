import { formatEuros } from '@atalaya/core/platform/number-format';
import type { PlanRecord } from '@atalaya/core/store/plan-terms.contract';
import { type Billing, billingPeriods, billings } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeTable } from '../../../admin/change-table';
import { PageHead } from '../../../admin/page-head';
import { ListFault } from '../../../admin/resource/list-view';
import { read } from '../../../platform/api';
import { titled } from '../../../platform/page-title';
import { PlanDialog } from './plan-dialog';

export const meta = titled('Planes y precios', { robots: 'noindex' });

const plansQuery = read('GET /api/admin/plans');

/** On a phone the button needs the room; the dialog shows all prices. */
const widthOf = (billing: Billing) => (billing === 'quarterly' ? 'max-sm:hidden' : '');

const columns = [
  { header: 'Plan', cell: ({ name }: PlanRecord) => <b>{name}</b> },
  ...billings.map((billing) => ({
    header: billingPeriods[billing].label,
    numeric: true,
    className: widthOf(billing),
    cell: ({ cents }: PlanRecord) => formatEuros(cents[billing]),
  })),
];

export default function AdminPlansPage() {
  const { data, error, refetch } = useQuery({ ...plansQuery, refetchOnMount: 'always' });
  const [openId, setOpenId] = useState<string>();
  const open = data?.find(({ id }) => id === openId);
  return (
    <>
      <PageHead
        title="Planes y precios"
        note="Con IVA. Un cambio vale para las compras nuevas: quien ya está suscrito sigue pagando lo que aceptó."
      />
      {error && !data ? (
        <ListFault error={error} retry={refetch} />
      ) : (
        <ChangeTable
          caption="Precios de los planes"
          columns={columns}
          rows={data}
          changeLabel={({ name }) => `Cambiar el plan ${name}`}
          onChange={({ id }) => setOpenId(id)}
        />
      )}
      {open && <PlanDialog key={open.etag} plan={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
