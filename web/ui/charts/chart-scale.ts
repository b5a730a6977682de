export type ChartTone = 'navy' | 'gold' | 'success' | 'danger' | 'muted';

export const chartInk: Record<ChartTone, string> = {
  navy: 'var(--navy)',
  gold: 'var(--gold)',
  success: 'var(--success)',
  danger: 'var(--danger)',
  muted: 'var(--line-strong)',
};

/** A value's position as a percentage: shapes stretch with the chart, text does not. */
export const share = (value: number, [from, to]: readonly [number, number]): number =>
  to === from ? 0 : ((value - from) / (to - from)) * 100;

/** Rounded, so that server and browser print the same. */
export const percent = (value: number): string => `${Number(value.toFixed(2))}%`;

/** Round steps (1, 2 or 5 of a power of ten) from zero, or from below it, to above the highest value. */
export function roundTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
