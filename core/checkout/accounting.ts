/** Rates of the VAT law (Ley 37/1992, arts. 90 and 91); today everything is sold at the first. */
export const VAT_RATES = [21, 10, 4, 0] as const;

/** `2026-T4`, as the tax office counts: three months in Spanish local time. */
export const QUARTER = /^(20\d{2})-T([1-4])$/;

export type Quarter = { from: string; until: string };

const month = (year: number, index: number): string =>
  new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);

/** The first day of the quarter and the first day after it. */
export function quarterDays(quarter: string): Quarter {
  const [, year = '2000', number = '1'] = QUARTER.exec(quarter) ?? [];
  const first = (Number(number) - 1) * 3;
  return { from: month(Number(year), first), until: month(Number(year), first + 3) };
}

export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-T${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;

/** From the quarter of the last day back to that of the first, newest first. */
export function quartersBetween(first: string, last: string): string[] {
  const found: string[] = [];
  for (let quarter = quarterOf(last); quarter >= quarterOf(first); ) {
    found.push(quarter);
    const { from } = quarterDays(quarter);
    quarter = quarterOf(month(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 2));
  }
  return found;
}

/** `2026-T4` → `4.º trimestre de 2026` */
export const quarterName = (quarter: string): string =>
  `${quarter.slice(6)}.º trimestre de ${quarter.slice(0, 4)}`;

/** The rate that explains the tax best: a partial credit note may differ by a cent from the exact share. */
export function rateOf({ totalCents, vatCents }: { totalCents: number; vatCents: number }): number {
  const off = (rate: number) => Math.abs(vatCents - (totalCents * rate) / (100 + rate));
  return VAT_RATES.reduce((best, rate) => (off(rate) < off(best) ? rate : best));
}

export type VatTotal = {
  rate: number;
  invoices: number;
  creditNotes: number;
  baseCents: number;
  vatCents: number;
  totalCents: number;
};

type Issued = { series: 'A' | 'R'; totalCents: number; vatCents: number };

/** Credit notes have negative amounts, so everything is added. Highest rate first. */
export function vatTotals(issued: Iterable<Issued>): VatTotal[] {
  const totals = new Map<number, VatTotal>();
  for (const { series, totalCents, vatCents } of issued) {
    const rate = rateOf({ totalCents, vatCents });
    const sum = totals.get(rate) ?? {
      rate,
      invoices: 0,
      creditNotes: 0,
      baseCents: 0,
      vatCents: 0,
      totalCents: 0,
    };
    sum[series === 'A' ? 'invoices' : 'creditNotes'] += 1;
    sum.baseCents += totalCents - vatCents;
    sum.vatCents += vatCents;
    sum.totalCents += totalCents;
    totals.set(rate, sum);
  }
  return [...totals.values()].sort((one, other) => other.rate - one.rate);
}
