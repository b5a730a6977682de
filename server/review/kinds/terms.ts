import type { Tier } from '@atalaya/core/auth/user';
import { type DeckMode, isDue } from '@atalaya/core/review/deck';
import type { Candidate } from '@atalaya/core/review/session';
import { type Holdings, holdsItem, opensItem } from '@atalaya/core/syllabus/access';
import { memoryOf } from '../record';
import type { StudiedItem } from '../study.queries';

type Asked = {
  topic?: number | undefined;
  only?: DeckMode | undefined;
  kind?: string | undefined;
  section?: string | undefined;
  list?: string | undefined;
};

/** Terms and articles are part of the day's session, of its reviews and of the session of a topic. */
export const hasTerms = ({ kind, section, list, only = 'due' }: Asked): boolean =>
  only === 'due' && [kind, section, list].every((part) => part === undefined);

/** They come to the reviews once they were met: a term in the games, an article when the user says «Lo sé». */
export const termsToReview = (
  rows: readonly StudiedItem[],
  { tier }: { tier: Tier },
  holdings: Holdings,
  asked: Asked,
  today: string,
): Candidate[] =>
  rows.flatMap((row): Candidate[] => {
    const { kind, itemId, topic, suspended } = row;
    if ((kind !== 'term' && kind !== 'article') || suspended || !opensItem(tier, holdings, kind, topic))
      return [];
    if (asked.topic !== undefined && topic !== asked.topic) return [];
    const memory = memoryOf(row);
    if (memory === null || (asked.only === 'due' && !isDue(memory, today))) return [];
    return [{ kind, itemId, topic, memory, isOwned: holdsItem(holdings, kind, topic) }];
  });
