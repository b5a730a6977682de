import { compareText } from '../platform/collation';
import { fold } from '../platform/fold';
import { ALL, categoryTabs } from './categories';
import type { BlogCard } from './posts';

export const orders = ['recientes', 'populares', 'tendencia'] as const;
export const views = ['cuadricula', 'lista'] as const;
export type Order = (typeof orders)[number];
export type View = (typeof views)[number];

/** The state of the blog list, stored in the URL. */
export type Filters = {
  category: string;
  search: string;
  tags: readonly string[];
  author: string;
  order: Order;
  view: View;
  /** Whether the tag panel is open. */
  panel: boolean;
  page: number;
};

/** URL parameters; also part of the cache key of rendered pages. */
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

const MAX_TAGS = 10;
const MAX_PAGES = 50;

/** The part of URLSearchParams that is used here. */
export type Query = { get(name: string): string | null; getAll(name: string): string[] };

export function parseFilters(params: Query): Filters {
  const page = Number(params.get('pagina') ?? 1);
  return {
    category: categoryTabs.find((name) => name === params.get('categoria')) ?? ALL,
    search: (params.get('q') ?? '').slice(0, 100),
    tags: [...new Set(params.getAll('etiqueta').filter((tag) => tag !== ''))].slice(0, MAX_TAGS),
    author: (params.get('autor') ?? '').slice(0, 100),
    order: orders.find((order) => order === params.get('orden')) ?? 'recientes',
    view: views.find((view) => view === params.get('vista')) ?? 'cuadricula',
    panel: params.get('filtros') === 'si',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  };
}

/** URL parameters of the filters, without defaults. */
export function filterEntries(filters: Filters): [name: string, value: string][] {
  const { category, search, tags, author, order, view, panel, page } = filters;
  return [
    ...param('categoria', category === ALL ? '' : category),
    ...param('q', search),
    ...tags.flatMap((tag) => param('etiqueta', tag)),
    ...param('autor', author),
    ...param('orden', order === 'recientes' ? '' : order),
    ...param('vista', view === 'cuadricula' ? '' : view),
    ...param('filtros', panel ? 'si' : ''),
    ...param('pagina', page > 1 ? String(page) : ''),
  ];
}

const param = (name: (typeof filterNames)[number], value: string): [string, string][] =>
  value === '' ? [] : [[name, value]];

/** Spec 5, Blog filtering. */
export function matchesFilters(post: BlogCard, { category, search, tags, author }: Filters): boolean {
  const words = fold(search.trim());
  const isFound = [post.title, post.excerpt, ...post.tags].some((text) => fold(text).includes(words));
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

/** The featured post, the posts up to this page, and whether there are more. */
export function pageOf(found: readonly BlogCard[], page: number) {
  const featured = found.find(({ isFeatured }) => isFeatured);
  const others = found.filter((post) => post !== featured);
  const shown = others.slice(0, page * POSTS_PER_PAGE);
  return { featured, shown, hasMore: shown.length < others.length };
}

export const isFiltered = ({ category, search, tags, author }: Filters): boolean =>
  category !== ALL || search.trim() !== '' || tags.length > 0 || author !== '';
