import { z } from 'zod';
import { day, state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { lawUpdateResource } from './updates';

const text = (most: number) => z.string().trim().min(1, 'Obligatorio').max(most);
const topic = z.coerce.number('Escribe el número del tema.').int().min(1).max(45, 'Ese tema no existe.');

export const lawUpdates = resourceEndpoints(lawUpdateResource, {
  access: 'may:edit-content',
  what: 'changes of laws',
  draft: z.object({
    title: text(110),
    law: text(100),
    summary: text(700),
    norm: text(120),
    boe: z.string().regex(/^BOE-A-[0-9]{4}-[0-9]{1,6}$/, 'Como BOE-A-2026-10881.'),
    inForce: day,
    topics: z.array(topic).max(45).default([]),
    articles: z.array(text(60)).max(500).default([]),
    elsewhere: z.string().trim().max(160).nullable().default(null),
    state,
  }),
  listOmits: ['summary', 'boe', 'topics', 'articles', 'elsewhere'],
});
