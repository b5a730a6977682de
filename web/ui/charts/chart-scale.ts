export type ChartTone = 'navy' | 'gold' | 'success' | 'danger' | 'muted';

export const chartInk: Record<ChartTone, string> = {
  navy: 'var(--navy)',
  gold: 'var(--gold)',
  success: 'var(--success)',
  danger: 'var(--danger)',
  muted: 'var(--line-strong)',
};

/** Where a value lies between two ends, as the percentage that SVG takes for a length: drawings stretch, letters do not. */
export const share = (value: number, [from, to]: readonly [number, number]): number =>
  to === from ? 0 : ((value - from) / (to - from)) * 100;

/** Rounds away the noise of floating point, so that server and browser print the same. */
export const percent = (value: number): string => `${Number(value.toFixed(2))}%`;
