import { withReturn } from '@atalaya/core/auth/return-path';
import { type RouterContextProvider, redirect } from 'react-router';
import { callFrom } from '../platform/page-context';

/** `url`, not the request's own: that one ends in `.data` when the browser asks for a page's data alone. */
type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** For the loaders of private pages: a guest goes to sign in and comes back afterwards. */
export async function requireUser({ url, context }: LoaderArgs) {
  const user = await callFrom(context)('GET /api/auth/me');
  if (user) return user;
  throw redirect(withReturn('/login', url.pathname + url.search));
}
