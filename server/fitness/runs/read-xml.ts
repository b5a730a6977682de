import { SaxesParser } from 'saxes';
import { AppError } from '../../platform/app-error';

export type ReadRun = { start: Date; metres: number; seconds: number };
type Fault = 'fitness.not-gpx' | 'fitness.not-tcx';

/** Deeper than any file of a watch. */
const DEEPEST = 40;
const MOST_POINTS = 200_000;

type Open = (name: string, attributes: Record<string, string>) => void;
type Close = (name: string, text: string) => void;

/** Names without their prefix. A DTD is refused, so that nothing can be expanded or fetched. */
function walk(xml: string, fault: Fault, root: string, open: Open, close: Close): void {
  const parser = new SaxesParser();
  let depth = 0;
  let text = '';
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    throw new AppError(fault);
  });
  parser.on('doctype', () => {
    throw new AppError('fitness.unsafe-xml');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST || (depth === 1 && local(name) !== root)) throw new AppError(fault);
    text = '';
    open(local(name), attributes);
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close(local(name), text.trim());
    text = '';
  });
  parser.write(xml).close();
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Place = { latitude: number; longitude: number };

/** Over the sphere (haversine). */
export function metresBetween(one: Place, other: Place): number {
  const dLatitude = radians(other.latitude - one.latitude);
  const dLongitude = radians(other.longitude - one.longitude);
  const a =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The track of a GPX file: one run, from its first to its last point. */
export function readGpx(xml: string): ReadRun[] {
  let metres = 0;
  let points = 0;
  let before: Place | null = null;
  let here: Place | null = null;
  const moments: number[] = [];
  walk(
    xml,
    'fitness.not-gpx',
    'gpx',
    (name, { lat, lon }) => {
      // A pause begins a new segment, whose gap was not run.
      if (name === 'trkseg') before = null;
      if (name !== 'trkpt') return;
      const [latitude, longitude] = [Number(lat), Number(lon)];
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new AppError('fitness.not-gpx');
      here = { latitude, longitude };
      if (before) metres += metresBetween(before, here);
      before = here;
      points += 1;
      if (points > MOST_POINTS) throw new AppError('fitness.not-gpx');
    },
    (name, text) => {
      if (name === 'time' && here) moments.push(Date.parse(text));
      if (name === 'trkpt') here = null;
    },
  );
  const [first, last] = [moments[0], moments.at(-1)];
  if (points < 2 || first === undefined || last === undefined || Number.isNaN(first + last))
    throw new AppError('fitness.not-gpx');
  return [
    { start: new Date(first), metres: Math.round(metres), seconds: Math.round((last - first) / 1_000) },
  ];
}

/** Each activity of a TCX file is the sum of its laps. */
export function readTcx(xml: string): ReadRun[] {
  const runs: ReadRun[] = [];
  let start: Date | null = null;
  let metres = 0;
  let seconds = 0;
  let inPoint = 0;
  walk(
    xml,
    'fitness.not-tcx',
    'TrainingCenterDatabase',
    (name, attributes) => {
      if (name === 'Activity') [start, metres, seconds] = [null, 0, 0];
      if (name === 'Lap') start ??= new Date(attributes.StartTime ?? '');
      if (name === 'Trackpoint') inPoint += 1;
    },
    (name, text) => {
      if (name === 'Trackpoint') inPoint -= 1;
      if (inPoint > 0) return;
      if (name === 'TotalTimeSeconds') seconds += Number(text);
      if (name === 'DistanceMeters') metres += Number(text);
      if (name === 'Activity' && start)
        runs.push({ start, metres: Math.round(metres), seconds: Math.round(seconds) });
    },
  );
  if (runs.length === 0 || runs.some((run) => Number.isNaN(run.start.getTime() + run.metres + run.seconds)))
    throw new AppError('fitness.not-tcx');
  return runs;
}
