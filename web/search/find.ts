import { fold } from '@atalaya/core/platform/fold';
import { isSearchEntry, type SearchEntry } from '@atalaya/core/search/entry';
import MiniSearch from 'minisearch';

export type Finder = (text: string) => SearchEntry[];

const MOST = 12;
const stopWords = new Set('a al con de del el en la las lo los para por que se sin su un una y o'.split(' '));

/** Ignores accents and case and tolerates typos; every word must match. */
export function makeFinder(index: unknown): Finder {
  const entries = Array.isArray(index) ? index.filter(isSearchEntry) : [];
  const search = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    processTerm: (term) => {
      const folded = fold(term);
      return stopWords.has(folded) ? null : folded;
    },
    searchOptions: {
      boost: { title: 4, keywords: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  search.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (text) => {
    const found = search.search(text).map((result) => entries[Number(result.id)]);
    return found.filter((entry) => entry !== undefined).slice(0, MOST);
  };
}

const popular = [
  '/prueba-nivel-gratis',
  '/oposiciones',
  '/planes',
  '/tienda',
  '/campus-estudio/temario',
  '/campus-estudio/simulacros',
  '/herramientas',
  '/blog',
  '/contacto',
];

/** Shown before anything is typed. */
export function suggestions(index: unknown): SearchEntry[] {
  const entries = Array.isArray(index) ? index.filter(isSearchEntry) : [];
  const listed = popular.flatMap((path) => entries.filter((entry) => entry.path === path));
  return (listed.length > 0 ? listed : entries).slice(0, 6);
}
