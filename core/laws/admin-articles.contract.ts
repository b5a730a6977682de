import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { lawArticleSorts } from './admin-articles';

const text = (most: number) =>
  z.string().trim().min(1, 'Obligatorio').max(most, `Como mucho ${most} caracteres.`);

export const lawArticleDraft = z.object({
  heading: text(70),
  statement: text(320),
  figures: z.array(text(140)).max(6, 'Como mucho seis.').default([]),
  validOn: z.iso.date('Escribe una fecha válida.'),
  state: z.enum(['draft', 'published']).default('published'),
});

const entry = z.object({
  ...recordMeta,
  /** «Artículo 17 CE». */
  name: z.string(),
  heading: z.string(),
  law: z.string(),
  number: z.string(),
  slug: z.string(),
  lawSlug: z.string().nullable(),
  validOn: z.string(),
});

export const lawArticles = resourceEndpoints('law-articles', {
  access: 'may:edit-content',
  what: 'articles of laws in our own words',
  draft: lawArticleDraft,
  row: entry,
  record: entry.extend({ statement: z.string(), figures: z.array(z.string()) }),
  sorts: lawArticleSorts,
  filters: { law: z.string().max(100).optional() },
});
