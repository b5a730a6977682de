import { invoiceNumber, invoiceYear } from '@atalaya/core/checkout/order';
import { refundVat } from '@atalaya/core/checkout/refund';
import { findAccount } from '../auth/accounts';
import type { Db } from '../platform/db';
import { type InvoiceRow, insertInvoice, invoicesOf, nextSerial } from './invoices.queries';
import { linesOf, type OrderRow } from './orders.queries';

/** Runs in the transaction of the payment, so that every payment has an invoice and numbers have no gaps. */
export async function issueInvoice(db: Db, order: OrderRow, at: Date): Promise<string | null> {
  if (order.totalCents === 0) return null;
  const [account, lines] = await Promise.all([findAccount(db, order.userId, at), linesOf(db, [order.id])]);
  const year = invoiceYear(at);
  const serial = await nextSerial(db, 'A', year);
  const number = invoiceNumber('A', year, serial);
  await insertInvoice(db, {
    number,
    series: 'A',
    year,
    serial,
    purchaseId: order.id,
    issuedAt: at,
    buyer: { name: account?.displayName ?? account?.username ?? '', email: account?.email ?? '' },
    lines: lines.map(({ name, quantity, unitCents, discountCents, totalCents }) => ({
      name,
      quantity,
      unitCents,
      discountCents,
      totalCents,
    })),
    totalCents: order.totalCents,
    vatCents: order.vatCents,
  });
  return number;
}

type Refunded = { cents: number; beforeCents: number; reason: string | null };

/** Credit note of one refund (RD 1619/2012, art. 15). Those of all refunds add up to the invoice. */
export async function issueCreditNote(
  db: Db,
  order: OrderRow,
  { cents, beforeCents, reason }: Refunded,
  at: Date,
): Promise<string | null> {
  const corrected = (await invoicesOf(db, [order.id])).find(({ series }) => series === 'A');
  if (!corrected) return null;
  const year = invoiceYear(at);
  const serial = await nextSerial(db, 'R', year);
  const number = invoiceNumber('R', year, serial);
  await insertInvoice(db, {
    number,
    series: 'R',
    year,
    serial,
    purchaseId: order.id,
    corrects: corrected.number,
    issuedAt: at,
    buyer: corrected.buyer,
    lines:
      cents === corrected.totalCents ? corrected.lines.map(negated) : [partialLine(corrected.lines, cents)],
    totalCents: -cents,
    vatCents: -refundVat(beforeCents, cents),
    reason,
  });
  return number;
}

type Line = InvoiceRow['lines'][number];

const negated = (line: Line): Line => ({
  ...line,
  unitCents: -line.unitCents,
  discountCents: -line.discountCents,
  totalCents: -line.totalCents,
});

const partialLine = (lines: readonly Line[], cents: number): Line => ({
  name: `Devolución parcial: ${lines.map(({ name }) => name).join(', ')}`,
  quantity: 1,
  unitCents: -cents,
  discountCents: 0,
  totalCents: -cents,
});
