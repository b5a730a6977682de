import { z } from 'zod';
import { endpoint } from './endpoint';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'everyone',
  summary: 'Returns 200 when the database is reachable.',
  response: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
});
