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
