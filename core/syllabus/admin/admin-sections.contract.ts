import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';

export const listSectionNames = endpoint({
  method: 'GET',
  path: '/api/admin/sections',
  access: 'may:edit-content',
  summary: 'The names of the sections of every topic, in reading order.',
  response: z.array(z.object({ topic: z.int(), id: z.string(), title: z.string() })),
});
