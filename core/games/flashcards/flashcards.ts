import type { GameRules } from '../play';
import {
  applyToCards,
  areCardsOver,
  type CardsMove,
  type CardsState,
  type CardsStep,
  cardsResult,
  startCards,
} from './cards-round';
import { buildRound, type FlashPuzzle, isFlashMode } from './deck';
import {
  applyToPairs,
  arePairsOver,
  type PairsMove,
  type PairsState,
  type PairsStep,
  pairsResult,
  startPairs,
} from './pairs-round';

export type FlashMove = CardsMove | PairsMove;
/** A move before the play adds its time. */
export type FlashStep = CardsStep | PairsStep;
export type FlashState = CardsState | PairsState;

export const flashcardRules: GameRules<FlashPuzzle, FlashMove, FlashState> = {
  build: (material, seed, _difficulty, options) =>
    buildRound(material, seed, isFlashMode(options?.mode) ? options.mode : 'recall'),
  start: (puzzle) => (puzzle.mode === 'pairs' ? startPairs() : startCards(puzzle)),
  apply(puzzle, state, move) {
    if (state.type === 'pairs') return move.type === 'flip' ? applyToPairs(puzzle, state, move) : null;
    return move.type === 'flip' ? null : applyToCards(puzzle, state, move);
  },
  isOver: (puzzle, state) => (state.type === 'pairs' ? arePairsOver(puzzle, state) : areCardsOver(state)),
  resultOf: (puzzle, state) =>
    state.type === 'pairs' ? pairsResult(puzzle, state) : cardsResult(puzzle, state),
};
