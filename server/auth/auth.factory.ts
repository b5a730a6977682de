import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { user } from './auth.tables';
import { hashPassword } from './password/passwords';

type UserRow = typeof user.$inferSelect;
type UserInput = Partial<Omit<UserRow, 'passwordHash'>> & { password?: string };

let serial = 0;

/** Hashing is slow by design, and tests make hundreds of users with the same password. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

export async function makeUser(
  db: Db,
  { password = 'atalaya-demo', ...given }: UserInput = {},
): Promise<UserRow> {
  serial += 1;
  const username = given.username ?? `opositor${serial}`;
  const now = given.createdAt ?? new Date();
  const [row] = await db
    .insert(user)
    .values({
      id: newId(now),
      email: `${username}@atalaya.example`,
      displayName: null,
      oppositionType: 'policia_nacional',
      emailConfirmedAt: now,
      termsAcceptedAt: now,
      createdAt: now,
      ...given,
      username,
      passwordHash: await hashOnce(password),
    })
    .returning();
  if (!row) throw new Error('the user was not inserted');
  return row;
}
