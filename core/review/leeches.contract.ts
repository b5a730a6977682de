import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { studyCard } from './study.contract';
import { studyItemKinds } from './study-answer';

const item = z.object({ kind: z.enum(studyItemKinds), id: z.string().max(110) });

export const readStudyItem = endpoint.get('/api/study/items/:kind/:id', 'user', {
  summary: 'One item that the user has seen, with its answer and explanation.',
  params: item,
  response: studyCard,
});

export const resetStudyItem = endpoint.post('/api/study/items/:kind/:id/reset', 'user', {
  summary: 'Resets an item to new; its answers stay in the log.',
  params: item,
  response: z.object({ reset: z.literal(true) }),
});
