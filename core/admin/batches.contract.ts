import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

export const undoBatch = endpoint({
  method: 'POST',
  path: '/api/admin/batches/:id/undo',
  access: 'admin',
  summary: 'Undoes an import or a change of several records, all or nothing: 409 if one has changed since.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ undone: z.number().int() }),
});
