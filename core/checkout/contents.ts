import { mockRight, type Right } from '../auth/grants.ts';
import type { ProductContents, SoldProduct } from '../store/product.ts';
import { addMonths } from './periods.ts';

const onTopics = (kind: Right['kind'], topics: readonly number[]): Right[] =>
  topics.map((topic) => ({ kind, subject: String(topic) }));

/** The rights that a purchase grants. */
export const rightsOf = (contents: ProductContents, quantity: number): Right[] => [
  ...onTopics('topic', contents.topics),
  ...onTopics('test', contents.tests),
  ...onTopics('scheme', contents.schemes),
  ...onTopics('flashcards', contents.flashcards),
  ...onTopics('audio', contents.audio),
  ...contents.documents.map((name): Right => ({ kind: 'document', subject: name })),
  ...Array.from({ length: contents.mocks * quantity }, () => mockRight),
  ...(contents.tier ? [{ kind: 'tier', subject: contents.tier } satisfies Right] : []),
];

/** When the access expires; null if never. A monthly product lasts as many months as were paid. */
export function accessEndsAt(
  { contents, isRecurring }: SoldProduct,
  quantity: number,
  from: Date,
): Date | null {
  const months = isRecurring ? quantity : contents.months === null ? 0 : contents.months * quantity;
  return months > 0 ? addMonths(from, months, from.getUTCDate()) : null;
}
