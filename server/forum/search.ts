import { plainSnippet, prefixQuery, SHORTEST_SEARCH } from '@atalaya/core/search/search';
import type { Kit } from '../platform/kit';
import { cardsOf } from './reading';
import { selectMatches } from './search.queries';
import { selectTopicsById } from './topics.queries';

export async function searchForum({ db }: Pick<Kit, 'db'>, text: string, category: number | undefined) {
  const query = text.trim().length >= SHORTEST_SEARCH ? prefixQuery(text) : null;
  if (!query) return [];
  const hits = await selectMatches(db, query, category);
  const cards = await cardsOf(
    db,
    await selectTopicsById(
      db,
      hits.map(({ topicId }) => topicId),
    ),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return hits.flatMap(({ topicId, number, snippet }) => {
    const topic = byId.get(topicId);
    return topic ? [{ topic, number, snippet: plainSnippet(snippet) }] : [];
  });
}
