import { z } from 'zod';
import { letters } from '../syllabus/questions/letters';

const threeTexts = z.object({ A: z.string(), B: z.string(), C: z.string() });

/** A question of the bank with its answer, at the end of a piece. */
export const questionShown = z.object({
  id: z.string(),
  stem: z.string(),
  options: threeTexts,
  answer: z.enum(letters),
  explanation: threeTexts,
  reference: z.string().nullable(),
});
