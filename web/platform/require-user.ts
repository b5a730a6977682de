import { withReturn } from '@atalaya/core/auth/return-path';
import type { SessionUser } from '@atalaya/core/auth/user';
import { redirect } from 'react-router';
import { resolveUser, useSessionStore } from './session';

/** For client loaders of app pages: redirects guests to sign in and back. */
export async function requireUser({ url }: { url: URL }): Promise<SessionUser> {
  const user = await resolveUser();
  if (user) return user;
  if (useSessionStore.getState().error) throw new TypeError('The session could not be checked: no network');
  throw redirect(withReturn('/login', url.pathname + url.search));
}
