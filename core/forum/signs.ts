import { domainOf, hostsIn } from './filters';

/** Nobody types the fifteen letters of a post so fast. */
const FASTEST_MS = 3_000;
const SAME_HOST = 3;
/** So far back the links of a newcomer are counted. */
export const POSTS_LOOKED_AT = 20;

/** What candidates link to all day. */
const KNOWN = ['boe.es', 'gob.es', 'policia.es', 'guardiacivil.es', 'europa.eu'];

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** The site that a text links to for the third time, if it is neither known nor our own. */
export function repeatedHost(text: string, earlier: readonly string[], ownHost: string): string | null {
  const known = [...KNOWN, domainOf(ownHost)];
  const hosts = hostsIn(text).map(domainOf);
  const before = earlier.flatMap(hostsIn).map(domainOf);
  const times = (host: string) => [...hosts, ...before].filter((one) => one === host).length;
  return (
    hosts.find((host) => times(host) >= SAME_HOST && !known.some((domain) => isWithin(host, domain))) ?? null
  );
}

/** What only a bot does. `typedMs`: since the first key; unknown without JavaScript. */
export function botSign({ typedMs, trap }: { typedMs?: number | undefined; trap?: string | undefined }) {
  if (trap) return 'Rellenó un campo que las personas no ven.';
  if (typedMs !== undefined && typedMs < FASTEST_MS) return 'Se escribió en menos de tres segundos.';
  return null;
}
