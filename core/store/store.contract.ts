import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { blocks, textQuery } from '../platform/text/text-format.contract';
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
  /** The price without the current flash offer; null if there is none. */
  originalPrice: euros.nullable(),
  categoryId: z.string(),
  type: z.enum(productTypes),
  /** Mean rating with one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Buyers, without refunds. */
  salesCount: z.number().int(),
  isFeatured: z.boolean(),
  isRecurring: z.boolean(),
  images: z.array(z.string()),
  createdAt: moment,
  updatedAt: moment,
});

export const listCategories = endpoint.get('/api/store/categories', 'everyone', {
  shared: true,
  summary: 'The categories of the store, in order.',
  response: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const listProducts = endpoint.get('/api/store/products', 'everyone', {
  shared: true,
  summary: 'All products on sale with their current price, best sellers first.',
  response: z.array(product),
});

const sample = z
  .object({
    /** Null for a document. */
    topic: z.number().int().nullable(),
    title: z.string(),
    /** The first paragraphs, in Markdown. */
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

export const readProduct = endpoint.get('/api/store/products/:id', 'everyone', {
  shared: true,
  summary: 'A product with its contents, a sample and related products.',
  params: z.object({ id: productId }),
  response: product.extend({
    category: z.string(),
    /** Lines counted from the syllabus: «412 preguntas de test». */
    inside: z.array(z.string()),
    topics: z.array(z.object({ number: z.number().int(), title: z.string() })),
    offerEndsAt: moment.nullable(),
    sample,
    related: z.array(product),
  }),
});

export const readCover = endpoint.get('/api/store/covers/:file', 'everyone', {
  summary: 'A generated cover of a product: `{id}.{1|2|3}.svg`, also as .png.',
  params: z.object({ file: z.string().max(120) }),
});

export const readOwnership = endpoint.get('/api/store/products/:id/mine', 'user', {
  summary: "Whether the user has bought the product, where to use it, and the user's review.",
  params: z.object({ id: productId }),
  response: z.object({
    isMine: z.boolean(),
    opensAt: z.string().nullable(),
    review: z.object({ id: z.string(), stars: z.number().int(), body: z.string() }).nullable(),
  }),
});

export const readDocuments = endpoint.get('/api/store/products/:id/documents', 'user', {
  summary: 'The guides and templates of a product, for its buyers.',
  params: z.object({ id: productId }),
  query: textQuery,
  response: z.object({
    name: z.string(),
    documents: z.array(z.object({ id: z.string(), title: z.string(), body: z.string().nullable(), blocks })),
  }),
});
