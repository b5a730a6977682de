import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';

export const listSectionNames = endpoint.get('/api/admin/sections', 'may:edit-content', {
  summary: 'The names of the sections of every topic, in reading order.',
  response: z.array(z.object({ topic: z.int(), id: z.string(), title: z.string() })),
});
