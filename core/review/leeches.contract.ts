import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { studyCard } from './study.contract';
import { studyItemKinds } from './study-answer';

const item = z.object({ kind: z.enum(studyItemKinds), id: z.string().max(80) });

export const readStudyItem = endpoint({
  method: 'GET',
  path: '/api/study/items/:kind/:id',
  access: 'user',
  summary: 'One item that the user has met, with its answer and why.',
  params: item,
  response: studyCard,
});

export const resetStudyItem = endpoint({
  method: 'POST',
  path: '/api/study/items/:kind/:id/reset',
  access: 'user',
  summary: 'Begins an item again as if it were new; what was answered stays in the log.',
  params: item,
  response: z.object({ reset: z.literal(true) }),
});
