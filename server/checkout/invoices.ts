import { invoiceNumber, invoiceYear } from '@atalaya/core/checkout/order';
import { findAccount } from '../auth/accounts';
import type { Db } from '../platform/db';
import { insertInvoice, invoicesOf, nextSerial } from './invoices.queries';
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
  });
  return number;
}

/** Credit note of a refund (RD 1619/2012, art. 15). */
export async function issueCreditNote(db: Db, order: OrderRow, at: Date): Promise<string | null> {
  const issued = await invoicesOf(db, [order.id]);
  const corrected = issued.find(({ series }) => series === 'A');
  if (!corrected || issued.some(({ series }) => series === 'R')) return null;
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
    lines: corrected.lines.map((line) => ({
      ...line,
      unitCents: -line.unitCents,
      discountCents: -line.discountCents,
      totalCents: -line.totalCents,
    })),
    totalCents: -corrected.totalCents,
  });
  return number;
}
