import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { letters } from '../../syllabus/questions/letters';
import { questionShown } from '../question.contract';

const topic = z.object({ number: z.int(), shortTitle: z.string(), block: z.enum(letters) });

const procedureCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  cover: z.string(),
  stepCount: z.int(),
  topics: z.array(topic),
});

const procedureStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  note: z.object({ kind: z.enum(['safety', 'law']), text: z.string() }).optional(),
  picture: z.string(),
});

export const listProcedures = endpoint.get('/api/formats/procedures', 'everyone', {
  shared: true,
  summary: 'The procedures in 3D.',
  response: z.array(procedureCard),
});

export const readProcedure = endpoint.get('/api/formats/procedures/:id', 'everyone', {
  shared: true,
  summary: 'One procedure with its steps, its articles and the others.',
  params: z.object({ id: z.string().max(80) }),
  response: procedureCard.extend({
    warning: z.string(),
    steps: z.array(procedureStep),
    references: z.array(
      z.object({
        law: z.string(),
        article: z.string(),
        lawName: z.string(),
        text: z.string(),
        /** Its page; null while the article is withdrawn. */
        path: z.string().nullable(),
      }),
    ),
    validOn: z.iso.date(),
    others: z.array(procedureCard),
  }),
});

export const readProcedureQuestions = endpoint.get('/api/formats/procedures/:id/questions', 'everyone', {
  shared: true,
  summary: 'The questions at the end of a procedure; withdrawn ones are left out.',
  params: z.object({ id: z.string().max(80) }),
  response: z.array(questionShown),
});
