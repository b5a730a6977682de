import { z } from 'zod';
import { state, text } from '../../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../../admin/resource.contract';
import { endpoint } from '../../../platform/endpoint';
import { categories } from '../categories';
import { MAX_PDF_BYTES, PDF_TYPE } from '../own-pdf';
import { freeResource } from './resources';

const file = z.object({ bytes: z.int(), pages: z.int() });

export const freeResources = resourceEndpoints(freeResource, {
  access: 'may:edit-content',
  what: 'free downloads',
  draft: z.object({
    title: text(90),
    description: text(160),
    category: z.enum(categories, 'Elige una de las opciones.'),
    position: z.int('Escribe un número.').min(0, 'De 0 a 10.000.').max(10_000, 'De 0 a 10.000.'),
    state,
  }),
  also: {
    /** Made of the content, or a file that an admin uploads. */
    isGenerated: z.boolean(),
    file: file.nullable(),
    downloads: z.int(),
    recentDownloads: z.int(),
  },
  filters: { category: z.enum(categories).optional() },
});

export const uploadResource = endpoint.post('/api/admin/free-resources/:id/file', 'may:edit-content', {
  summary: 'Stores the PDF of a download, judged by its bytes.',
  params: z.object({ id: z.string().max(100) }),
  upload: { field: 'file', maxBytes: MAX_PDF_BYTES, types: [PDF_TYPE] },
  response: file,
});
