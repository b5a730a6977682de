import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { reviewKinds } from './reviews';

export const listLawReviews = endpoint.get('/api/law-reviews', 'everyone', {
  shared: true,
  summary:
    'Sections of the syllabus, steps of protocols, tools and articles whose law has changed and that wait for a review.',
  response: z.array(
    z.object({
      kind: z.enum(reviewKinds),
      /** `3/la-detencion`, `detencion/derechos`, `alcoholimetro` or `constitucion-17`. */
      id: z.string(),
      law: z.string(),
      article: z.string(),
      changedOn: z.iso.date(),
    }),
  ),
});
