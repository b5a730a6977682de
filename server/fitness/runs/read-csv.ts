import { fold } from '@atalaya/core/platform/fold';
import { momentInSpain } from '@atalaya/core/platform/madrid-time';
import { parseDate } from '@atalaya/core/platform/text/date-text';
import { csvRecords } from '../../admin/csv';
import { FileFault } from '../../admin/file-fault';
import { AppError } from '../../platform/app-error';
import type { ReadRun } from './read-xml';

const MOST_RUNS = 500;
const columns = {
  day: ['fecha', 'date', 'activity date'],
  km: ['km', 'distancia', 'distance'],
  time: ['tiempo', 'time', 'duracion', 'moving time', 'elapsed time'],
} as const;

/** `25:30` or `1:02:03`, in seconds; NaN if it is neither. */
export const secondsOf = (text: string): number =>
  /^\d{1,3}(:\d{2}){1,2}$/.test(text)
    ? text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : Number.NaN;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** A table with the columns fecha, km and tiempo, in any order. */
export async function readCsv(text: string): Promise<ReadRun[]> {
  const runs: ReadRun[] = [];
  let places: Record<keyof typeof columns, number> | null = null;
  try {
    for await (const { cells } of csvRecords(once(text))) {
      if (!places) {
        const names = cells.map((cell) => fold(cell).trim());
        const at = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
        places = { day: at(columns.day), km: at(columns.km), time: at(columns.time) };
        if (Object.values(places).includes(-1)) throw new AppError('fitness.not-csv');
        continue;
      }
      const [day, km, time] = [cells[places.day], cells[places.km], cells[places.time]];
      const written = parseDate((day ?? '').trim());
      const kilometres = Number((km ?? '').trim().replace(',', '.'));
      const seconds = secondsOf((time ?? '').trim());
      if (!written || Number.isNaN(kilometres) || (km ?? '').trim() === '' || Number.isNaN(seconds))
        throw new AppError('fitness.not-csv');
      const metres = Math.round(kilometres * 1_000);
      // A table has no time of day: distance and time keep two runs of a day apart.
      const start = new Date(momentInSpain(written, 0).getTime() + metres + seconds);
      runs.push({ start, metres, seconds });
      if (runs.length > MOST_RUNS) throw new AppError('fitness.not-csv');
    }
  } catch (error) {
    if (error instanceof FileFault) throw new AppError('fitness.not-csv');
    throw error;
  }
  if (runs.length === 0) throw new AppError('fitness.not-csv');
  return runs;
}
