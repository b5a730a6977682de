import { trainingAllowance } from '@atalaya/core/fitness/training/load';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { requireRoom } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import type { ReceivedFile } from '../../platform/uploads/receive-file';
import { countLog, insertRuns, selectImportedStarts } from '../fitness.queries';
import { readCsv } from './read-csv';
import { type ReadRun, readGpx, readTcx } from './read-xml';

/** Faster than the world record over any distance, in metres a second. */
const FASTEST = 11;

/** By its name and by what is in it: both have to agree. */
async function readFile({ name, bytes }: ReceivedFile): Promise<ReadRun[]> {
  const kind = /\.(gpx|tcx|csv)$/i.exec(name)?.[1]?.toLowerCase();
  const text = textOf(bytes);
  if (kind === 'gpx') return readGpx(text ?? '');
  if (kind === 'tcx') return readTcx(text ?? '');
  if (kind === 'csv' && text !== null) return readCsv(text);
  throw new AppError(kind === 'csv' ? 'fitness.not-csv' : 'fitness.unknown-file');
}

/** Null if it is not UTF-8 text. */
function textOf(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const isPossible = ({ start, metres, seconds }: ReadRun, now: Date): boolean =>
  metres >= 50 &&
  metres <= 100_000 &&
  seconds >= 10 &&
  seconds <= 86_400 &&
  metres / seconds <= FASTEST &&
  start.getUTCFullYear() >= 2010 &&
  start <= now;

/** Every run of the file, or none. */
export async function importRuns(kit: Kit, userId: string, file: ReceivedFile) {
  const { db, clock } = kit;
  const now = clock.now();
  const runs = await readFile(file);
  if (!runs.every((run) => isPossible(run, now))) throw new AppError('fitness.not-a-run');
  return db.transaction(async (tx) => {
    const known = await selectImportedStarts(tx, userId);
    const fresh = runs.filter(
      ({ start }, index) =>
        !known.has(start.getTime()) &&
        runs.findIndex((run) => run.start.getTime() === start.getTime()) === index,
    );
    if (fresh.length === 0) throw new AppError('fitness.already-imported');
    const room = { subject: userId, amount: fresh.length };
    await requireRoom(kit, tx, trainingAllowance, room, () => countLog(tx, userId));
    const rows = fresh.map(({ start, metres, seconds }) => ({
      id: newId(now),
      userId,
      day: dayInSpain(start),
      sessionKey: null,
      minutes: Math.min(600, Math.max(1, Math.round(seconds / 60))),
      effort: null,
      metres,
      seconds,
      note: '',
      sleepHalfHours: null,
      pain: null,
      importedStart: start,
    }));
    await insertRuns(tx, rows);
    return { runs: rows.map(({ id, day, metres, seconds }) => ({ id, day, metres, seconds })) };
  });
}
