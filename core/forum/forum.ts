import { formatNumber } from '../platform/number-format';

/** The colour bar of a category; the shades are in web/forum/category-color.ts. */
export const categoryColors = ['navy', 'gold', 'green', 'red', 'blue', 'gray'] as const;
export type CategoryColor = (typeof categoryColors)[number];

export const topicSorts = ['actividad', 'nuevos', 'utiles'] as const;
export type TopicSort = (typeof topicSorts)[number];

export const topicFilters = ['sin-resolver', 'sin-respuesta'] as const;
export type TopicFilter = (typeof topicFilters)[number];

/** One set for all posts. */
export const reactionKinds = ['util', 'gracias', 'duda'] as const;
export type ReactionKind = (typeof reactionKinds)[number];
export const reactionLabels: Record<ReactionKind, string> = {
  util: 'Útil',
  gracias: 'Gracias',
  duda: 'Misma duda',
};
export type ReactionCounts = Partial<Record<ReactionKind, number>>;

/** A question is shared as a doubt, an answer is thanked for. */
export const reactionsOf = (number: number): readonly ReactionKind[] =>
  number === 1 ? ['util', 'duda'] : ['util', 'gracias'];

/** Why a post is not shown. `account`: its author deleted the account. `filter`: a moderator looks at it first. */
export const removals = ['author', 'moderator', 'reports', 'account', 'filter'] as const;
export type Removal = (typeof removals)[number];

/** `follow`: told of every answer. `mute`: told of nothing. */
export const followLevels = ['normal', 'follow', 'mute'] as const;
export type FollowLevel = (typeof followLevels)[number];

export const TITLE = { fewest: 12, most: 140 };
export const BODY = { fewest: 15, most: 20_000 };
export const TAGS = { most: 5, longest: 30 };

export const POSTS_PER_PAGE = 30;
export const TOPICS_PER_PAGE = 20;

/** A question without answers is offered for this long to those who could answer it. */
export const ANSWER_WANTED_DAYS = 30;

/** The validation message, or null. */
export function titleFault(title: string): string | null {
  const written = title.trim();
  if (written.length < TITLE.fewest) return `Resume tu pregunta en al menos ${TITLE.fewest} caracteres.`;
  if (written.length > TITLE.most) return `Como mucho ${TITLE.most} caracteres.`;
  return null;
}

export function bodyFault(body: string): string | null {
  const written = body.trim();
  if (written.length < BODY.fewest) return `Escribe al menos ${BODY.fewest} caracteres.`;
  if (written.length > BODY.most)
    return `Como mucho ${formatNumber(BODY.most)} caracteres; llevas ${formatNumber(written.length)}.`;
  return null;
}

/** `Código Penal` → `código penal`. */
export const normalTag = (tag: string): string => tag.trim().toLowerCase().replace(/\s+/g, ' ');

/** What was typed in the field of the tags, without repeats. */
export const readTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map(normalTag)
      .filter((tag) => tag !== ''),
  ),
];

export function tagsFault(tags: readonly string[]): string | null {
  if (tags.length > TAGS.most) return `Como mucho ${TAGS.most} etiquetas.`;
  if (tags.some((tag) => tag.length > TAGS.longest))
    return `Cada etiqueta tiene como mucho ${TAGS.longest} caracteres.`;
  if (tags.some((tag) => !/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(tag)))
    return 'Las etiquetas llevan letras, números, espacios y guiones.';
  return null;
}

export const topicPath = (id: number): string => `/foro/tema/${id}`;
export const categoryPath = (id: number): string => `/foro/categoria/${id}`;

/** The permanent address of a post: the page that holds it, and its place there. */
export const postPath = (topicId: number, number: number): string =>
  number <= 1 ? topicPath(topicId) : `${topicPath(topicId)}?respuesta=${number}#r${number}`;

/** The first number of the page that holds a post. */
export const pageStart = (number: number): number =>
  Math.floor((Math.max(1, number) - 1) / POSTS_PER_PAGE) * POSTS_PER_PAGE + 1;
