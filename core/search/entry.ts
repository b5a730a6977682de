export const searchKinds = ['page', 'topic', 'post', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** An entry of the static index that the search overlay loads. `number` is the topic number. */
export type SearchEntry = {
  kind: SearchKind;
  path: string;
  title: string;
  /** Shown under the title. */
  text?: string;
  /** Searched but not shown. */
  keywords?: string;
  number?: number;
};

export const kindLabels: Record<SearchKind, string> = {
  page: 'Página',
  topic: 'Tema',
  post: 'Artículo',
  product: 'Producto',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isSearchEntry = (value: unknown): value is SearchEntry =>
  isObject(value) &&
  searchKinds.some((kind) => kind === value.kind) &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');
