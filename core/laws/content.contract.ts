import { z } from 'zod';

// One schema per file of content/laws (docs/content.md). Strict objects report misspelt keys.

const Text = z.string().trim().min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const Day = z.iso.date('must be a real date, YYYY-MM-DD');
const upTo = (most: number) => Text.max(most, `must have at most ${most} characters`);

/** A title or chapter of a law. `articles` are ranges in the order of the law: `1-9, 14 bis`. */
export const LawPart = z.strictObject({ id: Slug, title: upTo(160), articles: Text });

export const ArticleEntry = z.strictObject({
  /** Quoted: «14», «282 bis», «588 ter g». */
  number: Text,
  heading: upTo(70),
  /** What it settles in our own words, never the official text. */
  statement: upTo(320),
  figures: z.array(upTo(140)).max(6, 'must have at most 6').optional(),
});

/** `content/laws/articles/{law}.yaml` */
export const LawFile = z.strictObject({
  law: Slug,
  /** In addresses: /codificado/ce/17. */
  slug: Slug,
  purpose: upTo(400),
  validOn: Day,
  parts: z.array(LawPart).min(1),
  articles: z.array(ArticleEntry).min(1),
});

export const ArticleList = z.strictObject({ law: Slug, articles: Text });

/** `content/laws/updates.yaml`: a change of a law. */
export const UpdateEntry = z
  .strictObject({
    id: Slug,
    law: Slug,
    title: upTo(110),
    /** What changed, in our own words. */
    summary: upTo(700),
    /** The reforming norm and its BOE identifier. */
    norm: upTo(120),
    boe: z.string().regex(/^BOE-A-[0-9]{4}-[0-9]{1,6}$/, 'must be a BOE identifier'),
    /** The first day on which it applies. */
    inForce: Day,
    topics: z.array(z.int().min(1).max(45)),
    /** Articles, in ranges; `elsewhere` names annexes and provisions. */
    articles: Text.optional(),
    elsewhere: upTo(160).optional(),
  })
  .refine(({ articles, elsewhere }) => articles !== undefined || elsewhere !== undefined, {
    error: 'needs articles or elsewhere',
    path: ['articles'],
  });

export type LawPart = z.infer<typeof LawPart>;
export type ArticleEntry = z.infer<typeof ArticleEntry>;
export type LawFile = z.infer<typeof LawFile>;
export type ArticleList = z.infer<typeof ArticleList>;
export type UpdateEntry = z.infer<typeof UpdateEntry>;
