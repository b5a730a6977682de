import { brand } from '@atalaya/core/brand';
import { VAT_PERCENT } from '@atalaya/core/checkout/money';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { openPdf, pdfFile, pdfText } from '../platform/pdf/pdf-file';
import type { InvoiceRow } from './invoices.queries';

const LEFT = 56;
const RIGHT = 539;
const NAVY = '#12336B';
const INK = '#0E1B33';
const MUTED = '#4B5A75';
const LINE = '#D9E0EA';

/** RD 1619/2012, art. 6 lists the required fields. */
export async function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const isCredit = invoice.series === 'R';
  const title = isCredit ? 'Factura rectificativa' : 'Factura';
  const document = await openPdf({
    size: 'A4',
    margin: LEFT,
    lang: 'es-ES',
    displayTitle: true,
    info: {
      Title: `${title} ${invoice.number}`,
      Author: brand.name,
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  });
  const done = pdfFile(document);
  const write = (
    text: string,
    x: number,
    y: number,
    { size = 10, color = INK, bold = false, right = false, width = RIGHT - x } = {},
  ) =>
    document
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color)
      .text(pdfText(text), right ? x - width : x, y, { width, align: right ? 'right' : 'left' });
  const rule = (y: number) => document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).stroke(LINE);

  write(brand.name, LEFT, 56, { size: 22, bold: true, color: NAVY });
  write(title, RIGHT, 58, { size: 16, bold: true, right: true, width: 250 });
  write(invoice.number, RIGHT, 80, { size: 12, right: true, width: 250 });
  write(`Fecha: ${longDay(dayInSpain(invoice.issuedAt))}`, RIGHT, 98, {
    color: MUTED,
    right: true,
    width: 250,
  });
  if (invoice.corrects)
    write(`Rectifica la factura ${invoice.corrects}`, RIGHT, 113, { color: MUTED, right: true, width: 250 });

  write('Emisor', LEFT, 145, { color: MUTED });
  const seller = [brand.legalName, `NIF ${brand.taxId}`, ...brand.address, brand.email];
  for (const [at, text] of seller.entries()) write(text, LEFT, 160 + at * 14, { width: 230 });
  write('Cliente', 320, 145, { color: MUTED });
  for (const [at, text] of [invoice.buyer.name, invoice.buyer.email].entries())
    write(text, 320, 160 + at * 14);

  let y = 265;
  write('Concepto', LEFT, y, { bold: true });
  write('Cantidad', 370, y, { bold: true, right: true, width: 60 });
  write('Precio', 445, y, { bold: true, right: true, width: 70 });
  write('Importe', RIGHT, y, { bold: true, right: true, width: 80 });
  rule(y + 18);
  y += 28;
  for (const line of invoice.lines) {
    if (y > 680) {
      document.addPage();
      y = 72;
    }
    write(line.name, LEFT, y, { width: 250 });
    const bottom = document.y;
    write(String(line.quantity), 370, y, { right: true, width: 60 });
    write(formatEuros(line.unitCents), 445, y, { right: true, width: 70 });
    write(formatEuros(line.totalCents), RIGHT, y, { right: true, width: 80 });
    y = Math.max(bottom, y + 14);
    if (line.discountCents !== 0) {
      write(`Descuento: ${formatEuros(-line.discountCents)}`, LEFT, y, { color: MUTED, size: 9 });
      y += 13;
    }
    y += 6;
  }
  rule(y + 2);
  y += 14;
  const sums: [string, number, boolean][] = [
    ['Base imponible', invoice.totalCents - invoice.vatCents, false],
    [`IVA (${VAT_PERCENT} %)`, invoice.vatCents, false],
    ['Total', invoice.totalCents, true],
  ];
  for (const [label, cents, bold] of sums) {
    write(label, 445, y, { right: true, width: 180, bold, size: bold ? 12 : 10 });
    write(formatEuros(cents), RIGHT, y, { right: true, width: 90, bold, size: bold ? 12 : 10 });
    y += bold ? 24 : 16;
  }
  const paid = isCredit ? 'Devuelta a la tarjeta con la que se pagó.' : 'Pagada con tarjeta.';
  write(`Precios con IVA incluido. ${paid}`, LEFT, y + 10, { color: MUTED, size: 9 });
  if (invoice.reason)
    write(`Causa de la rectificación: ${invoice.reason}`, LEFT, y + 24, { color: MUTED, size: 9 });
  document.end();
  return done;
}
