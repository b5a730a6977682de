import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

export const undoBatch = endpoint.post('/api/admin/batches/:id/undo', 'may:enter-admin', {
  summary:
    'Undoes an import or a change of several records. Records that have changed since are kept if `keepChanged`; otherwise 409 names them and nothing is undone.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ keepChanged: z.boolean().default(false) }),
  response: z.object({ undone: z.number().int(), kept: z.number().int() }),
});
