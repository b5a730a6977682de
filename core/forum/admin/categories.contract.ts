import { z } from 'zod';
import { state, text } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { categoryColors } from '../forum';
import { forumCategoryResource } from './categories';

const ORDER = 'Un número entero entre 0 y 1000.';

export const forumCategories = resourceEndpoints(forumCategoryResource, {
  access: 'may:moderate',
  what: 'categories of the forum',
  draft: z.object({
    name: text(40),
    description: text(120),
    color: z.enum(categoryColors, 'Elige una de las opciones.'),
    position: z.int(ORDER).min(0, ORDER).max(1_000, ORDER),
    state,
  }),
});
