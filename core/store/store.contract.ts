import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { productTypes } from './product';

const euros = z.number().min(0);
export const productId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9-]+$/i);

const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  price: euros,
  /** The price without the flash offer that runs; null when none does. */
  originalPrice: euros.nullable(),
  categoryId: z.string(),
  type: z.enum(productTypes),
  /** The mean of its reviews, one decimal; null while there is none. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** People who bought it and have it. */
  salesCount: z.number().int(),
  isFeatured: z.boolean(),
  isRecurring: z.boolean(),
  images: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/store/categories',
  access: 'everyone',
  summary: 'The categories of the store, in their order.',
  response: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/store/products',
  access: 'everyone',
  summary: 'Everything that is on sale, at the price of this moment, best sold first.',
  response: z.array(product),
});

const sample = z
  .object({
    /** Null for a document: it is about no topic. */
    topic: z.number().int().nullable(),
    title: z.string(),
    /** The beginning of it, in Markdown. */
    text: z.string().nullable(),
    question: z
      .object({
        stem: z.string(),
        options: z.object({ A: z.string(), B: z.string(), C: z.string() }),
        answer: z.string(),
        explanation: z.string(),
      })
      .nullable(),
  })
  .nullable();

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/store/products/:id',
  access: 'everyone',
  summary: 'A product with what is inside, a sample of it, and others like it.',
  params: z.object({ id: productId }),
  response: product.extend({
    category: z.string(),
    /** Lines with figures that are counted, not written: «412 preguntas de test». */
    inside: z.array(z.string()),
    /** Topics that it opens, by number and name. */
    topics: z.array(z.object({ number: z.number().int(), title: z.string() })),
    offerEndsAt: z.iso.datetime().nullable(),
    sample,
    related: z.array(product),
  }),
});

export const readCover = endpoint({
  method: 'GET',
  path: '/api/store/covers/:file',
  access: 'everyone',
  summary: 'A drawn picture of a product: `{id}.{1|2|3}.svg`, or .png where SVG is not shown.',
  params: z.object({ file: z.string().max(120) }),
});

export const readHolding = endpoint({
  method: 'GET',
  path: '/api/store/products/:id/mine',
  access: 'user',
  summary: 'Whether the user has bought the product, where it opens, and the review they wrote.',
  params: z.object({ id: productId }),
  response: z.object({
    isMine: z.boolean(),
    opensAt: z.string().nullable(),
    review: z.object({ id: z.string(), stars: z.number().int(), body: z.string() }).nullable(),
  }),
});

export const readDocuments = endpoint({
  method: 'GET',
  path: '/api/store/products/:id/documents',
  access: 'user',
  summary: 'The guides and templates of a product, for those who bought it.',
  params: z.object({ id: productId }),
  response: z.object({
    name: z.string(),
    documents: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
  }),
});
