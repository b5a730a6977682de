import { z } from 'zod';
import { state } from '../../admin/draft-fields.contract';
import { reportDraft, reportStatus } from '../../admin/reports.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { itemTypes, levels, MAX_SEED, wordTypes } from '../items/item';
import { itemSchema, solutionSchema } from '../items/item.contract';
import { entryResource, psychometricReportResource, typeResource } from './psychometrics';

const short = z.string('Obligatorio').trim().min(1, 'Obligatorio').max(120);
const level = z.union(
  levels.map((value) => z.literal(value)),
  'Escribe un número del 1 al 5.',
);

export const psychometricEntries = resourceEndpoints(entryResource, {
  access: 'may:edit-content',
  what: 'entries of the verbal items',
  draft: z.object({
    type: z.enum(wordTypes, 'Elige el tipo.'),
    level,
    word: z
      .string()
      .trim()
      .max(200)
      .nullish()
      .transform((text) => text ?? '')
      .pipe(z.string()),
    answer: short,
    wrong: z.array(short).min(2, 'Al menos dos.').max(5, 'Como mucho cinco.'),
    note: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(400),
    state,
  }),
  filters: { type: z.enum(wordTypes).optional(), level: z.coerce.number().int().min(1).max(5).optional() },
});

export const psychometricTypes = resourceEndpoints(typeResource, {
  access: 'may:edit-content',
  what: 'types of items',
  draft: z.object({
    weight: z.int('Escribe un número.').min(0, 'De 0 a 10.').max(10, 'De 0 a 10.'),
    state,
  }),
  also: { name: z.string(), family: z.string() },
});

export const psychometricReports = resourceEndpoints(psychometricReportResource, {
  access: 'may:edit-content',
  what: 'reported items',
  draft: reportDraft,
  also: {
    type: z.enum(itemTypes),
    level: z.number(),
    seed: z.number(),
    reason: z.string(),
    createdAt: moment,
  },
  filters: { status: reportStatus.optional() },
});

export const previewItem = endpoint.get('/api/admin/psychometrics/preview', 'may:edit-content', {
  summary:
    'The item of a type, level and seed with its solution; for verbal types, of an entry or of a report.',
  query: z.object({
    type: z.enum(itemTypes),
    level: z.coerce.number().int().min(1).max(5).default(3),
    seed: z.coerce.number().int().min(0).max(MAX_SEED).default(1),
    entryId: z.string().max(100).optional(),
    reportId: z.uuid().optional(),
  }),
  response: solutionSchema.extend({ item: itemSchema }),
});
