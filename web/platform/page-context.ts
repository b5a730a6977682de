import type { Answer, EndpointName, Input } from '@atalaya/core/api';
import { createContext, RouterContextProvider } from 'react-router';
import { callNamed } from './api';

/** What the server passes to a render. */
export type PageContext = { fetch: typeof fetch };

const pageContext = createContext<PageContext>();

/** The context key must come from the web bundle, so the server creates contexts through this function. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}

type Provider = Readonly<RouterContextProvider>;

/** `call` for server loaders, answered in-process. */
export function callFrom(provider: Provider) {
  const { fetch } = provider.get(pageContext);
  return <N extends EndpointName>(name: N, input?: Input<N>): Promise<Answer<N>> =>
    callNamed(name, input, { fetch });
}
