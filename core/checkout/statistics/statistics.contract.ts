import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { planIds } from '../../store/plans';

const access = 'may:run-business';
const count = z.number().int();
const month = z.string().regex(/^\d{4}-\d{2}$/);

const statistics = z.object({
  /** Oldest first; the last one is not over. */
  months: z.array(
    z.object({
      month,
      /** Invoices minus credit notes, without VAT. */
      netCents: count,
      /** What the credit notes of the month took away, without VAT. */
      returnedCents: count,
      vatCents: count,
      started: count,
      ended: count,
      active: count,
    }),
  ),
  plans: z.array(
    z.object({
      plan: z.enum(planIds),
      active: count,
      /** With a failed payment that is tried again. */
      grace: count,
      /** Cancelled: they run until the end of the paid period. */
      leaving: count,
      /** Per month without VAT, of those that go on. */
      monthlyCents: count,
    }),
  ),
  cohorts: z.array(z.object({ month, kept: z.array(count) })),
});
export type BusinessStatistics = z.infer<typeof statistics>;

export const readStatistics = endpoint.get('/api/admin/accounting/statistics', access, {
  summary: 'Revenue, subscriptions and retention by month of first purchase, of the last twelve months.',
  response: statistics,
});

export const statisticsFiles = ['meses', 'retencion'] as const;
export type StatisticsFile = (typeof statisticsFiles)[number];

export const exportStatistics = endpoint.get('/api/admin/accounting/statistics/export', access, {
  summary: 'The months, or the retention by month of first purchase, as CSV.',
  query: z.object({ file: z.enum(statisticsFiles) }),
  response: z.string(),
});
