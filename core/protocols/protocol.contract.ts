import { z } from 'zod';
import { areas } from './areas';

// A file of content/protocols. Strict objects report misspelt keys; what one node says about another is in tree-rules.ts.

const Text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');

/** An article of a law of content/laws.yaml, or a named source where there is no published law. */
const Basis = z.union([
  z.strictObject({ law: Slug, article: Text.max(20), text: Text.max(140) }),
  z.strictObject({ source: Text.max(80), text: Text.max(140) }),
]);

const Option = z.strictObject({
  id: Slug,
  label: Text.max(60),
  text: Text.max(160).optional(),
  /** A figure that goes with the answer: `72 horas`, and what it measures. */
  figure: z.strictObject({ value: Text.max(16), of: Text.max(30) }).optional(),
  tone: z.enum(['danger', 'warning', 'gold', 'navy']).optional(),
  next: Slug,
});

const shared = {
  id: Slug,
  title: Text.max(80),
  /** The label in the diagram. */
  short: Text.max(34),
  text: Text.max(600),
  warning: Text.max(300).optional(),
  /** Moments whose time is written down at this node. */
  times: z.array(Text.max(60)).max(4).default([]),
  basis: z.array(Basis).max(6).default([]),
};

const Node = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('step'), ...shared, next: Slug }),
  z.strictObject({ kind: z.literal('question'), ...shared, options: z.array(Option) }),
  z.strictObject({ kind: z.literal('end'), ...shared }),
]);

/** A simulated situation with the right answer to each question on its path. */
const Case = z.strictObject({
  id: Slug,
  title: Text.max(60),
  story: Text.max(900),
  answers: z.array(z.strictObject({ question: Slug, option: Slug, why: Text.max(300) })).min(1),
});

export const ProtocolFile = z.strictObject({
  id: Slug,
  title: Text.max(60),
  /** The name in lists and breadcrumbs. */
  name: Text.max(40),
  area: z.enum(areas),
  summary: Text.max(140),
  /** For search engines. */
  description: Text.max(165),
  /** Other words that find it. */
  keywords: Text,
  /** The day of the consolidated law texts it was checked against. */
  validOn: z.iso.date('must be a real date, YYYY-MM-DD'),
  /** Who to call if this is happening to the reader. */
  help: Text.max(200).optional(),
  start: Slug,
  nodes: z.array(Node).min(1),
  cases: z.array(Case).default([]),
});

export type Protocol = z.infer<typeof ProtocolFile>;
export type ProtocolNode = Protocol['nodes'][number];
export type ProtocolOption = z.infer<typeof Option>;
export type ProtocolCase = Protocol['cases'][number];
export type ProtocolBasis = z.infer<typeof Basis>;
