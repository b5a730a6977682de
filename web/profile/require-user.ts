import { withReturn } from '@atalaya/core/auth/return-path';
import { type RouterContextProvider, redirect } from 'react-router';
import { callFrom } from '../platform/page-context';

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** For the loaders of private pages: a guest goes to sign in and comes back afterwards. */
export async function requireUser({ request, context }: LoaderArgs) {
  const user = await callFrom(context)('GET /api/auth/me');
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(withReturn('/login', pathname + search));
}
