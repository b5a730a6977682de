import { z } from 'zod';
import { atMs } from '../timed.contract';
import { alphabet } from './letters';

export const hangmanPuzzle = z.object({
  words: z.array(
    z.object({
      id: z.string(),
      topic: z.int(),
      word: z.string(),
      clue: z.string(),
      definition: z.string(),
    }),
  ),
  isDefinitionShown: z.boolean(),
});

export const hangmanMove = z.discriminatedUnion('type', [
  z.object({ type: z.literal('letter'), letter: z.enum(alphabet), atMs }),
  z.object({ type: z.literal('hint'), atMs }),
  z.object({ type: z.literal('next'), atMs }),
]);
