import { formatPhysicalResult, nextResult, pointsOf } from '../guide/physical';
import { type Exercise, lessIsBetter, type Sex, thresholds } from '../guide/physical-tables';

/** One of the two official tables. The user chooses it; the sex is neither asked for nor stored. */
export const officialTables = ['women', 'men'] as const satisfies readonly Sex[];
export type OfficialTable = (typeof officialTables)[number];

/** What is measured. The second exercise is a different one in each table, so its results are never mixed. */
export const events = ['circuit', 'pull-ups', 'hang', 'run'] as const;
export type FitnessEvent = (typeof events)[number];

export const eventsOf = (table: OfficialTable): readonly FitnessEvent[] => [
  'circuit',
  table === 'men' ? 'pull-ups' : 'hang',
  'run',
];

const exerciseOf: Record<FitnessEvent, Exercise> = {
  circuit: 'circuit',
  'pull-ups': 'strength',
  hang: 'strength',
  run: 'run',
};

export const eventNames: Record<FitnessEvent, string> = {
  circuit: 'Circuito de agilidad',
  'pull-ups': 'Dominadas',
  hang: 'Suspensión en barra',
  run: 'Mil metros',
};

export const isLessBetter = (event: FitnessEvent): boolean => lessIsBetter[exerciseOf[event]];

const MS = 1_000;

/** Runs are stored in milliseconds; the table counts whole seconds, and a started second counts. */
const tableUnits = (event: FitnessEvent, value: number): number =>
  event === 'run' ? Math.ceil(value / MS) : value;
const storedUnits = (event: FitnessEvent, result: number): number => (event === 'run' ? result * MS : result);

/** Points by the official table, 0 to 10; 0 eliminates. */
export const eventPoints = (event: FitnessEvent, table: OfficialTable, value: number): number =>
  pointsOf(exerciseOf[event], table, tableUnits(event, value));

/** The worst result that gives one more point; undefined at ten. */
export function nextStep(event: FitnessEvent, table: OfficialTable, value: number): number | undefined {
  const result = nextResult(exerciseOf[event], table, tableUnits(event, value));
  return result === undefined ? undefined : storedUnits(event, result);
}

/** The worst results for 1 to 10 points. */
export const stepsOf = (event: FitnessEvent, table: OfficialTable): number[] =>
  thresholds[exerciseOf[event]][table].map((result) => storedUnits(event, result));

/** `10,9 s`, `12 dominadas`, `57 s`, `4:05`, `4:05,3`. */
export function formatResult(event: FitnessEvent, value: number): string {
  if (event === 'run') {
    const tenths = Math.ceil((value % MS) / 100) % 10;
    const seconds = Math.floor(value / MS) + (value % MS > 900 ? 1 : 0);
    return `${formatPhysicalResult('run', 'men', seconds)}${tenths > 0 ? `,${tenths}` : ''}`;
  }
  return formatPhysicalResult(exerciseOf[event], event === 'pull-ups' ? 'men' : 'women', value);
}

/** As in the official table: without its unit. */
export const shortResult = (event: FitnessEvent, value: number): string =>
  formatResult(event, value).replace(/\u00a0.*$/, '');

/** `11,2–10,9` in the band of those points; the first and the last band are open. */
export function bandWords(event: FitnessEvent, table: OfficialTable, points: number): string {
  const steps = stepsOf(event, table);
  const from = steps[points - 1];
  const next = steps[points];
  const less = isLessBetter(event);
  const unit = event === 'run' ? MS : 1;
  if (from === undefined) {
    const first = steps[0] ?? 0;
    return less ? `${shortResult(event, first + unit)} o más` : `≤ ${shortResult(event, first - unit)}`;
  }
  if (next === undefined) return `${shortResult(event, from)} o ${less ? 'menos' : 'más'}`;
  const to = less ? next + unit : next - unit;
  return to === from ? shortResult(event, from) : `${shortResult(event, from)}–${shortResult(event, to)}`;
}

/** `0,3 s`, `2 dominadas`, `5 s`: what is missing for another result. */
export function formatGap(event: FitnessEvent, from: number, to: number): string {
  const gap = Math.abs(to - from);
  if (event !== 'run') return formatResult(event, gap);
  return `${Number((Math.ceil(gap / 100) / 10).toFixed(1))
    .toString()
    .replace('.', ',')}\u00a0s`;
}
