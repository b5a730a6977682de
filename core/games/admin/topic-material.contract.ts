import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { playedGame } from '../plays.contract';

const count = z.int().min(0);

export const readGameMaterial = endpoint.get('/api/admin/games/topics/:topic', 'may:edit-content', {
  summary: 'The published terms, flashcards and branches of a topic that the games are made of.',
  params: z.object({ topic: z.coerce.number().int().min(1).max(45) }),
  response: z.object({
    terms: z.array(
      z.object({
        id: z.string(),
        topic: z.int(),
        word: z.string(),
        clue: z.string(),
        definition: z.string(),
        /** Whether the word fits the crossword and the watchtower. */
        inCrossword: z.boolean(),
        inHangman: z.boolean(),
      }),
    ),
    cards: count,
    branches: count,
    /** The games that the topic does not feed. */
    closed: z.array(playedGame),
  }),
});
