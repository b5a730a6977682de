import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';
import { categoryTabs } from './categories';
import {
  type Filters,
  filterEntries,
  matchesFilters,
  orders,
  parseFilters,
  selectPosts,
  views,
} from './filters';
import type { BlogCard } from './posts';

const read = (entries: readonly [string, string][]) =>
  parseFilters({
    get: (name) => entries.find(([known]) => known === name)?.[1] ?? null,
    getAll: (name) => entries.filter(([known]) => known === name).map(([, value]) => value),
  });

const defaults = read([]);
const [first] = cardsOf([]);
if (!first) throw new Error('no built-in posts');
const post = (given: Partial<BlogCard>): BlogCard => ({
  ...first,
  title: 'La detención',
  excerpt: 'Plazos y derechos.',
  category: 'Derecho',
  tags: ['legislación', 'plazos'],
  ...given,
});
const matches = (filters: Partial<Filters>, given: Partial<BlogCard> = {}) =>
  matchesFilters(post(given), { ...defaults, ...filters });

describe('filtering', () => {
  it('shows all categories or the selected one [5.blog-1] [4.blog-1]', () => {
    expect(defaults.category).toBe('Todas');
    expect(matches({})).toBe(true);
    expect(matches({ category: 'Derecho' })).toBe(true);
    expect(matches({ category: 'Normativa' })).toBe(false);
  });

  it('finds text in the title, the excerpt or a tag, ignoring case [5.blog-2] [5.blog-3] [5.blog-4]', () => {
    expect(matches({ search: 'DETENCIÓN' })).toBe(true);
    expect(matches({ search: 'derechos' })).toBe(true);
    expect(matches({ search: 'legisla' })).toBe(true);
    expect(matches({ search: 'extranjería' })).toBe(false);
  });

  it('ignores accents', () => {
    expect(matches({ search: 'detencion' })).toBe(true);
  });

  it('requires one of the selected tags, if any [5.blog-5] [5.blog-6]', () => {
    expect(matches({ tags: ['plazos', 'tráfico'] })).toBe(true);
    expect(matches({ tags: ['tráfico'] })).toBe(false);
    expect(matches({ tags: [] })).toBe(true);
  });

  it('combines all filters [5.blog-7]', () => {
    const all = { category: 'Derecho', search: 'plazos', tags: ['plazos'] };
    expect(matches(all)).toBe(true);
    expect(matches({ ...all, category: 'Normativa' })).toBe(false);
    expect(matches({ ...all, search: 'nada' })).toBe(false);
    expect(matches({ ...all, tags: ['tráfico'] })).toBe(false);
  });
});

describe('order', () => {
  const posts = [
    post({ id: 1, date: '2026-01-01', views: 5, likes: 9 }),
    post({ id: 2, date: '2026-03-01', views: 1, likes: 1 }),
    post({ id: 3, date: '2026-02-01', views: 9, likes: 5 }),
  ];
  it.each([
    ['recientes', [2, 3, 1]],
    ['populares', [3, 1, 2]],
    ['tendencia', [1, 3, 2]],
  ] as const)('%s [9.display-15] [9.display-16] [9.display-17] [4.blog-4]', (order, ids) => {
    expect(selectPosts(posts, { ...defaults, order }).map(({ id }) => id)).toEqual(ids);
  });
});

it('writes every filter to the URL and reads it back [4.blog-2] [4.blog-3] [4.blog-6]', () => {
  const filters = fc.record({
    category: fc.constantFrom(...categoryTabs),
    search: fc.string({ maxLength: 100 }),
    tags: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 10 }),
    author: fc.string({ maxLength: 50 }),
    order: fc.constantFrom(...orders),
    view: fc.constantFrom(...views),
    panel: fc.boolean(),
    page: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(filters, (given) => {
      expect(read(filterEntries(given))).toEqual(given);
    }),
  );
});

it('falls back to the default for unknown values', () => {
  const odd: [string, string][] = [
    ['categoria', 'Otra'],
    ['orden', 'x'],
    ['vista', 'y'],
    ['pagina', '-3'],
    ['filtros', 'no'],
  ];
  expect(read(odd)).toEqual(defaults);
  expect(filterEntries(defaults)).toEqual([]);
});
