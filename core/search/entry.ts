import { isObject } from '../platform/is-object';

/** Found by the server, in the order of their groups. */
export const contentKinds = ['section', 'article', 'note', 'question-note', 'question', 'flashcard'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const searchKinds = ['page', 'topic', 'post', 'product', ...contentKinds] as const;
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
  article: 'Precepto',
  note: 'Tu nota',
  'question-note': 'Tu nota en una pregunta',
  question: 'Pregunta',
  flashcard: 'Tarjeta',
};

/** Over the results of each kind. */
export const kindHeadings: Record<SearchKind, string> = {
  page: 'Páginas',
  topic: 'Temas',
  post: 'Blog',
  product: 'Tienda',
  section: 'En los temas',
  article: 'Artículos de las leyes',
  note: 'Tus notas',
  'question-note': 'Tus notas en preguntas',
  question: 'Preguntas',
  flashcard: 'Tarjetas',
};

export const isSearchEntry = (value: unknown): value is SearchEntry =>
  isObject(value) &&
  searchKinds.some((kind) => kind === value.kind) &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/');
