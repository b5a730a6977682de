import { z } from 'zod';
import { atMs } from '../timed.contract';
import { alphabet, MAX_LETTERS, MIN_LETTERS } from './letters';
import { directions } from './puzzle';

const place = z
  .int()
  .min(0)
  .max(MAX_LETTERS * MAX_LETTERS);

export const crosswordPuzzle = z.object({
  rows: z.int(),
  columns: z.int(),
  entries: z.array(
    z.object({
      number: z.int(),
      direction: z.enum(directions),
      answer: z.string().min(MIN_LETTERS).max(MAX_LETTERS),
      cells: z.array(z.int()),
      word: z.string(),
      termId: z.string(),
      topic: z.int(),
      clue: z.string(),
      help: z.string().nullable(),
    }),
  ),
  solution: z.array(z.string().nullable()),
});

const at = { atMs, entry: place };
export const crosswordMove = z.discriminatedUnion('kind', [
  z.object({
    ...at,
    kind: z.literal('write'),
    cell: place,
    letter: z.enum([...alphabet]),
    isPencil: z.boolean(),
  }),
  z.object({ ...at, kind: z.literal('erase'), cell: place }),
  z.object({ ...at, kind: z.literal('check'), cell: place, scope: z.enum(['letter', 'word', 'all']) }),
  z.object({ ...at, kind: z.literal('reveal'), cell: place, scope: z.enum(['letter', 'word']) }),
  z.object({ ...at, kind: z.literal('hint') }),
]);
