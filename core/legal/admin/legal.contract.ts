import { z } from 'zod';
import { resourceEndpoints } from '../../admin/resource.contract';
import { legalPageResource } from './legal';

export const legalPages = resourceEndpoints(legalPageResource, {
  access: 'may:run-business',
  what: 'legal pages',
  draft: z.object({
    title: z.string().trim().min(1, 'Obligatorio').max(200),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.')
      .max(100),
    order: z.int('Escribe un número.').min(1).max(1_000),
    updated: z.iso.date('Escribe una fecha válida.'),
    body: z.string().trim().min(1, 'Obligatorio').max(200_000),
    state: z.enum(['draft', 'published']).default('published'),
  }),
  listOmits: ['body'],
});
