import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { tiers } from '../auth/user';
import { formatNumber } from '../platform/number-format';
import { categorySorts, offerSorts, productSorts } from './admin-store';
import { productTypes } from './product';

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Obligatorio')
    .max(most, `Como mucho ${formatNumber(most)} caracteres.`);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.');
const state = z.enum(['draft', 'published']).default('published');
/** Forms and CSV files send it as a string. */
const yesOrNo = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'Sí o no.')
  .default(false);
const wholeNumber = (min: number, max: number) => {
  const sentence = `Un número entero entre ${min} y ${max}.`;
  return z.int(sentence).min(min, sentence).max(max, sentence);
};
/** Forms send the numbers as strings. */
const topics = z
  .array(z.coerce.number().pipe(wholeNumber(1, 45)), 'Números de tema, uno por línea.')
  .default([]);

const contents = z.object({
  topics,
  tests: topics,
  schemes: topics,
  flashcards: topics,
  audio: topics,
  mocks: wholeNumber(0, 100).default(0),
  documents: z.array(slug).default([]),
  tier: z.enum(tiers, 'Elige una de las opciones.').nullable().default(null),
  months: wholeNumber(1, 24).nullable().default(null),
});

export const productDraft = z.object({
  name: text(80),
  shortDescription: text(120),
  description: text(5_000),
  categoryId: slug,
  type: z.enum(productTypes, 'Elige una de las opciones.'),
  priceCents: z
    .int('Un importe entre 0,50 € y 200 €.')
    .min(50, 'Un importe entre 0,50 € y 200 €.')
    .max(20_000, 'Un importe entre 0,50 € y 200 €.'),
  isRecurring: yesOrNo,
  isFeatured: yesOrNo,
  position: wholeNumber(0, 10_000).default(0),
  cover: text(100),
  contents: contents.prefault({}),
  state,
});

const shownContents = z.object({
  topics: z.array(z.number()),
  tests: z.array(z.number()),
  schemes: z.array(z.number()),
  flashcards: z.array(z.number()),
  audio: z.array(z.number()),
  mocks: z.number(),
  documents: z.array(z.string()),
  tier: z.string().nullable(),
  months: z.number().nullable(),
});
const productRecord = z.object({
  ...recordMeta,
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  categoryId: z.string(),
  type: z.string(),
  priceCents: z.number().int(),
  isRecurring: z.boolean(),
  isFeatured: z.boolean(),
  position: z.number().int(),
  cover: z.string(),
  contents: shownContents,
});

export const products = resourceEndpoints('products', {
  access: 'may:run-business',
  what: 'products of the store',
  draft: productDraft,
  row: productRecord,
  record: productRecord,
  sorts: productSorts,
  filters: { type: z.enum(productTypes).optional() },
});

export const categoryDraft = z.object({ name: text(60), position: wholeNumber(0, 1_000), state });
const categoryRecord = z.object({ ...recordMeta, name: z.string(), position: z.number().int() });

export const categories = resourceEndpoints('product-categories', {
  access: 'may:run-business',
  what: 'categories of the store',
  draft: categoryDraft,
  row: categoryRecord,
  record: categoryRecord,
  sorts: categorySorts,
  filters: {},
});

const moment = z.iso.datetime({ error: 'Escribe una fecha y una hora válidas.' });

export const offerDraft = z.object({
  productId: slug,
  percent: wholeNumber(1, 90),
  startsAt: moment,
  endsAt: moment,
  state,
});
const offerRecord = z.object({
  ...recordMeta,
  productId: z.string(),
  percent: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
});

export const offers = resourceEndpoints('flash-offers', {
  access: 'may:run-business',
  what: 'flash offers of the store',
  draft: offerDraft,
  row: offerRecord,
  record: offerRecord,
  sorts: offerSorts,
  filters: {},
});
