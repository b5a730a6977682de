import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { eq, inArray } from 'drizzle-orm';
import type { Kit } from '../platform/kit';
import { makeUser } from './auth.factory';
import { user } from './auth.tables';
import { setTierAsAdmin } from './grants';
import { hashPassword } from './password/passwords';

export const demoPassword = 'atalaya-demo';

const accounts = [
  {
    username: 'admin',
    joinedDaysAgo: 0,
    displayName: 'Alma Rivas',
    isAdmin: true,
    planTier: null,
    plan: 'Administración',
    opens: 'Todo el campus y el panel de administración.',
  },
  {
    username: 'elite',
    joinedDaysAgo: 45,
    displayName: 'Lucía Ferrer',
    isAdmin: false,
    planTier: 'elite',
    plan: 'Plan Elite',
    opens: 'Entrevista con revisión, acompañamiento y contenido VIP.',
  },
  {
    username: 'plus',
    joinedDaysAgo: 34,
    displayName: 'Marcos Gil',
    isAdmin: false,
    planTier: 'plus',
    plan: 'Plan Plus',
    opens: 'Tarjetas, esquemas, juegos, simulacros y psicotécnicos.',
  },
  {
    username: 'basico',
    joinedDaysAgo: 25,
    displayName: 'Inés Prado',
    isAdmin: false,
    planTier: 'basico',
    plan: 'Plan Básico',
    opens: 'Todo el temario, los test, el calendario y el foro.',
  },
  {
    username: 'preparador',
    joinedDaysAgo: 120,
    displayName: 'Carmen Ortiz',
    isAdmin: false,
    planTier: null,
    plan: 'Preparador',
    opens: 'El tablero de quien acompaña a las plazas de Elite.',
  },
  {
    username: 'demo',
    joinedDaysAgo: 0,
    displayName: 'Hugo Salas',
    isAdmin: false,
    planTier: null,
    plan: 'Sin plan',
    opens: 'Los temas 1 a 3 y 20 preguntas al día.',
  },
] as const;

const emailOf = (username: string): string => `${username}@atalaya.example`;

/** Listed by the console and by /test-login. */
export const demoAccounts = accounts.map(({ username, displayName, plan, opens }) => ({
  email: emailOf(username),
  name: displayName,
  plan,
  opens,
}));

/** For a demo that others can reach: new passwords on every start, which are only printed. */
export async function randomizeDemoPasswords({
  db,
}: Kit): Promise<Array<{ email: string; password: string }>> {
  const made = demoAccounts.map(({ email }) => ({ email, password: randomBytes(12).toString('base64url') }));
  for (const { email, password } of made)
    await db
      .update(user)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(user.email, email));
  return made;
}

/** The id of a demo account by its user name, if it exists. */
export async function demoUserId({ db }: Kit, username: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, emailOf(username)));
  return row?.id;
}

/** True if this was the first start, which creates the accounts. */
export async function seedDemoAccounts({ db, clock }: Kit): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db.select({ email: user.email }).from(user).where(inArray(user.email, emails));
  const existing = new Set(found.map(({ email }) => email));
  for (const { username, displayName, isAdmin, planTier, joinedDaysAgo } of accounts)
    if (!existing.has(emailOf(username))) {
      const { id } = await makeUser(db, {
        username,
        displayName,
        isAdmin,
        trialEndsAt: null,
        createdAt: new Date(clock.now().getTime() - joinedDaysAgo * DAY_MS),
        password: demoPassword,
      });
      await setTierAsAdmin(db, id, planTier, clock.now());
    }
  return existing.size === 0;
}
