import type { Role } from '@atalaya/core/auth/roles';
import { makeUser } from '../auth/auth.factory';
import { setTierAsAdmin } from '../auth/grants';
import type { Db } from '../platform/db';
import { insertCoach } from './coaching.queries';

type Person = Parameters<typeof makeUser>[1];

/** An account with the role and its places. */
export async function makeCoach(
  db: Db,
  { capacity = 5, now, ...given }: Person & { capacity?: number; now: Date },
): Promise<{ id: string }> {
  const held: Role[] = ['coach'];
  const { id } = await makeUser(db, {
    displayName: 'Carmen Ortiz',
    ...given,
    roles: held,
    trialEndsAt: null,
  });
  await insertCoach(db, {
    userId: id,
    capacity,
    createdAt: now,
    hours: 'Lunes a jueves, de 17 a 20 h',
  });
  return { id };
}

/** An account with Elite. The place is made when its page is opened. */
export async function makeElite(db: Db, now: Date, given: Person = {}): Promise<{ id: string }> {
  const { id } = await makeUser(db, { displayName: 'Lucía', trialEndsAt: null, createdAt: now, ...given });
  await setTierAsAdmin(db, id, 'elite', now);
  return { id };
}
