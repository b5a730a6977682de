import { z } from 'zod';
import { blogCategories } from '../blog-categories';

// One schema per file type of docs/content.md. Strict objects report misspelt keys.

const Text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const Day = z.iso.date('must be a real date, YYYY-MM-DD');
/** `t02-q001`, or four digits once a topic passes 999 items. */
const itemId = (letter: string) =>
  z.string().regex(new RegExp(`^t[0-9]{2}-${letter}[0-9]{3,4}$`), `must look like t02-${letter}001`);

export const Letter = z.enum(['A', 'B', 'C']);
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)]);

// Article and paragraph are quoted strings: unquoted YAML reads 17.10 as the number 17.1.
export const Reference = z.strictObject({
  law: Slug,
  article: Text,
  paragraph: Text.optional(),
});

const backing = { reference: Reference.optional(), source: Text.optional() };
const backedOnce = (item: { reference?: unknown; source?: unknown }) =>
  (item.reference === undefined) !== (item.source === undefined);
const backedOnceError = { error: 'needs a reference or a source, and only one of them', path: ['reference'] };

/** Why the key changed, for readers: the corrections page shows it when a load changes the key. */
const corrected = { correction: Text.optional() };

/** The first day on which a rule that is not yet in force may be asked. */
const later = { askedFrom: Day.optional() };

export const TopicHead = z.strictObject({
  number: z.int().min(1).max(45),
  title: Text,
  shortTitle: Text,
  block: Letter,
  status: z.enum(['written', 'outline']),
  validOn: Day,
  laws: z.array(Slug),
  sources: z.array(Text),
  epigraphs: z.array(z.strictObject({ id: Slug, text: Text })).min(1),
  sections: z.array(z.strictObject({ id: Slug, title: Text, epigraphs: z.array(Slug) })).min(1),
});

const ThreeTexts = z.strictObject({ A: Text, B: Text, C: Text });

export const Question = z
  .strictObject({
    id: itemId('q'),
    section: Slug,
    fact: Text,
    stem: Text,
    options: ThreeTexts,
    answer: Letter,
    explanation: ThreeTexts,
    ...backing,
    difficulty: Difficulty,
    validOn: Day,
    ...corrected,
    ...later,
  })
  .refine(backedOnce, backedOnceError);

export const TrueFalse = z
  .strictObject({
    id: itemId('v'),
    section: Slug,
    fact: Text,
    statement: Text,
    answer: z.boolean(),
    explanation: Text,
    ...backing,
    difficulty: Difficulty,
    validOn: Day,
    ...corrected,
    ...later,
  })
  .refine(backedOnce, backedOnceError);

export const Flashcard = z
  .strictObject({ id: itemId('f'), section: Slug, front: Text, back: Text, ...backing })
  .refine(backedOnce, backedOnceError);

export const Term = z.strictObject({
  id: itemId('w'),
  section: Slug,
  word: z.string().regex(/^\p{L}{4,15}$/u, 'must be a single word of 4 to 15 letters'),
  clue: Text,
  definition: Text,
});

export const SchemeNode = z.strictObject({
  label: Text.max(60),
  note: Text.optional(),
  /** The children are the steps of a sequence, in their order. */
  ordered: z.literal(true).optional(),
  get children() {
    return z.array(SchemeNode).min(1).optional();
  },
});
export const Scheme = z.strictObject({ title: Text, nodes: z.array(SchemeNode).min(1) });

export const ListenHead = z.strictObject({ title: Text, voice: z.literal('es-ES') });

export const Law = z.strictObject({
  id: Slug,
  name: Text,
  shortName: Text,
  boe: z.string().regex(/^BOE-A-[0-9]{4}-[0-9]{1,6}$/, 'must be a BOE identifier'),
  /** The last reform in the text our content was checked against. */
  consolidated: Day,
  /** The day that text was taken from the BOE. */
  captured: Day,
});

export const BlogCategory = z.enum(blogCategories);

export const BlogPostHead = z.strictObject({
  id: z.int().positive(),
  title: Text,
  excerpt: Text,
  category: BlogCategory,
  tags: z.array(Text).min(1),
  author: Slug,
  date: Day,
  sticky: z.boolean().optional(),
  image: Text,
});

export const Author = z.strictObject({ id: Slug, name: Text, role: Text, bio: Text, avatar: Text });

/** How many explanations of a topic may still only cite, deny or repeat. */
export const BareLimit = z.strictObject({ topic: z.int().min(1).max(45), most: z.int().min(0) });

export const LegalPageHead = z.strictObject({ slug: Slug, title: Text, order: z.int().min(1), updated: Day });

export type Letter = z.infer<typeof Letter>;
export type Reference = z.infer<typeof Reference>;
export type TopicHead = z.infer<typeof TopicHead>;
export type Question = z.infer<typeof Question>;
export type TrueFalse = z.infer<typeof TrueFalse>;
export type Flashcard = z.infer<typeof Flashcard>;
export type Term = z.infer<typeof Term>;
export type SchemeNode = z.infer<typeof SchemeNode>;
export type Scheme = z.infer<typeof Scheme>;
export type ListenHead = z.infer<typeof ListenHead>;
export type Law = z.infer<typeof Law>;
export type BlogPostHead = z.infer<typeof BlogPostHead>;
export type Author = z.infer<typeof Author>;
export type BareLimit = z.infer<typeof BareLimit>;
export type LegalPageHead = z.infer<typeof LegalPageHead>;
