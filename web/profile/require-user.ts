import { withReturn } from '@atalaya/core/auth/return-path';
import { type RouterContextProvider, redirect } from 'react-router';
import { callFrom } from '../platform/page-context';

/** `url` instead of request.url, which ends in `.data` for data requests. */
type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** For loaders of private pages: redirects guests to sign in and back. */
export async function requireUser({ url, context }: LoaderArgs) {
  const user = await callFrom(context)('GET /api/auth/me');
  if (user) return user;
  throw redirect(withReturn('/login', url.pathname + url.search));
}
