import { allowance } from '../platform/allowance';
import { MINUTE_MS } from '../platform/durations';
import { formatNumber } from '../platform/number-format';
export const commentStates = ['waiting', 'shown', 'hidden'] as const;
export type CommentState = (typeof commentStates)[number];

/** What is commented on. */
export const commentKinds = ['post', 'question'] as const;
export type CommentKind = (typeof commentKinds)[number];

export const commentSorts = ['createdAt', 'state'] as const;

export const MAX_COMMENT = 2_000;
export const commentAllowance = allowance({
  name: 'comments',
  limit: 5,
  per: 10 * MINUTE_MS,
  by: 'account',
  refusal: 'blog.too-many-comments',
});

/** The validation message, or null. */
export function commentFault(text: string): string | null {
  const written = text.trim();
  if (written === '') return 'Escribe tu comentario.';
  if (written.length > MAX_COMMENT) return `Como mucho ${formatNumber(MAX_COMMENT)} caracteres.`;
  return null;
}
