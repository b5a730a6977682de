import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { etag } from '../etag.contract';

export const listVersions = endpoint.get('/api/admin/versions', 'may:enter-admin', {
  summary: 'The last versions of a record that keeps them, newest first; the first is the current one.',
  query: z.object({ resource: z.string().max(50), recordId: z.string().max(100) }),
  response: z.array(
    z.object({
      id: z.string(),
      at: moment,
      /** Null for the text that came with the installation, and for deleted accounts. */
      actor: z.string().nullable(),
      /** What this version changed in the one before. */
      changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
});

export const restoreVersion = endpoint.post('/api/admin/versions/:id/restore', 'may:enter-admin', {
  summary: 'Writes an earlier version again, as a new one; 409 if the record has changed since it was read.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ etag }),
});
