import { z } from 'zod';
import { itemTypes, levels } from './item';

const short = z.string().trim().min(1).max(120);
const level = z
  .int('Escribe un número del 1 al 5.')
  .min(1)
  .max(5)
  .transform((value) => levels[value - 1] ?? 3);

/** An entry in a file of content/psychometrics; the file gives its type. */
export const WordEntryFile = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100),
  level,
  word: z.string().trim().max(200).default(''),
  answer: short,
  wrong: z.array(short).min(2).max(5),
  note: z.string().trim().min(1).max(400),
});

export const TypeFile = z.strictObject({ id: z.enum(itemTypes), weight: z.int().min(0).max(10) });
