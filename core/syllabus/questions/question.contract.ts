import { z } from 'zod';
import { day, state, text } from '../../admin/draft-fields.contract';
import { Difficulty, Letter, Reference } from '../content/content.contract';
import { letters } from './letters';

const threeTexts = (most: number) => z.object({ A: text(most), B: text(most), C: text(most) });

/** Fields of every kind of question: its place in the syllabus and its legal reference. */
const place = {
  topic: z.int('Escribe el número del tema.').min(1).max(9999),
  section: z.string().trim().max(100).nullable().default(null),
  fact: z.string().trim().max(200).nullable().default(null),
  reference: Reference.nullable().default(null),
  source: z.string().trim().max(500).nullable().default(null),
  difficulty: Difficulty.default(2),
  validOn: day,
  state,
};

const isDistinct = (options: Record<(typeof letters)[number], string>): boolean =>
  new Set(letters.map((letter) => options[letter])).size === letters.length;

/** A multiple-choice question with three alternatives. */
export const choiceDraft = z.object({
  ...place,
  stem: text(1_000),
  options: threeTexts(500).refine(isDistinct, 'Dos alternativas son iguales.'),
  answer: Letter,
  explanation: threeTexts(2_000),
});

/** A statement that is true or false. */
export const trueFalseDraft = z.object({
  ...place,
  stem: text(1_000),
  answer: z.enum(['true', 'false']),
  explanation: text(2_000),
});

export type ChoiceDraft = z.infer<typeof choiceDraft>;
export type TrueFalseDraft = z.infer<typeof trueFalseDraft>;
