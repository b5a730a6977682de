import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { reviewSorts, reviewStates } from './reviews';
import { productId } from './store.contract';

const params = z.object({ id: productId });
const reviewParams = z.object({ reviewId: z.uuid() });

const review = z.object({
  id: z.string(),
  author: z.string(),
  stars: z.number().int(),
  body: z.string(),
  createdAt: moment,
  isEdited: z.boolean(),
});

export const listReviews = endpoint.get('/api/store/products/:id/reviews', 'everyone', {
  shared: true,
  summary: 'Reviews of a product, newest first.',
  params,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: page(review),
});

export const writeReview = endpoint.put('/api/store/products/:id/review', 'user', {
  summary: "Creates or changes the buyer's review of a product.",
  params,
  body: z.object({
    stars: z.int('Elige de una a cinco estrellas.').min(1, 'Elige de una a cinco estrellas.').max(5),
    body: z
      .string()
      .trim()
      .min(10, 'Cuenta algo más: al menos diez caracteres.')
      .max(1500, 'Como mucho 1.500 caracteres.'),
  }),
  response: z.object({ id: z.string(), stars: z.number().int(), body: z.string() }),
});

export const removeReview = endpoint.delete('/api/store/products/:id/review', 'user', {
  summary: "Deletes the user's own review of a product.",
  params,
});

export const reportReview = endpoint.post('/api/store/reviews/:reviewId/report', 'user', {
  summary: 'Reports a review to the admins, once per user.',
  params: reviewParams,
});

export const listAllReviews = endpoint.get('/api/admin/product-reviews', 'may:moderate', {
  summary: 'Reviews of all products, reported ones first.',
  query: listQuery(reviewSorts, { state: z.enum(reviewStates).optional() }),
  response: page(
    review.extend({ etag, productId: z.string(), state: z.enum(reviewStates), reports: z.number().int() }),
  ),
});

export const moderateReview = endpoint.put('/api/admin/product-reviews/:reviewId', 'may:moderate', {
  summary: 'Hides a review or shows it again.',
  params: reviewParams,
  body: z.object({ etag, state: z.enum(reviewStates) }),
});
