import { z } from 'zod';
import { DAY_MS } from '../platform/durations';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { crosswordMove, crosswordPuzzle } from './crossword/crossword.contract';
import { flashMove, flashPuzzle } from './flashcards/flashcards.contract';
import { games, MAX_ITEMS, MAX_MOVES_SENT, MAX_SEED, MAX_TOPICS, playAllowance, playSources } from './game';
import { hangmanMove, hangmanPuzzle } from './hangman/hangman.contract';
import { placingMove, placingPuzzle } from './placing/placing.contract';

const count = z.int().min(0);
const id = z.object({ id: z.uuid() });

/** Each game adds its line to these two unions. */
export const storedPlay = z.discriminatedUnion('game', [
  z.object({ game: z.literal('crossword'), puzzle: crosswordPuzzle, moves: z.array(crosswordMove) }),
  z.object({ game: z.literal('flashcards'), puzzle: flashPuzzle, moves: z.array(flashMove) }),
  z.object({ game: z.literal('hangman'), puzzle: hangmanPuzzle, moves: z.array(hangmanMove) }),
  z.object({ game: z.literal('placing'), puzzle: placingPuzzle, moves: z.array(placingMove) }),
]);
const sentMoves = z.discriminatedUnion('game', [
  z.object({ game: z.literal('crossword'), moves: z.array(crosswordMove).max(MAX_MOVES_SENT) }),
  z.object({ game: z.literal('flashcards'), moves: z.array(flashMove).max(MAX_MOVES_SENT) }),
  z.object({ game: z.literal('hangman'), moves: z.array(hangmanMove).max(MAX_MOVES_SENT) }),
  z.object({ game: z.literal('placing'), moves: z.array(placingMove).max(MAX_MOVES_SENT) }),
]);

export const playedGame = z.enum(games);
export const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const topicNumbers = z.array(z.int().min(1).max(45)).min(1).max(MAX_TOPICS);
const seed = z.int().min(0).max(MAX_SEED);

export const playResult = z.object({
  isWon: z.boolean(),
  points: z.int().min(0).max(100),
  hints: count,
  errors: count,
  coins: count,
  activeMs: count,
  finishedAt: moment,
  /** What went to the review log, in the order of the play. */
  items: z.array(
    z.object({
      kind: z.enum(['term', 'flashcard']),
      itemId: z.string(),
      topic: z.int(),
      outcome: z.enum(['right', 'wrong', 'helped']),
    }),
  ),
});

const playFacts = z.object({
  id: z.string(),
  topics: z.array(z.int()),
  difficulty,
  seed,
  mode: z.string().nullable(),
  source: z.enum(playSources),
  /** The day of the challenge or the id of the duel. */
  sourceRef: z.string().nullable(),
  startedAt: moment,
  /** Without pauses, up to the last move that was saved. */
  activeMs: count,
  result: playResult.nullable(),
});

/** A play as the player sees it. `play` has the game with its puzzle and moves. */
export const playView = playFacts.extend({ play: storedPlay });

export const startPlay = endpoint.post('/api/games/plays', 'user', {
  summary: 'Starts a play. With the seed, topics and difficulty of another play the puzzle is the same.',
  allowances: [playAllowance],
  body: z.object({
    game: playedGame,
    topics: topicNumbers,
    difficulty,
    seed: seed.optional(),
    mode: z.string().max(40).optional(),
    /** Only these terms or flashcards. */
    items: z.array(z.string().max(80)).min(1).max(MAX_ITEMS).optional(),
  }),
  response: playView,
});

export const readPlay = endpoint.get('/api/games/plays/:id', 'user', {
  summary: 'A play of the user with its puzzle, the moves saved so far and, if it has ended, its result.',
  params: id,
  response: playView,
});

/** The position of the first of these moves in the play. */
const from = z.int().min(0).max(100_000);

export const saveMoves = endpoint.put('/api/games/plays/:id/moves', 'user', {
  summary: 'Adds moves to a play. Sending the same moves again changes nothing.',
  params: id,
  body: z.object({ from, sent: sentMoves }),
  response: z.object({ saved: count }),
});

export const finishPlay = endpoint.post('/api/games/plays/:id/finish', 'user', {
  summary: 'Ends a play with its last moves; the result is computed from all of them.',
  params: id,
  body: z.object({
    from,
    sent: sentMoves,
    activeMs: z
      .int()
      .min(0)
      .max(7 * DAY_MS),
    /** When it ended on the device, if that was earlier. */
    endedAt: moment.optional(),
  }),
  response: playResult,
});

export type PlayView = z.infer<typeof playView>;
export type PlayResultView = z.infer<typeof playResult>;
export type StoredPlay = z.infer<typeof storedPlay>;
export type SentMoves = z.infer<typeof sentMoves>;
