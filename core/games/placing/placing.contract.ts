import { z } from 'zod';
import { atMs } from '../timed.contract';
import { placingModes } from './board';

const id = z.string().max(12);

export const placingPuzzle = z.object({
  boards: z.array(
    z.object({
      mode: z.enum(placingModes),
      topic: z.int().nullable(),
      title: z.string().nullable(),
      places: z.array(
        z.object({ id: z.string(), label: z.string(), lines: z.array(z.string()), size: z.int() }),
      ),
      pieces: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          place: z.string().nullable(),
          item: z.object({ id: z.string(), topic: z.int() }).nullable(),
        }),
      ),
    }),
  ),
});

export const placingMove = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place'), piece: id, place: id, atMs }),
  z.object({ type: z.literal('remove'), piece: id, atMs }),
  z.object({ type: z.literal('hint'), piece: id, atMs }),
  z.object({ type: z.literal('undo'), atMs }),
  z.object({ type: z.literal('check'), atMs }),
  z.object({ type: z.literal('solve'), atMs }),
  z.object({ type: z.literal('next'), atMs }),
]);
