import type { Db } from '../platform/db';
import { selectKnownDevices, selectPasswordLinks, selectRegistrations } from './personal-data.queries';

/** For the download of personal data, without hashes and tokens. */
export async function signInData(db: Db, userId: string) {
  return {
    registros: await selectRegistrations(db, userId),
    navegadores: await selectKnownDevices(db, userId),
    enlacesDeContrasena: await selectPasswordLinks(db, userId),
  };
}
