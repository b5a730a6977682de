import { eurosText } from '@atalaya/core/admin/euros';
import { toCell } from '@atalaya/core/admin/formula-cells';
import {
  quarterDays,
  quarterName,
  quarterOf,
  quartersBetween,
  rateOf,
  vatTotals,
} from '@atalaya/core/checkout/accounting';
import type { AccountingFile } from '@atalaya/core/checkout/accounting.contract';
import { madridMidnight } from '@atalaya/core/checkout/madrid-day';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { audit } from '../../admin/audit';
import { csvFile } from '../../admin/csv';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import * as rows from './accounting.queries';

const BATCH = 500;

const spanOf = (quarter: string): rows.Span => {
  const { from, until } = quarterDays(quarter);
  return { from: madridMidnight(from), until: madridMidnight(until) };
};

export async function readAccounting({ db, clock }: Kit, asked: string | undefined) {
  const today = dayInSpain(clock.now());
  const quarter = asked ?? quarterOf(today);
  const span = spanOf(quarter);
  const [first, amounts, orders] = await Promise.all([
    rows.selectFirstIssued(db),
    rows.selectAmounts(db, span),
    rows.countPaid(db, span),
  ]);
  return {
    quarter,
    quarters: quartersBetween(first ? dayInSpain(first) : today, today),
    orders,
    totals: vatTotals(amounts),
  };
}

/** The audit log keeps who took which file. */
export const exportAccounting = (kit: Kit, actorId: string, quarter: string, file: AccountingFile) =>
  kit.db.transaction(
    async (tx) => {
      const text = await (file === 'facturas' ? invoiceFile : orderFile)(tx, spanOf(quarter));
      await audit(tx, {
        at: kit.clock.now(),
        actorId,
        action: 'accounting.exported',
        subject: 'order',
        subjectId: null,
        subjectName: `${file}, ${quarterName(quarter)}`,
      });
      return text;
    },
    // One snapshot, so that the totals are those of the rows above them.
    { isolationLevel: 'repeatable read' },
  );

type Cells = (string | number)[];

async function invoiceFile(tx: Db, span: rows.Span): Promise<string> {
  const lines: Cells[] = [
    ['factura', 'fecha', 'rectifica', 'cliente', 'concepto', 'base', 'tipo_iva', 'cuota_iva', 'total'],
  ];
  const read = (after: rows.Place) => rows.selectIssued(tx, span, after, BATCH);
  for await (const one of pages(read, ({ issuedAt, number }) => ({ at: issuedAt, id: number })))
    lines.push([
      one.number,
      dayInSpain(one.issuedAt),
      one.corrects ?? '',
      toCell(one.buyer.name),
      toCell(one.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(' | ')),
      eurosText(one.totalCents - one.vatCents),
      rateOf(one),
      eurosText(one.vatCents),
      eurosText(one.totalCents),
    ]);
  for (const total of vatTotals(await rows.selectAmounts(tx, span)))
    lines.push([
      'TOTAL',
      '',
      '',
      '',
      `${total.invoices} facturas y ${total.creditNotes} rectificativas`,
      eurosText(total.baseCents),
      total.rate,
      eurosText(total.vatCents),
      eurosText(total.totalCents),
    ]);
  return csvFile(lines);
}

async function orderFile(tx: Db, span: rows.Span): Promise<string> {
  const head = 'pedido pagado tipo estado plan periodo forma_de_pago conceptos cupon';
  const amounts = 'subtotal descuento abono total iva devuelto';
  const lines: Cells[] = [[...head.split(' '), ...amounts.split(' ')]];
  const read = (after: rows.Place) => rows.selectPaid(tx, span, after, BATCH);
  for await (const one of pages(read, ({ paidAt, id }) => ({ at: paidAt, id })))
    lines.push([
      one.id,
      dayInSpain(one.paidAt),
      one.kind,
      one.state,
      one.plan ?? '',
      one.billing ?? '',
      one.provider,
      toCell(one.lines),
      toCell(one.coupon ?? ''),
      eurosText(one.subtotalCents),
      eurosText(one.discountCents),
      eurosText(one.creditCents),
      eurosText(one.totalCents),
      eurosText(one.vatCents),
      eurosText(one.refundedCents),
    ]);
  return csvFile(lines);
}

async function* pages<Row>(
  read: (after: rows.Place) => Promise<Row[]>,
  placeOf: (row: Row) => NonNullable<rows.Place>,
): AsyncGenerator<Row> {
  for (let after: rows.Place = null; ; ) {
    const page: Row[] = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    after = placeOf(last);
  }
}
