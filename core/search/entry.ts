export const searchKinds = [
  'page',
  'topic',
  'post',
  'product',
  'section',
  'note',
  'question',
  'flashcard',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * A result of the search overlay, from its static index or, for signed-in users, from the server. `number` is the topic
 * number.
 */
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
  section: 'Apartado',
  note: 'Tu nota',
  question: 'Pregunta',
  flashcard: 'Tarjeta',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isSearchEntry = (value: unknown): value is SearchEntry =>
  isObject(value) &&
  searchKinds.some((kind) => kind === value.kind) &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');
