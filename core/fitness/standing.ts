import { PHYSICAL_MINIMUM } from '../guide/physical';
import { eventPoints, eventsOf, type FitnessEvent, isLessBetter, type OfficialTable } from './events';

export type Result = { id: string; event: FitnessEvent; value: number; day: string };

/** Oldest first; of one day the best result comes last, because it is the one that counts. */
export const inOrder = <R extends Result>(results: readonly R[]): R[] =>
  [...results].sort((one, other) => {
    if (one.day !== other.day) return one.day < other.day ? -1 : 1;
    if (one.event !== other.event) return one.event < other.event ? -1 : 1;
    return isLessBetter(one.event) ? other.value - one.value : one.value - other.value;
  });

export const resultsOf = <R extends Result>(results: readonly R[], event: FitnessEvent): R[] =>
  inOrder(results.filter((result) => result.event === event));

export type Standing = {
  /** Points of the last result of each exercise; null without one. */
  points: readonly { event: FitnessEvent; points: number | null }[];
  /** A third of it is the mean; null until there are three results. */
  sum: number | null;
  zeros: readonly FitnessEvent[];
  passes: boolean | null;
};

/** Where a user stands with the last result of each exercise on a day. */
export function standingOn(results: readonly Result[], table: OfficialTable, day = '9999-12-31'): Standing {
  const points = eventsOf(table).map((event) => {
    const last = resultsOf(results, event).findLast((result) => result.day <= day);
    return { event, points: last ? eventPoints(event, table, last.value) : null };
  });
  const zeros = points.filter((one) => one.points === 0).map(({ event }) => event);
  const known = points.flatMap((one) => (one.points === null ? [] : [one.points]));
  if (known.length < points.length)
    return { points, sum: null, zeros, passes: zeros.length > 0 ? false : null };
  const sum = known.reduce((total, one) => total + one, 0);
  return { points, sum, zeros, passes: zeros.length === 0 && sum >= PHYSICAL_MINIMUM * points.length };
}

export type StandingPoint = { day: string } & Pick<Standing, 'points' | 'sum'>;

/** The standing on every day with a result, oldest first. */
export const standingOverTime = (results: readonly Result[], table: OfficialTable): StandingPoint[] => {
  const own = results.filter(({ event }) => eventsOf(table).includes(event));
  return [...new Set(inOrder(own).map(({ day }) => day))].map((day) => {
    const { points, sum } = standingOn(own, table, day);
    return { day, points, sum };
  });
};

/** How far the sum of points is from the fifteen that pass. */
export function marginWords({ sum, zeros, passes }: Standing): string {
  if (zeros.length > 0) return 'Un cero elimina, sea cual sea la media.';
  if (sum === null || passes === null) return 'Faltan marcas para saber la media.';
  const thirds = sum - PHYSICAL_MINIMUM * 3;
  if (thirds === 0) return 'Pasas justo, sin margen.';
  const size = Math.abs(thirds);
  const words =
    size === 1
      ? 'un tercio de punto'
      : size === 2
        ? 'dos tercios de punto'
        : size % 3 === 0
          ? size === 3
            ? 'un punto'
            : `${size / 3} puntos`
          : `${(size / 3).toFixed(2).replace('.', ',')} puntos`;
  return passes ? `Pasas por ${words}.` : `${size > 3 ? 'Te faltan' : 'Te falta'} ${words} de media.`;
}
