import { compareText } from '../platform/collation';
import { type Section, sectionOf, sections } from './product';

/** A product as the API sends it. Lists that a page renders may leave the long text out. */
export type ShopProduct = {
  id: string;
  name: string;
  description?: string;
  shortDescription: string;
  price: number;
  originalPrice: number | null;
  categoryId: string;
  type: string;
  rating: number | null;
  reviewCount: number;
  salesCount: number;
  isFeatured: boolean;
  isRecurring: boolean;
  images: readonly string[];
  createdAt: string;
};

export const sorts = ['popular', 'newest', 'price-low', 'price-high', 'rating'] as const;
export type Sort = (typeof sorts)[number];
export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];
export const typeFilters = ['all', 'course', 'schema', 'material'] as const;
export type TypeFilter = (typeof typeFilters)[number];

export const MIN_PRICE = 0;
export const MAX_PRICE = 200;
const ALL = 'all';

/** What the store shows, as its address says it. */
export type ShopFilters = {
  search: string;
  category: string;
  type: TypeFilter;
  /** Euros, both ends included. */
  min: number;
  max: number;
  sort: Sort;
  view: View;
  /** Whether the filters are in sight. */
  panel: boolean;
  /** The sections that are shown whole. */
  whole: readonly Section[];
};

/** The names that enter the address, and so the cache of rendered pages. */
export const shopParams = ['categoria', 'filtros', 'orden', 'precio', 'q', 'tipo', 'todo', 'vista'] as const;

export type Query = { get(name: string): string | null };

const isPrice = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_PRICE && value <= MAX_PRICE;

function pricesOf(text: string | null): { min: number; max: number } {
  const [min = Number.NaN, max = Number.NaN] = (/^(\d{1,3})-(\d{1,3})$/.exec(text ?? '')?.slice(1) ?? []).map(
    Number,
  );
  return isPrice(min) && isPrice(max) && min <= max ? { min, max } : { min: MIN_PRICE, max: MAX_PRICE };
}

export function shopFiltersOf(params: Query): ShopFilters {
  const whole = (params.get('todo') ?? '').split(',');
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    category: (params.get('categoria') ?? '').slice(0, 100) || ALL,
    type: typeFilters.find((type) => type === params.get('tipo')) ?? 'all',
    ...pricesOf(params.get('precio')),
    sort: sorts.find((sort) => sort === params.get('orden')) ?? 'popular',
    view: views.find((view) => view === params.get('vista')) ?? 'grid',
    panel: params.get('filtros') !== 'no',
    whole: sections.filter((section) => whole.includes(section)),
  };
}

const said = (name: (typeof shopParams)[number], value: string): [string, string][] =>
  value === '' ? [] : [[name, value]];

/** These filters as an address says them; what is as usual is not said. */
export const shopEntries = (filters: ShopFilters): [name: string, value: string][] => [
  ...said('q', filters.search),
  ...said('categoria', filters.category === ALL ? '' : filters.category),
  ...said('tipo', filters.type === 'all' ? '' : filters.type),
  ...said(
    'precio',
    filters.min === MIN_PRICE && filters.max === MAX_PRICE ? '' : `${filters.min}-${filters.max}`,
  ),
  ...said('orden', filters.sort === 'popular' ? '' : filters.sort),
  ...said('vista', filters.view === 'grid' ? '' : filters.view),
  ...said('filtros', filters.panel ? '' : 'no'),
  ...said('todo', filters.whole.join(',')),
];

export const noFilters = {
  search: '',
  category: ALL,
  type: 'all',
  min: MIN_PRICE,
  max: MAX_PRICE,
} as const satisfies Partial<ShopFilters>;

/** How many of the filters are in use; order and view are not filters. */
export const activeFilters = ({ search, category, type, min, max }: ShopFilters): number =>
  [search.trim() !== '', category !== ALL, type !== 'all', min !== MIN_PRICE || max !== MAX_PRICE].filter(
    Boolean,
  ).length;

/** Search in name or description, category, type and price all have to match (spec, point 5). */
export function matchesShop(product: ShopProduct, filters: ShopFilters): boolean {
  const words = filters.search.trim().toLowerCase();
  const texts = [product.name, product.description ?? '', product.shortDescription];
  return (
    texts.some((text) => text.toLowerCase().includes(words)) &&
    (filters.category === ALL || product.categoryId === filters.category) &&
    (filters.type === 'all' || product.type === filters.type) &&
    product.price >= filters.min &&
    product.price <= filters.max
  );
}

type Comparison = (one: ShopProduct, other: ShopProduct) => number;

/** Sorting is stable: what is equal stays in the order of the catalogue. */
const comparisons: Record<Sort, Comparison> = {
  popular: (one, other) => other.salesCount - one.salesCount,
  newest: (one, other) => compareText(other.createdAt, one.createdAt),
  'price-low': (one, other) => one.price - other.price,
  'price-high': (one, other) => other.price - one.price,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
};

export const selectProducts = (products: readonly ShopProduct[], filters: ShopFilters): ShopProduct[] =>
  products.filter((product) => matchesShop(product, filters)).sort(comparisons[filters.sort]);

/** So many of each section are shown at first; the rest on request. */
export const SHOWN = 9;

export type Shelf = { section: Section; items: ShopProduct[]; total: number };

/** The three sections in their order; those without a product are left out. */
export const shelvesOf = (products: readonly ShopProduct[], filters: ShopFilters): Shelf[] =>
  sections.flatMap((section) => {
    const found = selectProducts(products, filters).filter(({ type }) => sectionOf(type) === section);
    if (found.length === 0) return [];
    const items = filters.whole.includes(section) ? found : found.slice(0, SHOWN);
    return [{ section, items, total: found.length }];
  });
