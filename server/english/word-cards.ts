import {
  cardId,
  cardIn,
  cardsToAsk,
  directions,
  NEW_WORDS_A_DAY,
  WORDS_IN_SESSION,
} from '@atalaya/core/english/vocabulary';
import { opens, TIER_OF_ENGLISH } from '@atalaya/core/syllabus/access';
import type { WordSource } from '../review/kinds/words';
import { selectReviewWords, selectWordsById } from './english.queries';

/** The words of the user's list as cards of the daily review. */
export const englishWords: WordSource = {
  async cardsToday(db, student, { today, known, newToday, category }) {
    if (!opens(student.tier, TIER_OF_ENGLISH)) return [];
    const words = await selectReviewWords(db, student.id);
    const cards = words
      .filter(({ categoryId }) => category === undefined || categoryId === category)
      .flatMap(({ wordId }) =>
        directions.flatMap((direction) => {
          const held = known.get(cardId(wordId, direction));
          return held?.suspended ? [] : [{ wordId, direction, memory: held?.memory ?? null }];
        }),
      );
    const limits = { today, newLimit: Math.max(0, NEW_WORDS_A_DAY - newToday), most: WORDS_IN_SESSION };
    return cardsToAsk(cards, limits).map(({ wordId, direction, memory }) => ({
      itemId: cardId(wordId, direction),
      memory,
    }));
  },
  async texts(db, ids) {
    const cards = ids.flatMap((id) => {
      const card = cardIn(id);
      return card ? [{ id, ...card }] : [];
    });
    const rows =
      cards.length > 0 ? await selectWordsById(db, [...new Set(cards.map(({ wordId }) => wordId))]) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      cards.flatMap(({ id, wordId, direction }) => {
        const row = byId.get(wordId);
        if (!row) return [];
        const spanish = row.es.join(', ');
        const english = [row.word, ...row.also].join(', ');
        const note = row.note ? ` ${row.note}` : '';
        return [
          [
            id,
            direction === 'en'
              ? { front: row.word, back: `${spanish}. «${row.example}»${note}` }
              : { front: spanish, back: `${english}. «${row.example}»${note}` },
          ] as const,
        ];
      }),
    );
  },
};
