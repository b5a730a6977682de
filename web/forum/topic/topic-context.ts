import { createContext, use } from 'react';
import type { Mine, Topic } from './topic-data';

/** What a new answer begins with. */
export type Quote = { parent: number | null; name: string; text: string; turn: number };

type InTopic = {
  topic: Topic['topic'];
  mine: Mine | undefined;
  isAsker: boolean;
  /** Reads everything again. */
  changed: () => Promise<void>;
  setQuote: (quote: Quote) => void;
};

export const TopicContext = createContext<InTopic | null>(null);

export function useInTopic(): InTopic {
  const found = use(TopicContext);
  if (!found) throw new Error('outside of a topic');
  return found;
}
