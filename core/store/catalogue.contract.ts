import { z } from 'zod';
import { tiers } from '../auth/user';
import { productTypes } from './product';

// Schemas of the files in content/store. Strict, so that a misspelt key is an error.

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const Text = z.string().trim().min(1);
const Topics = z.array(z.int().min(1).max(45)).default([]);

export const Contents = z.strictObject({
  topics: Topics,
  tests: Topics,
  schemes: Topics,
  flashcards: Topics,
  audio: Topics,
  mocks: z.int().min(0).max(100).default(0),
  documents: z.array(Slug).default([]),
  tier: z.enum(tiers).nullable().default(null),
  months: z.int().min(1).max(24).nullable().default(null),
});

export const CatalogueCategory = z.strictObject({ id: Slug, name: Text });

export const CatalogueProduct = z
  .strictObject({
    id: Slug,
    name: Text.max(80),
    shortDescription: Text.max(120),
    description: Text,
    category: Slug,
    type: z.enum(productTypes),
    /** Cents, VAT included. */
    price: z.int().min(50).max(20_000),
    featured: z.boolean().default(false),
    recurring: z.boolean().default(false),
    cover: Text,
    contents: Contents,
  })
  .refine(({ contents }) => hasContents(contents), { error: 'opens nothing', path: ['contents'] });

function hasContents(contents: z.output<typeof Contents>): boolean {
  const { mocks, tier, months: _, ...lists } = contents;
  return mocks > 0 || tier !== null || Object.values(lists).some((list) => list.length > 0);
}

export const DocumentHead = z.strictObject({ title: Text });
