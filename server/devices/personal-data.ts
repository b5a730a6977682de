import type { Db } from '../platform/db';
import { selectDevices, selectReplacementsSince } from './devices.queries';

/** For the download of personal data. */
export async function deviceData(db: Db, userId: string) {
  return {
    dispositivos: await selectDevices(db, userId),
    sustituciones: await selectReplacementsSince(db, userId, new Date(0)),
  };
}
