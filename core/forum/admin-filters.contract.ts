import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { forumFilterSorts } from './admin-filters';
import { filterActions, filterKinds } from './filters';

const CHOOSE = 'Elige una de las opciones.';

export const forumFilterDraft = z.object({
  text: z.string().trim().min(2, 'Al menos 2 caracteres.').max(100, 'Como mucho 100 caracteres.'),
  kind: z.enum(filterKinds, CHOOSE),
  action: z.enum(filterActions, CHOOSE),
  state: z.enum(['draft', 'published']).default('published'),
});

const record = z.object({ ...recordMeta, text: z.string(), kind: z.string(), action: z.string() });

export const forumFilters = resourceEndpoints('forum-filters', {
  access: 'may:moderate',
  what: 'word and link filters of the forum',
  draft: forumFilterDraft,
  row: record,
  record,
  sorts: forumFilterSorts,
  filters: {},
});
