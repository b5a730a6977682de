import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { invoice, invoiceCounter, purchase } from './checkout.tables';

export type InvoiceRow = typeof invoice.$inferSelect;

/** The row stays locked until the transaction ends, so a rollback leaves no gap. */
export async function nextSerial(db: Db, series: 'A' | 'R', year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceCounter)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounter.series, invoiceCounter.year],
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ last: invoiceCounter.last });
  if (!row) throw new Error('the invoice counter returned no row');
  return row.last;
}

export const insertInvoice = (db: Db, row: typeof invoice.$inferInsert) => db.insert(invoice).values(row);

export const invoicesOf = (db: Db, orderIds: readonly string[]): Promise<InvoiceRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(invoice)
        .where(inArray(invoice.purchaseId, [...orderIds]))
        .orderBy(asc(invoice.series), asc(invoice.year), asc(invoice.serial));

export const selectInvoice = (db: Db, number: string): Promise<InvoiceRow | undefined> =>
  first(db.select().from(invoice).where(eq(invoice.number, number)));

export async function selectOwnInvoice(
  db: Db,
  userId: string,
  number: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select({ invoice })
    .from(invoice)
    .innerJoin(purchase, eq(purchase.id, invoice.purchaseId))
    .where(and(eq(invoice.number, number), eq(purchase.userId, userId)));
  return row?.invoice;
}
