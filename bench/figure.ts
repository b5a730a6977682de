/** One measured number and the bound it must keep. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  bound?: { at: 'least' | 'most'; value: number };
};

export type Group = { name: string; measure(): Promise<Figure[]> };

export const holds = ({ value, bound }: Figure): boolean =>
  !bound || (bound.at === 'least' ? value >= bound.value : value <= bound.value);

export function print(figures: readonly Figure[]): void {
  const number = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`.trim(),
    figure.bound ? `${figure.bound.at === 'least' ? '≥' : '≤'} ${figure.bound.value}` : '',
    figure.bound ? (holds(figure) ? 'holds' : 'BROKEN') : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
