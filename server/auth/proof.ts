import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { hashToken } from '../platform/sessions';
import { accountCounter, deviceCounter, networkCounter } from './counters';
import { verifyPassword } from './password/passwords';
import { acceptsCode, wrongCode } from './second-factor';
import { selectForSignIn } from './sign-in.queries';
import { type Attempt, beginAttempt } from './throttle';

export type Proof = { email: string; password: string; code?: string | undefined };

/** Where it is typed. `deviceId` is that of the cookie, and missing in a browser that has never signed in. */
export type Place = { network: string; deviceId?: string | undefined };

type Account = NonNullable<Awaited<ReturnType<typeof selectForSignIn>>>;

/**
 * Counts the attempt, and verifies a password even if there is no account: neither the response nor its timing reveals
 * whether there is one. The caller clears the attempt when everything was right.
 */
export async function checkPassword(kit: Kit, { email, password }: Proof, { network, deviceId }: Place) {
  const deviceHash = deviceId ? hashToken(deviceId) : '';
  const found = await selectForSignIn(kit.db, email, deviceHash);
  // A known browser has its own counter, so that nobody can lock the owner out.
  const own = found?.isKnownDevice ? deviceCounter(kit, email, deviceHash) : accountCounter(kit, email);
  const attempt = await beginAttempt(kit, found?.isKnownDevice ? [own] : [own, networkCounter(kit, network)]);
  const matches = await verifyPassword(found?.passwordHash, password);
  return { account: matches ? found : undefined, attempt, clear: () => attempt.clear([own]) };
}

/** After the right password: the code of an account with a second factor. */
export async function checkCode(
  kit: Kit,
  account: Account,
  code: string | undefined,
  attempt: Attempt,
): Promise<void> {
  if (!account.totpConfirmedAt) return;
  if (!code) {
    await attempt.undo();
    throw new AppError('auth.second-factor-needed');
  }
  if (!(await acceptsCode(kit, account, code))) throw wrongCode();
}
