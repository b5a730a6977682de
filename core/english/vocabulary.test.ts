import { describe, expect, it } from 'vitest';
import { cardId, cardIn, cardsToAsk, type WordCard, wordsUsedIn } from './vocabulary';

const TODAY = '2026-11-10';
const card = (
  wordId: string,
  direction: 'en' | 'es',
  dueOn?: string,
  reviewedOn = '2026-11-01',
): WordCard => ({
  wordId,
  direction,
  memory: dueOn ? { stability: 5, difficulty: 5, reps: 1, lapses: 0, reviewedOn, dueOn } : null,
});
const asked = (cards: WordCard[], limits: { newLimit?: number; most?: number } = {}) =>
  cardsToAsk(cards, { today: TODAY, newLimit: 15, most: 20, ...limits }).map(({ wordId, direction }) =>
    cardId(wordId, direction),
  );

describe('the cards of a word', () => {
  it('have an id per direction', () => {
    expect(cardIn(cardId('patrol-beat', 'es'))).toEqual({ wordId: 'patrol-beat', direction: 'es' });
    expect(cardIn('patrol-beat')).toBeNull();
  });

  it('are asked when due, the most forgotten first, and then the new ones', () => {
    const forgotten = card('b', 'en', '2026-11-05', '2026-10-01');
    expect(asked([card('a', 'en', '2026-11-09'), forgotten, card('c', 'en')])).toEqual([
      'b.en',
      'a.en',
      'c.en',
    ]);
    expect(asked([card('a', 'en', '2026-11-11')])).toEqual([]);
  });

  it('are never both asked on one day', () => {
    expect(asked([card('a', 'en', TODAY), card('a', 'es', TODAY)])).toHaveLength(1);
    expect(asked([card('a', 'en'), card('a', 'es')])).toEqual(['a.en']);
    expect(asked([card('a', 'en', '2026-11-20', TODAY), card('a', 'es', TODAY)])).toEqual([]);
  });

  it('come again the same day when they were failed', () => {
    expect(asked([card('a', 'en', TODAY, TODAY)])).toEqual(['a.en']);
  });

  it('keep to the limits of the day and of the session', () => {
    const fresh = ['a', 'b', 'c'].map((id) => card(id, 'en'));
    expect(asked(fresh, { newLimit: 2 })).toHaveLength(2);
    expect(asked([card('d', 'en', TODAY), ...fresh], { most: 1 })).toEqual(['d.en']);
  });
});

describe('the words of a lesson', () => {
  it('are those of its examples, whole and without parts of longer ones', () => {
    const entries = ['police', 'police officer', 'art', 'car'].map((word) => ({ id: word, word }));
    const texts = ['The police officer stopped the car at the start.'];
    expect(wordsUsedIn(texts, entries, 6).map(({ id }) => id)).toEqual(['police officer', 'car']);
  });
});
