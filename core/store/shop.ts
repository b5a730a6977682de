import { compareText } from '../platform/collation';
import { type Section, sectionOf, sections } from './product';

/** A product in the API response. Server-rendered lists may omit the description. */
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

/** The state of the product list, stored in the URL. */
export type ShopFilters = {
  search: string;
  category: string;
  type: TypeFilter;
  /** Euros, both ends included. */
  min: number;
  max: number;
  sort: Sort;
  view: View;
  /** Whether the filters are visible. */
  panel: boolean;
  /** Sections shown in full. */
  whole: readonly Section[];
};

/** URL parameters; also part of the cache key of rendered pages. */
export const shopParams = ['categoria', 'filtros', 'orden', 'precio', 'q', 'tipo', 'todo', 'vista'] as const;

export type Query = { get(name: string): string | null };

const isPrice = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_PRICE && value <= MAX_PRICE;

function parsePrices(text: string | null): { min: number; max: number } {
  const [min = Number.NaN, max = Number.NaN] = (/^(\d{1,3})-(\d{1,3})$/.exec(text ?? '')?.slice(1) ?? []).map(
    Number,
  );
  return isPrice(min) && isPrice(max) && min <= max ? { min, max } : { min: MIN_PRICE, max: MAX_PRICE };
}

export function parseShopFilters(params: Query): ShopFilters {
  const whole = (params.get('todo') ?? '').split(',');
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    category: (params.get('categoria') ?? '').slice(0, 100) || ALL,
    type: typeFilters.find((type) => type === params.get('tipo')) ?? 'all',
    ...parsePrices(params.get('precio')),
    sort: sorts.find((sort) => sort === params.get('orden')) ?? 'popular',
    view: views.find((view) => view === params.get('vista')) ?? 'grid',
    panel: params.get('filtros') !== 'no',
    whole: sections.filter((section) => whole.includes(section)),
  };
}

const param = (name: (typeof shopParams)[number], value: string): [string, string][] =>
  value === '' ? [] : [[name, value]];

/** URL parameters of the filters, without defaults. */
export const shopEntries = (filters: ShopFilters): [name: string, value: string][] => [
  ...param('q', filters.search),
  ...param('categoria', filters.category === ALL ? '' : filters.category),
  ...param('tipo', filters.type === 'all' ? '' : filters.type),
  ...param(
    'precio',
    filters.min === MIN_PRICE && filters.max === MAX_PRICE ? '' : `${filters.min}-${filters.max}`,
  ),
  ...param('orden', filters.sort === 'popular' ? '' : filters.sort),
  ...param('vista', filters.view === 'grid' ? '' : filters.view),
  ...param('filtros', filters.panel ? '' : 'no'),
  ...param('todo', filters.whole.join(',')),
];

export const noFilters = {
  search: '',
  category: ALL,
  type: 'all',
  min: MIN_PRICE,
  max: MAX_PRICE,
} as const satisfies Partial<ShopFilters>;

/** Order and view are not counted. */
export const activeFilters = ({ search, category, type, min, max }: ShopFilters): number =>
  [search.trim() !== '', category !== ALL, type !== 'all', min !== MIN_PRICE || max !== MAX_PRICE].filter(
    Boolean,
  ).length;

/** Spec, point 5. */
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

/** Sorting is stable, so equal products keep the order of the catalogue. */
const comparisons: Record<Sort, Comparison> = {
  popular: (one, other) => other.salesCount - one.salesCount,
  newest: (one, other) => compareText(other.createdAt, one.createdAt),
  'price-low': (one, other) => one.price - other.price,
  'price-high': (one, other) => other.price - one.price,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
};

export const selectProducts = (products: readonly ShopProduct[], filters: ShopFilters): ShopProduct[] =>
  products.filter((product) => matchesShop(product, filters)).sort(comparisons[filters.sort]);

/** Products per section before «show all». */
export const SECTION_SIZE = 9;

export type SectionProducts = { section: Section; items: ShopProduct[]; total: number };

/** Without empty sections. */
export const shopSections = (products: readonly ShopProduct[], filters: ShopFilters): SectionProducts[] =>
  sections.flatMap((section) => {
    const found = selectProducts(products, filters).filter(({ type }) => sectionOf(type) === section);
    if (found.length === 0) return [];
    const items = filters.whole.includes(section) ? found : found.slice(0, SECTION_SIZE);
    return [{ section, items, total: found.length }];
  });
