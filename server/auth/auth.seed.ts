import { inArray } from 'drizzle-orm';
import type { Kit } from '../platform/kit';
import { makeUser } from './auth.factory';
import { user } from './auth.tables';

const accounts = [
  { username: 'admin', displayName: 'Alma Rivas', isAdmin: true, planTier: null },
  { username: 'elite', displayName: 'Lucía Ferrer', isAdmin: false, planTier: 'elite' },
  { username: 'plus', displayName: 'Marcos Gil', isAdmin: false, planTier: 'plus' },
  { username: 'basico', displayName: 'Inés Prado', isAdmin: false, planTier: 'basico' },
  { username: 'demo', displayName: 'Hugo Salas', isAdmin: false, planTier: null },
] as const;

/** The five accounts that the console and /test-login name. */
export async function seedDemoAccounts({ db, clock }: Kit): Promise<void> {
  const emails = accounts.map(({ username }) => `${username}@atalaya.example`);
  const found = await db.select({ email: user.email }).from(user).where(inArray(user.email, emails));
  const there = new Set(found.map(({ email }) => email));
  for (const account of accounts)
    if (!there.has(`${account.username}@atalaya.example`))
      await makeUser(db, { ...account, trialEndsAt: null, createdAt: clock.now(), password: 'atalaya-demo' });
}
