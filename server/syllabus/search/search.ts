import { isAtLeastTier, type Tier } from '@atalaya/core/auth/user';
import { prefixQuery } from '@atalaya/core/search/search';
import { opens, tierOfPart, tierOfTopic } from '@atalaya/core/syllabus/access';
import type { Kit } from '../../platform/kit';
import { holdingsAt } from '../held';
import { questionBank } from '../question-bank';
import {
  type Found,
  findFlashcards,
  findNotes,
  findQuestions,
  findSections,
  findSimilarSections,
} from './search.queries';

type Kind = 'section' | 'question' | 'flashcard' | 'note';

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
  const [sections, notes, questions, flashcards] = await Promise.all([
    findSections(db, query, open),
    findNotes(db, query, user.id),
    findQuestions(db, query),
    isAtLeastTier(user.tier, tierOfPart.flashcards) ? findFlashcards(db, query) : [],
  ]);
  const found = [
    ...sections.map(as('section')),
    ...notes.map(as('note')),
    ...questions.map(as('question')),
    ...flashcards.map(as('flashcard')),
  ];
  return found.length > 0 ? found : (await findSimilarSections(db, text, open)).map(as('section'));
}

const as =
  (kind: Kind) =>
  ({ topic, section, title, snippet }: Found) => ({
    kind,
    topic,
    section,
    title,
    snippet: snippet
      .replace(/[*_#>`|]+/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  });
