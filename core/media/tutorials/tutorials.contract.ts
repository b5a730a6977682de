import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';

const progress = z.object({ tour: z.string(), step: z.int(), isDone: z.boolean() });

export const listTutorialProgress = endpoint.get('/api/tutorials', 'user', {
  summary: 'How far the user has come in each tour.',
  response: z.array(progress),
});

export const saveTutorialProgress = endpoint.put('/api/tutorials/:tour', 'user', {
  summary: 'Stores where a tour was left. A finished tour stays finished; sending it twice changes nothing.',
  params: z.object({ tour: z.string().max(40) }),
  body: z.object({ step: z.int().min(0).max(50), isDone: z.boolean() }),
  response: progress,
});
