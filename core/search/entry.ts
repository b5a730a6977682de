export const searchKinds = ['page', 'topic', 'post', 'product'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One line of the static index that the search overlay loads. `number` is a topic's plate. */
export type SearchEntry = {
  kind: SearchKind;
  path: string;
  title: string;
  /** A sentence shown under the title. */
  text?: string;
  /** Words that find it although they are not shown. */
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

/** What arrives from the network is an entry if it can be shown and followed. */
export const isSearchEntry = (value: unknown): value is SearchEntry =>
  isObject(value) &&
  searchKinds.some((kind) => kind === value.kind) &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');
