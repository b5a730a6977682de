import { mockRight, type Right } from '../auth/grants.ts';
import type { ProductContents } from '../store/product.ts';
import { addMonths } from './periods.ts';

const onTopics = (kind: Right['kind'], topics: readonly number[]): Right[] =>
  topics.map((topic) => ({ kind, subject: String(topic) }));

/** What buying so many of a product opens. */
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

type Sold = { contents: ProductContents; isRecurring: boolean };

/** When what was bought ends: a monthly product after so many months as were paid; null: never. */
export function contentsEnd({ contents, isRecurring }: Sold, quantity: number, from: Date): Date | null {
  const months = isRecurring ? quantity : contents.months === null ? 0 : contents.months * quantity;
  return months > 0 ? addMonths(from, months, from.getUTCDate()) : null;
}

/** Whether a second one would bring nothing: what never ends and is not used up. */
export const isForGood = ({ contents, isRecurring }: Sold): boolean =>
  !isRecurring && contents.months === null && contents.mocks === 0;
