import { plain } from '../platform/fold';

export const filterKinds = ['word', 'link'] as const;
export const filterActions = ['refuse', 'review'] as const;

export type Filter = {
  kind: (typeof filterKinds)[number];
  /** A word or phrase, or a domain: `ejemplo.com` also stands for `www.ejemplo.com`. */
  text: string;
  action: (typeof filterActions)[number];
};

/** `https://Www.Ejemplo.com/x` → `www.ejemplo.com`. Plain addresses count like links. */
export const hostsIn = (text: string): string[] =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s/?#)\]>"']+/gi)].map(([found]) =>
    found.toLowerCase().replace(/^https?:\/\//, ''),
  );

/** `https://www.ejemplo.com/` → `ejemplo.com`, as an admin may paste it. */
export const domainOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');

/** The first filter that a text meets; one that refuses comes before one that only asks for a review. */
export function filterHit(text: string, filters: readonly Filter[]): Filter | null {
  const words = ` ${plain(text)} `;
  const hosts = hostsIn(text);
  const isHit = (filter: Filter): boolean => {
    if (filter.kind === 'word') {
      const asked = plain(filter.text);
      return asked !== '' && words.includes(` ${asked} `);
    }
    const domain = domainOf(filter.text);
    return domain !== '' && hosts.some((host) => host === domain || host.endsWith(`.${domain}`));
  };
  const hits = filters.filter(isHit);
  return hits.find(({ action }) => action === 'refuse') ?? hits[0] ?? null;
}
