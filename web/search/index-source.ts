import { paths, topics } from 'virtual:search-index';
import { searchPages } from '@atalaya/core/platform/pages/search';
import type { SearchEntry } from '@atalaya/core/search/entry';
import type { RouterContextProvider } from 'react-router';
import { callFrom } from '../platform/page-context';

type Context = Readonly<RouterContextProvider>;
type Source = (context: Context) => Promise<SearchEntry[]> | SearchEntry[];

const topicsHaveAPage = paths.some((path) => path.startsWith('/campus-estudio/temario/'));
const productsHaveAPage = paths.some((path) => path.startsWith('/producto/'));

/** A failing source is skipped. */
async function posts(context: Context): Promise<SearchEntry[]> {
  const published = await callFrom(context)('GET /api/blog/posts-with-categories').catch(() => []);
  return published.map(({ id, title, excerpt, category, tags }) => ({
    kind: 'post',
    path: `/blog/${id}`,
    title,
    text: excerpt,
    keywords: [category.name, ...tags].join(' '),
  }));
}

async function products(context: Context): Promise<SearchEntry[]> {
  const onSale = await callFrom(context)('GET /api/store/products').catch(() => []);
  return onSale.map(({ id, name, shortDescription }) => ({
    kind: 'product',
    path: `/producto/${id}`,
    title: name,
    text: shortDescription,
  }));
}

/** A feature adds its entries with one line. */
const sources: Source[] = [
  () => searchPages.filter((page) => paths.includes(page.path)),
  () => (topicsHaveAPage ? topics : []),
  posts,
  (context) => (productsHaveAPage ? products(context) : []),
];

export async function searchEntries(context: Context): Promise<SearchEntry[]> {
  return (await Promise.all(sources.map((source) => source(context)))).flat();
}
