import { z } from 'zod';
import { BODY, categoryColors, TAGS, TITLE } from './forum';

// Schemas of the files in content/forum. Strict, so that a misspelt key is an error.

const Text = z.string().trim().min(1);

export const CategoryFile = z.strictObject({
  id: z.int().min(1).max(999),
  name: Text.max(40),
  description: Text.max(120),
  color: z.enum(categoryColors),
});

const Body = Text.min(BODY.fewest).max(BODY.most);
const Hours = z
  .number()
  .min(0)
  .max(24 * 400);

/** A conversation of the demo. `author` is made up: these posts have no account. */
export const SampleTopic = z.strictObject({
  title: Text.min(TITLE.fewest).max(TITLE.most),
  category: z.int().min(1),
  syllabusTopic: z.int().min(1).max(45).nullable().default(null),
  tags: z.array(Text.max(TAGS.longest)).max(TAGS.most).default([]),
  author: Text.max(24),
  /** How long before the first start it was asked. */
  hoursAgo: Hours,
  views: z.int().min(0).default(0),
  pinned: z.boolean().default(false),
  closed: z.boolean().default(false),
  body: Body,
  util: z.int().min(0).default(0),
  duda: z.int().min(0).default(0),
  replies: z
    .array(
      z.strictObject({
        author: Text.max(24),
        hoursAgo: Hours,
        /** The number of the post that it answers: the first reply is 2. */
        to: z.int().min(2).optional(),
        body: Body,
        solves: z.boolean().default(false),
        util: z.int().min(0).default(0),
        gracias: z.int().min(0).default(0),
      }),
    )
    .default([]),
});
export type SampleTopic = z.infer<typeof SampleTopic>;
