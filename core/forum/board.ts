import { type TopicFilter, type TopicSort, topicFilters, topicSorts } from './forum';

/** The list that an address shows. */
export type Board = {
  sort: TopicSort;
  filter: TopicFilter | undefined;
  /** The followed topics with something new; only for its user. */
  isUnread: boolean;
  tag: string | undefined;
  author: string | undefined;
  search: string | undefined;
  after: string | undefined;
};

/** The part of URLSearchParams that is used here. */
type Query = { get(name: string): string | null };

export const boardParams = ['vista', 'orden', 'etiqueta', 'autor', 'q', 'despues'] as const;

const text = (params: Query, name: (typeof boardParams)[number], most: number): string | undefined => {
  const value = params.get(name)?.trim();
  return value && value.length <= most ? value : undefined;
};

/** Unknown values are ignored. */
export function readBoard(params: Query): Board {
  const after = params.get('despues') ?? '';
  return {
    sort: topicSorts.find((sort) => sort === params.get('orden')) ?? 'actividad',
    filter: topicFilters.find((filter) => filter === params.get('vista')),
    isUnread: params.get('vista') === 'sin-leer',
    tag: text(params, 'etiqueta', 40),
    author: text(params, 'autor', 40),
    search: text(params, 'q', 100),
    after: /^\d{1,15}_\d{1,10}$/.test(after) ? after : undefined,
  };
}

/** The query of the address, with `?` unless it is empty. */
export function boardQuery(board: Partial<Board>): string {
  const entries = [
    ['vista', board.isUnread ? 'sin-leer' : board.filter],
    ['orden', board.sort === 'actividad' ? undefined : board.sort],
    ['etiqueta', board.tag],
    ['autor', board.author],
    ['q', board.search],
    ['despues', board.after],
  ] as const;
  const parts = entries.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A single page of many: search engines list the first one only. */
export const isPlain = (board: Board): boolean => boardQuery(board) === '';
