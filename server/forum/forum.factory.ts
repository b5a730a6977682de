import { makeUser } from '../auth/auth.factory';
import { setTierAsAdmin } from '../auth/grants';
import type { Db } from '../platform/db';
import { forumCategory } from './forum.tables';
import { addToMember } from './members.queries';

let serial = 0;

/** A user who may write, and who is no newcomer unless `isNew`. */
export async function makeWriter(db: Db, { isNew = false, now = new Date() } = {}) {
  const user = await makeUser(db);
  await setTierAsAdmin(db, user.id, 'basico', now);
  if (!isNew) {
    const longAgo = new Date(now.getTime() - 30 * 24 * 3_600_000);
    await addToMember(db, user.id, { topicsRead: 10 }, longAgo);
  }
  return user;
}

export async function makeCategory(db: Db) {
  serial += 1;
  const now = new Date();
  const row = {
    id: 900 + serial,
    name: `Categoría ${serial}`,
    description: 'De prueba',
    color: 'navy',
  } as const;
  await db.insert(forumCategory).values({ ...row, position: serial, createdAt: now, updatedAt: now });
  return row;
}
