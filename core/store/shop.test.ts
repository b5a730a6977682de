import { describe, expect, it } from 'vitest';
import { sampleProducts } from './sample-products';
import {
  activeFilters,
  matchesShop,
  parseShopFilters,
  type ShopProduct,
  selectProducts,
  shopEntries,
  shopSections,
} from './shop';

/** Parses a query string; core has no URLSearchParams type. */
function filtersFrom(address: string) {
  const said = new Map(
    address.split('&').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, decodeURIComponent(value)] as const;
    }),
  );
  return parseShopFilters({ get: (name) => said.get(name) ?? null });
}
const defaults = filtersFrom('');

const product = (given: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 'p',
  name: 'Esquema del tema 8',
  description: 'La Dirección General de la Policía',
  shortDescription: 'Uno por tema',
  price: 5.99,
  originalPrice: null,
  categoryId: 'ciencias-juridicas',
  type: 'schema',
  rating: null,
  reviewCount: 0,
  salesCount: 0,
  isFeatured: false,
  isRecurring: false,
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

describe('the URL of the store', () => {
  it('defaults to popular, grid, visible filters and all prices [4.store-2, 4.store-4]', () => {
    expect(defaults).toMatchObject({
      sort: 'popular',
      view: 'grid',
      panel: true,
      type: 'all',
      min: 0,
      max: 200,
    });
    expect(shopEntries(defaults)).toEqual([]);
  });

  it.each([
    'q=penal',
    'categoria=guias',
    'tipo=schema',
    'precio=5-80',
    'orden=price-low',
    'vista=list',
    'filtros=no',
    'todo=courses%2Cloose',
    'q=a&categoria=b&tipo=course&precio=0-10&orden=rating&vista=list&filtros=no',
  ])('survives a round trip: %s', (address) => {
    const said = shopEntries(filtersFrom(address)).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    expect(said.join('&')).toBe(address);
  });

  it.each(['precio=80-5', 'precio=-1-5', 'precio=a-b', 'precio=0-201', 'tipo=video', 'orden=x', 'vista=x'])(
    'falls back to the default for invalid values: %s',
    (address) => expect(filtersFrom(address)).toEqual(defaults),
  );

  it('counts active filters, without order and view [2.7-9, 2.7-10]', () => {
    expect(activeFilters(filtersFrom('orden=rating&vista=list&filtros=no'))).toBe(0);
    expect(activeFilters(filtersFrom('q=a&categoria=b&tipo=course&precio=0-10'))).toBe(4);
  });
});

describe('matching products', () => {
  it.each([
    ['q=ESQUEMA', true, '[5.store-1]'],
    ['q=dirección general', true, '[5.store-2]'],
    ['q=penal', false, '[5.store-1]'],
    ['categoria=ciencias-juridicas', true, '[5.store-3]'],
    ['categoria=guias', false, '[5.store-3]'],
    ['tipo=schema', true, '[5.store-4]'],
    ['tipo=course', false, '[5.store-4]'],
  ])('%s: %s %s', (address, expected) => {
    expect(matchesShop(product(), filtersFrom(address))).toBe(expected);
  });

  it.each([
    [0, true],
    [200, true],
    [200.01, false],
  ])('a price of %s: %s [5.store-5]', (price, expected) => {
    expect(matchesShop(product({ price }), defaults)).toBe(expected);
  });
});

describe('the order', () => {
  const some = [
    product({ id: 'a', price: 10, salesCount: 1, rating: 4, createdAt: '2026-01-03T00:00:00.000Z' }),
    product({ id: 'b', price: 5, salesCount: 9, rating: null, createdAt: '2026-01-01T00:00:00.000Z' }),
    product({ id: 'c', price: 20, salesCount: 3, rating: 5, createdAt: '2026-01-02T00:00:00.000Z' }),
  ];
  it.each([
    ['popular', 'bca'],
    ['newest', 'acb'],
    ['price-low', 'bac'],
    ['price-high', 'cab'],
    ['rating', 'cab'],
  ])('%s: %s [4.store-3, 4.store-11]', (sort, order) => {
    const found = selectProducts(some, filtersFrom(`orden=${sort}`));
    expect(found.map(({ id }) => id).join('')).toBe(order);
  });
});

describe('the three sections', () => {
  it('keep their order, without empty ones, with nine products at first [2.7-11]', () => {
    const many = [
      ...Array.from({ length: 12 }, (_, index) => product({ id: `s${index}` })),
      product({ id: 'c', type: 'course' }),
    ];
    expect(
      shopSections(many, defaults).map(({ section, items, total }) => [section, items.length, total]),
    ).toEqual([
      ['courses', 1, 1],
      ['loose', 9, 12],
    ]);
    expect(shopSections(many, filtersFrom('todo=loose'))[1]?.items).toHaveLength(12);
  });
});

describe('the samples', () => {
  it('are sixteen, from 5.99 to 149.99, without sales or ratings [7-34]', () => {
    const prices = sampleProducts.map(({ price }) => price);
    expect([sampleProducts.length, Math.min(...prices), Math.max(...prices)]).toEqual([16, 5.99, 149.99]);
    expect(new Set(sampleProducts.map(({ id }) => id)).size).toBe(16);
    expect(sampleProducts.every(({ rating, salesCount }) => rating === null && salesCount === 0)).toBe(true);
  });
});
