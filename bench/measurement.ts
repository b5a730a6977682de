/** One measured value, and the limits it must keep. */
export type Measurement = { name: string; value: number; unit: string; min?: number; max?: number };

export type Benchmark = { name: string; measure(): Promise<Measurement[]> };

export const passes = ({ value, min = -Infinity, max = Infinity }: Measurement): boolean =>
  value >= min && value <= max;

export function print(measurements: readonly Measurement[]): void {
  const rows = measurements.map((one) => [
    one.name,
    `${Math.abs(one.value) >= 100 ? one.value.toFixed(0) : one.value.toPrecision(3)} ${one.unit}`.trim(),
    [one.min === undefined ? '' : `≥ ${one.min}`, one.max === undefined ? '' : `≤ ${one.max}`]
      .join(' ')
      .trim(),
    one.min === undefined && one.max === undefined ? '' : passes(one) ? 'ok' : 'FAILED',
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

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
