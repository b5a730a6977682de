import { formatEuros } from '@atalaya/core/platform/number-format';
import { type Billing, billingPeriods, billings, planIds } from '@atalaya/core/store/plans';
import { type Cell, comparison } from '@atalaya/core/store/plans-content';
import { Check, ChevronDown, Minus, Table2 } from 'lucide-react';
import { useLoaderData } from 'react-router';

import { Table, Td, Th } from '../../ui/table';
import { Pending } from './pending';
import type { loader } from './plans-page';

/** The table is a lazy section without props: the chosen period is on an element around it. */
const chosenRow: Record<Billing, string> = {
  monthly: 'in-[[data-billing=monthly]]:bg-navy-tint',
  quarterly: 'in-[[data-billing=quarterly]]:bg-navy-tint',
  annual: 'in-[[data-billing=annual]]:bg-navy-tint',
};

/** A native `details`, so that it opens without JavaScript. */
export default function PlanComparison() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <details id="comparar" className="group mt-6">
      <summary className="inline-flex min-h-12 list-none items-center gap-2.5 rounded-lg px-4 font-semibold text-navy hover:bg-navy-tint [&::-webkit-details-marker]:hidden [&_svg]:size-5">
        <Table2 />
        Comparar los tres en detalle
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-4 animate-fade-in">
        <Table wide caption="Comparación de los planes" className="min-w-140 md:text-[1rem]!">
          <thead>
            <tr>
              <Th>Plan</Th>
              {plans.map(({ id, name }) => (
                <Th key={id} className="w-[21%] text-ink!">
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {billings.map((period) => (
              <tr key={period} className={chosenRow[period]}>
                <RowHead>Pago {billingPeriods[period].label.toLowerCase()}</RowHead>
                {plans.map(({ id, cents }) => (
                  <Td key={id} className="font-semibold tabular-nums">
                    {formatEuros(cents[period])}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
          {comparison.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={planIds.length + 1}
                  className="border-b border-line bg-sunken text-left font-display text-h4"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ what, cells }) => (
                <tr key={what}>
                  <RowHead>
                    {what}
                    <Pending feature={what} />
                  </RowHead>
                  {planIds.map((id) => (
                    <Td key={id}>
                      <Answer cell={cells[id]} />
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </details>
  );
}

const RowHead = ({ children }: { children: React.ReactNode }) => (
  <th scope="row" className="border-b border-line text-left font-normal">
    {children}
  </th>
);

function Answer({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell;
  return cell ? (
    <Check aria-label="Incluido" role="img" className="size-5 text-success" />
  ) : (
    <Minus aria-label="No incluido" role="img" className="size-5 text-muted" />
  );
}
