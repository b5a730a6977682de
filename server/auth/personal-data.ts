import type { Db } from '../platform/db';
import { selectKnownDevices, selectPasswordLinks, selectRegistrations } from './personal-data.queries';

/** What signing in leaves behind about a user, for the download of their data. Hashes and tokens stay here. */
export async function signInData(db: Db, userId: string) {
  return {
    registros: await selectRegistrations(db, userId),
    navegadores: await selectKnownDevices(db, userId),
    enlacesDeContrasena: await selectPasswordLinks(db, userId),
  };
}
