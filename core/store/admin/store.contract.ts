import { z } from 'zod';
import { slug, state, text, yesOrNo } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { tiers } from '../../auth/user';
import { productTypes } from '../product';
import { categoryResource, offerResource, productResource } from './store';

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

export const products = resourceEndpoints(productResource, {
  access: 'may:run-business',
  what: 'products of the store',
  draft: z.object({
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
  }),
  filters: { type: z.enum(productTypes).optional() },
});

export const categories = resourceEndpoints(categoryResource, {
  access: 'may:run-business',
  what: 'categories of the store',
  draft: z.object({ name: text(60), position: wholeNumber(0, 1_000), state }),
});

const chosen = z.iso.datetime({ error: 'Escribe una fecha y una hora válidas.' });

export const offers = resourceEndpoints(offerResource, {
  access: 'may:run-business',
  what: 'flash offers of the store',
  draft: z.object({
    productId: slug,
    percent: wholeNumber(1, 90),
    startsAt: chosen,
    endsAt: chosen,
    state,
  }),
});
