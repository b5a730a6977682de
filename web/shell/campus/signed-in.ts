import type { SessionUser } from '@atalaya/core/auth/user';
import { createContext, type RouterContextProvider } from 'react-router';
import { requireUser } from '../../platform/require-user';

type Provider = Readonly<RouterContextProvider>;

const userContext = createContext<SessionUser>();

/** Runs before the loaders of every campus page, so that none runs for a guest. */
export async function signedInOnly({ url, context }: { url: URL; context: Provider }): Promise<void> {
  context.set(userContext, await requireUser({ url }));
}

export const userFrom = (context: Provider): SessionUser => context.get(userContext);
