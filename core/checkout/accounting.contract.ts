import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { QUARTER } from './accounting';

const count = z.number().int();
const quarter = z.string().regex(QUARTER, 'Elige un trimestre.');

export const readAccounting = endpoint.get('/api/admin/accounting', 'may:run-business', {
  summary: 'The VAT of a quarter by rate, from the invoices. Without a quarter, the current one.',
  query: z.object({ quarter: quarter.optional() }),
  response: z.object({
    quarter,
    /** Those with invoices up to the current one, newest first. */
    quarters: z.array(quarter),
    orders: count,
    totals: z.array(
      z.object({
        rate: z.number(),
        invoices: count,
        creditNotes: count,
        baseCents: count,
        vatCents: count,
        totalCents: count,
      }),
    ),
  }),
});

export const accountingFiles = ['facturas', 'pedidos'] as const;
export type AccountingFile = (typeof accountingFiles)[number];

export const exportAccounting = endpoint.get('/api/admin/accounting/export', 'may:run-business', {
  confirmed: true,
  summary: 'The issued invoices with the totals per rate, or the paid orders, of a quarter as CSV.',
  query: z.object({ quarter, file: z.enum(accountingFiles) }),
  response: z.string(),
});
