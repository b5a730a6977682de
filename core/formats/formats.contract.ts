import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { letters } from '../syllabus/questions/letters';

const threeTexts = z.object({ A: z.string(), B: z.string(), C: z.string() });

const pillCard = z.object({
  id: z.string(),
  title: z.string(),
  takeaway: z.string(),
  topic: z.object({ number: z.int(), shortTitle: z.string(), block: z.enum(letters) }),
});

export const listPills = endpoint({
  method: 'GET',
  path: '/api/formats/pills',
  access: 'everyone',
  shared: true,
  summary: 'The three-minute lessons, in the order of the syllabus.',
  response: z.array(pillCard),
});

export const readPill = endpoint({
  method: 'GET',
  path: '/api/formats/pills/:id',
  access: 'everyone',
  shared: true,
  summary: 'One lesson with its question, and the next one.',
  params: z.object({ id: z.string().max(80) }),
  response: pillCard.extend({
    section: z.string(),
    idea: z.string(),
    example: z.string(),
    validOn: z.iso.date(),
    /** Null while the question is withdrawn. */
    question: z
      .object({
        id: z.string(),
        stem: z.string(),
        options: threeTexts,
        answer: z.enum(letters),
        explanation: threeTexts,
        reference: z.string().nullable(),
      })
      .nullable(),
    next: pillCard.nullable(),
  }),
});
