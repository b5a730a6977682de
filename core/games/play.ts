import type { StudyGrade } from '../review/study-answer';
import type { Difficulty } from './game';

/** What the games are made of; `id` is the id of the content record. */
export type Term = {
  id: string;
  topic: number;
  word: string;
  clue: string;
  definition: string;
  /** Its review is due for the player. */
  isDue?: boolean;
};
export type Card = { id: string; topic: number; front: string; back: string; isDue?: boolean };
/** A branch of a topic's scheme: the children in their order. */
export type Branch = { topic: number; title: string; ordered: boolean; children: readonly string[] };

export type Material = {
  terms: readonly Term[];
  cards: readonly Card[];
  branches: readonly Branch[];
};

/** One item of the puzzle as the player knew it; it becomes an answer in the review log. */
export type PlayedItem = {
  kind: 'term' | 'flashcard';
  itemId: string;
  topic: number;
  /** `helped`: solved with a hint or revealed; recorded as wrong, so that it comes back. */
  outcome: 'right' | 'wrong' | 'helped';
  /** Chosen by the player, where the game asks for it. */
  grade?: StudyGrade;
  durationMs: number;
};

export type PlayResult = {
  isWon: boolean;
  /** From 0 to 100; hints and errors lower it. The coins of a play depend on it. */
  points: number;
  hints: number;
  errors: number;
  items: readonly PlayedItem[];
};

/** Every move has the time since the start of the play, without pauses. */
export type Timed = { atMs: number };

/** What the player chooses besides topics and difficulty, if the game has it: the mode of the flashcards. */
export type PlayOptions = { mode?: string | undefined };

/**
 * The rules of a game. The browser and the server apply the same moves to the same puzzle, so that a result is never
 * taken from the device.
 */
export type GameRules<Puzzle, Move extends Timed, State> = {
  /** The same material, seed and difficulty give the same puzzle. Null if the material is not enough. */
  build(material: Material, seed: number, difficulty: Difficulty, options: PlayOptions): Puzzle | null;
  start(puzzle: Puzzle): State;
  /** Null for a move that is not possible. */
  apply(puzzle: Puzzle, state: State, move: Move): State | null;
  isOver(puzzle: Puzzle, state: State): boolean;
  /** Also of a play that was given up. */
  resultOf(puzzle: Puzzle, state: State): PlayResult;
};

/** The state after all moves; null if one of them is not possible or goes back in time. */
export function replay<Puzzle, Move extends Timed, State>(
  rules: GameRules<Puzzle, Move, State>,
  puzzle: Puzzle,
  moves: readonly Move[],
): State | null {
  let state: State | null = rules.start(puzzle);
  let last = 0;
  for (const move of moves) {
    if (move.atMs < last || rules.isOver(puzzle, state)) return null;
    last = move.atMs;
    state = rules.apply(puzzle, state, move);
    if (state === null) return null;
  }
  return state;
}
