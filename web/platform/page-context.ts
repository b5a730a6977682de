import type { Answer, EndpointName, Input } from '@atalaya/core/api';
import { createContext, RouterContextProvider } from 'react-router';
import { callNamed } from './api';

/** What the server hands to a render: a fetch that never leaves the process, and the nonce of a private page. */
export type PageContext = { fetch: typeof fetch; nonce?: string };

const pageContext = createContext<PageContext>();

/** The key object must be the web bundle's own, so the server builds its contexts through this function. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}

type Provider = Readonly<RouterContextProvider>;

export const nonceOf = (provider: Provider): string | undefined => provider.get(pageContext).nonce;

/** For loaders: the same `call`, answered inside the server with the visitor's cookies. */
export function callFrom(provider: Provider) {
  const { fetch } = provider.get(pageContext);
  return <N extends EndpointName>(name: N, input?: Input<N>): Promise<Answer<N>> =>
    callNamed(name, input, { fetch });
}
