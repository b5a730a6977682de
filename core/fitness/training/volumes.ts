import type { PartKind } from './injuries';
import type { Phase } from './phases';

/** A week's work: hundreds of metres, sets on the bar and passes of the circuit. */
export type Volume = Readonly<Record<PartKind, number>>;

const start: Record<Exclude<Phase, 'taper'>, Volume> = {
  base: { run: 80, bar: 12, circuit: 8 },
  build: { run: 60, bar: 15, circuit: 9 },
  specific: { run: 50, bar: 12, circuit: 10 },
};

/** One thing at a time: each level raises the next of these by its step, until its limit. */
const raises: readonly { kind: PartKind; step: number; most: number }[] = [
  { kind: 'run', step: 5, most: 20 },
  { kind: 'bar', step: 1, most: 4 },
  { kind: 'circuit', step: 1, most: 2 },
];

export function volumeAt(phase: Exclude<Phase, 'taper'>, level: number): Volume {
  const volume = { ...start[phase] };
  for (const [index, { kind, step, most }] of raises.entries()) {
    const times = Math.floor((level + raises.length - 1 - index) / raises.length);
    volume[kind] += Math.min(most, times * step);
  }
  return volume;
}

/** The whole number nearest to `target` parts of `value` that lies between two shares of it. */
const shareOf = (value: number, least: number, target: number, most: number): number =>
  Math.min(Math.floor(value * most), Math.max(Math.ceil(value * least), Math.round(value * target)));

const scaled = ({ run, bar, circuit }: Volume, least: number, target: number, most: number): Volume => ({
  run: shareOf(run, least, target, most),
  bar: shareOf(bar, least, target, most),
  circuit: shareOf(circuit, least, target, most),
});

/** Thirty to forty per cent less. */
export const deloaded = (volume: Volume): Volume => scaled(volume, 0.6, 0.65, 0.7);

/** Forty-one to sixty per cent less; the last week is the lighter one. */
export const tapered = (volume: Volume, isLast: boolean): Volume =>
  scaled(volume, 0.4, isLast ? 0.45 : 0.55, 0.59);
