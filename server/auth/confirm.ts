import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { checkCode, checkPassword, type Place } from './proof';
import { confirmSession } from './sessions';

/** Returns the token of the session's new cookie. Asks for what a sign-in asks for, so that a stolen cookie does not open what is `confirmed` (core/platform/endpoint.ts). */
export async function confirmIdentity(
  kit: Kit,
  { user, sessionId }: Identity,
  given: { password: string; code?: string | undefined },
  place: Place,
): Promise<string> {
  const { account, attempt, clear } = await checkPassword(kit, { ...given, email: user.email }, place);
  if (!account)
    throw new AppError('auth.wrong-password', { fields: { password: 'La contraseña no es correcta.' } });
  await checkCode(kit, account, given.code, attempt);
  await clear();
  return confirmSession(kit, sessionId);
}
