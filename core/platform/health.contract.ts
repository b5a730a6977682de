import { z } from 'zod';
import { endpoint } from './endpoint';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'everyone',
  summary: 'Answers 200 once the database answers.',
  response: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
});
