import type { Crossword } from './crossword/puzzle';
import { type CrosswordMove, type CrosswordState, crosswordRules } from './crossword/rules';
import type { FlashPuzzle } from './flashcards/deck';
import { type FlashMove, type FlashState, flashcardRules } from './flashcards/flashcards';
import type { Game } from './game';
import { type HangmanMove, type HangmanPuzzle, type HangmanState, hangmanRules } from './hangman/hangman';
import type { PlacingPuzzle } from './placing/board';
import { placingRules } from './placing/placing';
import type { PlacingMove, PlacingState } from './placing/state';
import { type GameRules, type PlayResult, replay } from './play';

/** What belongs to each game; its schemas are in plays.contract.ts. */
export type GameTypes = {
  crossword: { puzzle: Crossword; move: CrosswordMove; state: CrosswordState };
  flashcards: { puzzle: FlashPuzzle; move: FlashMove; state: FlashState };
  hangman: { puzzle: HangmanPuzzle; move: HangmanMove; state: HangmanState };
  placing: { puzzle: PlacingPuzzle; move: PlacingMove; state: PlacingState };
};

export const rules: {
  [G in Game]: GameRules<GameTypes[G]['puzzle'], GameTypes[G]['move'], GameTypes[G]['state']>;
} = {
  crossword: crosswordRules,
  flashcards: flashcardRules,
  hangman: hangmanRules,
  placing: placingRules,
};

export type AnyPuzzle = GameTypes[Game]['puzzle'];

/** A puzzle and its moves, of the same game. */
export type Played<G extends Game = Game> = {
  [K in G]: { game: K; puzzle: GameTypes[K]['puzzle']; moves: readonly GameTypes[K]['move'][] };
}[G];

/** The result after all moves; null if one of them is not possible. */
export function resultAfter<G extends Game>(play: Played<G>): { result: PlayResult; isOver: boolean } | null {
  const own = rules[play.game];
  const state = replay(own, play.puzzle, play.moves);
  if (state === null) return null;
  return { result: own.resultOf(play.puzzle, state), isOver: own.isOver(play.puzzle, state) };
}
