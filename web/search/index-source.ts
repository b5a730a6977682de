import { paths, topics } from 'virtual:search-index';
import type { SearchEntry } from '@atalaya/core/search/entry';
import { searchPages } from '@atalaya/core/search/pages';

type Source = () => Promise<SearchEntry[]> | SearchEntry[];

const topicsHaveAPage = paths.some((path) => path.startsWith('/campus-estudio/temario/'));

/** Where the index comes from. Posts and products join with one line each, when their features have them. */
const sources: Source[] = [
  () => searchPages.filter((page) => paths.includes(page.path)),
  () => (topicsHaveAPage ? topics : []),
];

export async function searchEntries(): Promise<SearchEntry[]> {
  return (await Promise.all(sources.map((source) => source()))).flat();
}
