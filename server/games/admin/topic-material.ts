import { clueOf } from '@atalaya/core/games/crossword/clues';
import { answerOf } from '@atalaya/core/games/crossword/letters';
import { difficulties } from '@atalaya/core/games/game';
import { isPlayable } from '@atalaya/core/games/hangman/hangman';
import type { Kit } from '../../platform/kit';
import { materialIn } from '../material';
import { selectClosedTopics } from '../topics.queries';

export async function readGameMaterial({ db }: Kit, topic: number) {
  const { terms, cards, branches } = await materialIn(db, [topic]);
  const closed = await selectClosedTopics(db);
  return {
    terms: terms.map((term) => ({
      ...term,
      inCrossword: answerOf(term.word) !== null && difficulties.some((level) => clueOf(term, level) !== null),
      inHangman: isPlayable(term),
    })),
    cards: cards.length,
    branches: branches.length,
    closed: closed.filter((one) => one.topic === topic).map(({ game }) => game),
  };
}
