import { z } from 'zod';
import { day, slug, state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { legalPageResource } from './legal';

export const legalPages = resourceEndpoints(legalPageResource, {
  access: 'may:run-business',
  what: 'legal pages',
  draft: z.object({
    title: z.string().trim().min(1, 'Obligatorio').max(200),
    slug: slug.max(100),
    order: z.int('Escribe un número.').min(1).max(1_000),
    updated: day,
    body: z.string().trim().min(1, 'Obligatorio').max(200_000),
    state,
  }),
  listOmits: ['body'],
});
