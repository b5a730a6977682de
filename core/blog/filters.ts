import { compareText } from '../platform/collation';
import { ALL, categoryTabs } from './categories';
import type { BlogCard } from './posts';

export const orders = ['recientes', 'populares', 'tendencia'] as const;
export const views = ['cuadricula', 'lista'] as const;
export type Order = (typeof orders)[number];
export type View = (typeof views)[number];

/** What the blog shows, as its address says it: back goes back, and a link shows the same to someone else. */
export type Filters = {
  category: string;
  search: string;
  tags: readonly string[];
  author: string;
  order: Order;
  view: View;
  /** Whether the panel of tags is open. */
  panel: boolean;
  page: number;
};

/** The names that enter the address, and so the cache of rendered pages. */
export const filterNames = [
  'autor',
  'categoria',
  'etiqueta',
  'filtros',
  'orden',
  'pagina',
  'q',
  'vista',
] as const;

const MOST_TAGS = 10;
const MOST_PAGES = 50;

/** An address's query, by the little that is asked of it. */
export type Query = { get(name: string): string | null; getAll(name: string): string[] };

export function filtersOf(params: Query): Filters {
  const page = Number(params.get('pagina') ?? 1);
  return {
    category: categoryTabs.find((name) => name === params.get('categoria')) ?? ALL,
    search: (params.get('q') ?? '').slice(0, 100),
    tags: [...new Set(params.getAll('etiqueta').filter((tag) => tag !== ''))].slice(0, MOST_TAGS),
    author: (params.get('autor') ?? '').slice(0, 100),
    order: orders.find((order) => order === params.get('orden')) ?? 'recientes',
    view: views.find((view) => view === params.get('vista')) ?? 'cuadricula',
    panel: params.get('filtros') === 'si',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** These filters as an address says them; what is as usual is not said. */
export function entriesOf(filters: Filters): [name: string, value: string][] {
  const { category, search, tags, author, order, view, panel, page } = filters;
  return [
    ...said('categoria', category === ALL ? '' : category),
    ...said('q', search),
    ...tags.flatMap((tag) => said('etiqueta', tag)),
    ...said('autor', author),
    ...said('orden', order === 'recientes' ? '' : order),
    ...said('vista', view === 'cuadricula' ? '' : view),
    ...said('filtros', panel ? 'si' : ''),
    ...said('pagina', page > 1 ? String(page) : ''),
  ];
}

const said = (name: (typeof filterNames)[number], value: string): [string, string][] =>
  value === '' ? [] : [[name, value]];

/** Without case or accents: someone on a phone types neither. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Category, search and tags all have to match (spec 5, Blog filtering). */
export function matchesFilters(post: BlogCard, { category, search, tags, author }: Filters): boolean {
  const words = folded(search.trim());
  const isFound = [post.title, post.excerpt, ...post.tags].some((text) => folded(text).includes(words));
  return (
    (category === ALL || post.category === category) &&
    isFound &&
    (tags.length === 0 || post.tags.some((tag) => tags.includes(tag))) &&
    (author === '' || post.author === author)
  );
}

const newest = (one: BlogCard, other: BlogCard) => compareText(other.date, one.date) || other.id - one.id;

const comparisons: Record<Order, (one: BlogCard, other: BlogCard) => number> = {
  recientes: newest,
  populares: (one, other) => other.views - one.views || newest(one, other),
  tendencia: (one, other) => other.likes - one.likes || newest(one, other),
};

export const selectPosts = (posts: readonly BlogCard[], filters: Filters): BlogCard[] =>
  posts.filter((post) => matchesFilters(post, filters)).sort(comparisons[filters.order]);

const POSTS_PER_PAGE = 12;

/** The post that the list opens with, those below it up to this page, and whether there are more. */
export function pageOf(found: readonly BlogCard[], page: number) {
  const featured = found.find(({ isFeatured }) => isFeatured);
  const others = found.filter((post) => post !== featured);
  const shown = others.slice(0, page * POSTS_PER_PAGE);
  return { featured, shown, hasMore: shown.length < others.length };
}

export const isFiltered = ({ category, search, tags, author }: Filters): boolean =>
  category !== ALL || search.trim() !== '' || tags.length > 0 || author !== '';
