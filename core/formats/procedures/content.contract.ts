import { z } from 'zod';

const Text = z.string().trim().min(1);
const upTo = (most: number) => Text.max(most, `must have at most ${most} characters`);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');

export const ProcedureStep = z.strictObject({
  id: Slug,
  title: upTo(40),
  text: upTo(320),
  note: z.strictObject({ kind: z.enum(['safety', 'law']), text: upTo(320) }).optional(),
  /** What the picture shows, for who does not see it. */
  picture: upTo(240),
});

/** `content/formats/procedures/NN-slug.yaml` */
export const ProcedureFile = z.strictObject({
  id: Slug,
  title: upTo(60),
  summary: upTo(200),
  /** The first one is where it belongs; it shows on the boards of all. */
  topics: z.array(z.int().min(1).max(45)).min(1).max(4),
  minutes: z.int().min(1).max(20),
  /** The step whose picture stands for the procedure. */
  cover: Slug,
  warning: upTo(240),
  steps: z.array(ProcedureStep).min(4).max(12),
  references: z
    .array(z.strictObject({ law: Text, article: Text, text: upTo(80) }))
    .min(1)
    .max(6),
  /** Questions of the bank that ask what it shows. */
  questions: z.array(Text).min(2).max(3),
  validOn: z.iso.date('must be a real date, YYYY-MM-DD'),
});
export type ProcedureFile = z.infer<typeof ProcedureFile>;
