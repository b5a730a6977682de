import type { Db } from '../platform/db';
import { selectCardsOf, selectSchemesOf, selectTermsOf, selectTopicTitles } from './topic-material.queries';

/** The published terms, flashcards and schemes of some topics, each in a fixed order. */
export async function topicMaterial(db: Db, topics: readonly number[]) {
  const terms = await selectTermsOf(db, topics);
  const cards = await selectCardsOf(db, topics);
  const schemes = await selectSchemesOf(db, topics);
  return { terms, cards, schemes };
}

export const topicTitles = selectTopicTitles;
