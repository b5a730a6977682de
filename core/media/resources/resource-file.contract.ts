import { z } from 'zod';
import { letters } from '../../syllabus/questions/letters';
import { categories } from './categories';

const Text = z.string().trim().min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const topic = z.int().min(1).max(45);

/** What a resource is made of. */
export const Build = z.discriminatedUnion('kind', [
  /** The articles of these laws that have figures; `most` keeps those asked most. */
  z.strictObject({
    kind: z.literal('figures'),
    laws: z.array(Id).min(1),
    most: z.int().positive().optional(),
  }),
  z.strictObject({ kind: z.literal('schemes'), topics: z.array(topic).min(1) }),
  z.strictObject({ kind: z.literal('weeks'), weeks: z.int().min(4).max(30) }),
  z.strictObject({ kind: z.literal('timetable') }),
  z.strictObject({ kind: z.literal('rounds') }),
  z.strictObject({
    kind: z.literal('checklist'),
    intro: Text,
    parts: z.array(z.strictObject({ title: Text, items: z.array(Text).min(1) })).min(1),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    block: z.enum(letters).optional(),
    count: z.int().min(5).max(60),
  }),
]);
export type Build = z.infer<typeof Build>;

/** An item of `content/resources/resources.yaml`. */
export const ResourceFile = z.strictObject({
  id: Id,
  category: z.enum(categories),
  title: Text.max(90),
  description: Text.max(160),
  position: z.int(),
  build: Build,
});
export type ResourceFile = z.infer<typeof ResourceFile>;
