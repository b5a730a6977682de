import { z } from 'zod';
import { endpoint } from './endpoint';

export const readConfig = endpoint.get('/api/config', 'everyone', {
  summary: 'Public configuration: contact addresses and demo mode.',
  response: z.object({
    demo: z.boolean(),
    contact: z.object({ email: z.string(), phone: z.string(), chat: z.string() }),
  }),
});
