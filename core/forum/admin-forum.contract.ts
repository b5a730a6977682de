import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { forumCategorySorts } from './admin-forum';
import { categoryColors } from './forum';

const text = (most: number) =>
  z.string().trim().min(1, 'Obligatorio').max(most, `Como mucho ${most} caracteres.`);
const ORDER = 'Un número entero entre 0 y 1000.';

export const forumCategoryDraft = z.object({
  name: text(40),
  description: text(120),
  color: z.enum(categoryColors, 'Elige una de las opciones.'),
  position: z.int(ORDER).min(0, ORDER).max(1_000, ORDER),
  state: z.enum(['draft', 'published']).default('published'),
});

const record = z.object({
  ...recordMeta,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  position: z.number().int(),
});

export const forumCategories = resourceEndpoints('forum-categories', {
  access: 'may:moderate',
  what: 'categories of the forum',
  draft: forumCategoryDraft,
  row: record,
  record,
  sorts: forumCategorySorts,
  filters: {},
});
