import { z } from 'zod';

const Text = z.string().trim().min(1);
const upTo = (most: number) => Text.max(most, `must have at most ${most} characters`);
const words = (least: number, most: number) =>
  Text.refine(
    (text) => {
      const count = text.split(/\s+/).length;
      return count >= least && count <= most;
    },
    { error: `must have ${least} to ${most} words` },
  );

/** `content/formats/pills/NN-slug.yaml` */
export const PillFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
  title: upTo(60),
  topic: z.int().min(1).max(45),
  section: Text,
  idea: words(60, 120),
  example: words(60, 120),
  /** A question of the bank that asks what the pill explains. */
  question: Text,
  takeaway: upTo(140),
  validOn: z.iso.date('must be a real date, YYYY-MM-DD'),
});
export type PillFile = z.infer<typeof PillFile>;
