import { z } from 'zod';
import { state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { filterActions, filterKinds } from '../filters';
import { forumFilterResource } from './filters';

const CHOOSE = 'Elige una de las opciones.';

export const forumFilters = resourceEndpoints(forumFilterResource, {
  access: 'may:moderate',
  what: 'word and link filters of the forum',
  draft: z.object({
    text: z.string().trim().min(2, 'Al menos 2 caracteres.').max(100, 'Como mucho 100 caracteres.'),
    kind: z.enum(filterKinds, CHOOSE),
    action: z.enum(filterActions, CHOOSE),
    state,
  }),
});
