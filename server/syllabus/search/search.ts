import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { type ContentKind, contentKinds } from '@atalaya/core/search/entry';
import { plainSnippet, prefixQuery } from '@atalaya/core/search/search';
import { opens, tierOfPart, tierOfTopic } from '@atalaya/core/syllabus/access';
import type { Kit } from '../../platform/kit';
import { holdingsAt } from '../held';
import { questionBank } from '../question-bank';
import { findArticles } from './articles';
import {
  findFlashcards,
  findNotes,
  findQuestions,
  findSections,
  findSimilarSections,
} from './search.queries';
import { type Found, searchSources } from './search-sources';

/** Only texts that the user's plan and purchases open. */
export async function searchFor(kit: Kit, user: { id: string; tier: Tier }, text: string) {
  const query = prefixQuery(text);
  if (!query) return [];
  const { db } = kit;
  const [{ topics }, holdings] = await Promise.all([
    questionBank(kit),
    holdingsAt(db, user, kit.clock.now()),
  ]);
  const open = topics
    .map(({ number }) => number)
    .filter((number) => opens(user.tier, tierOfTopic(number)) || holdings.get(number)?.has('topic'));
  const [sections, articles, notes, questions, flashcards, ...others] = await Promise.all([
    findSections(db, query, open),
    findArticles(kit, text, new Set(open)),
    findNotes(db, query, user.id),
    findQuestions(db, query),
    isAtLeastTier(user.tier, tierOfPart.flashcards) ? findFlashcards(db, query) : [],
    ...kit.hooks
      .all(searchSources)
      .map(async ({ kind, find }) => (await find(db, query, user.id)).map(as(kind))),
  ]);
  // Whoever types a number looks for an article.
  const rank = (kind: ContentKind) =>
    kind === 'article' && /\d/.test(text) ? -1 : contentKinds.indexOf(kind);
  const found = [
    ...sections.map(as('section')),
    ...articles.map(as('article')),
    ...notes.map(as('note')),
    ...questions.map(as('question')),
    ...flashcards.map(as('flashcard')),
    ...others.flat(),
  ].sort((one, other) => rank(one.kind) - rank(other.kind));
  return found.length > 0 ? found : (await findSimilarSections(db, text, open)).map(as('section'));
}

const as =
  (kind: ContentKind) =>
  ({ topic, section, title, snippet }: Found) => ({
    kind,
    topic,
    section,
    title,
    snippet: plainSnippet(snippet),
  });
