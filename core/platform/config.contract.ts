import { z } from 'zod';
import { endpoint } from './endpoint';

export const readConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'everyone',
  summary: 'What the pages need to know about this installation: its contact addresses and its mode.',
  response: z.object({
    demo: z.boolean(),
    contact: z.object({ email: z.string(), phone: z.string(), chat: z.string() }),
  }),
});
