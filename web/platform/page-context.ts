import type { Answer, EndpointName, Input } from '@atalaya/core/api';
import { createContext, RouterContextProvider } from 'react-router';
import { callNamed } from './api';

/** What the server passes to a render: an in-process fetch and the nonce of a private page. */
export type PageContext = { fetch: typeof fetch; nonce?: string };

const pageContext = createContext<PageContext>();

/** The context key must come from the web bundle, so the server creates contexts through this function. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}

type Provider = Readonly<RouterContextProvider>;

export const nonceOf = (provider: Provider): string | undefined => provider.get(pageContext).nonce;

/** `call` for loaders, answered in-process with the visitor's cookies. */
export function callFrom(provider: Provider) {
  const { fetch } = provider.get(pageContext);
  return <N extends EndpointName>(name: N, input?: Input<N>): Promise<Answer<N>> =>
    callNamed(name, input, { fetch });
}
