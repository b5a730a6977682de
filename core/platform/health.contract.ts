import { z } from 'zod';
import { endpoint } from './endpoint';

export const readReadiness = endpoint.get('/api/ready', 'everyone', {
  summary:
    'Returns 200 when this node can serve requests, 503 while the database, its tables or the queue are missing.',
  response: z.object({ status: z.literal('ready') }),
});

export const readHealth = endpoint.get('/api/health', 'everyone', {
  summary: 'Returns 200 when the database is reachable.',
  response: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
});
