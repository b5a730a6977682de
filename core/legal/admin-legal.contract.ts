import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { legalSorts } from './admin-legal';

export const legalPageDraft = z.object({
  title: z.string().trim().min(1, 'Obligatorio').max(200),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.')
    .max(100),
  order: z.int('Escribe un número.').min(1).max(1_000),
  updated: z.iso.date('Escribe una fecha válida.'),
  body: z.string().trim().min(1, 'Obligatorio').max(200_000),
  state: z.enum(['draft', 'published']).default('published'),
});

const entry = z.object({
  ...recordMeta,
  title: z.string(),
  slug: z.string(),
  order: z.int(),
  updated: z.string(),
});

export const legalPages = resourceEndpoints('legal-pages', {
  access: 'may:run-business',
  what: 'legal pages',
  draft: legalPageDraft,
  row: entry,
  record: entry.extend({ body: z.string() }),
  sorts: legalSorts,
  filters: {},
});
