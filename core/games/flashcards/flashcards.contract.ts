import { z } from 'zod';
import { studyGrades } from '../../review/study-answer';
import { atMs } from '../timed.contract';
import { flashModes } from './deck';

const entry = z.object({
  kind: z.enum(['term', 'flashcard']),
  id: z.string(),
  topic: z.int(),
  front: z.string(),
  back: z.string(),
});

export const flashPuzzle = z.object({
  mode: z.enum(flashModes),
  entries: z.array(entry),
  tiles: z.array(z.object({ entry: z.int().min(0), side: z.enum(['front', 'back']) })),
});

const MAX_TEXT = 200;

export const flashMove = z.discriminatedUnion('type', [
  z.object({ type: z.literal('turn'), atMs }),
  z.object({ type: z.literal('grade'), grade: z.enum(studyGrades), atMs }),
  z.object({ type: z.literal('answer'), text: z.string().min(1).max(MAX_TEXT), atMs }),
  z.object({ type: z.literal('next'), atMs }),
  z.object({ type: z.literal('time-up'), atMs }),
  z.object({ type: z.literal('flip'), tile: z.int().min(0).max(99), atMs }),
]);
