import { z } from 'zod';
import { reportSorts } from '../admin/reports';
import { reportDraft, reportStatus } from '../admin/reports.contract';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { endpoint } from '../platform/endpoint';
import { entrySorts, typeSorts } from './admin-psychometrics';
import { itemTypes, levels, MAX_SEED, wordTypes } from './items/item';
import { itemSchema, solutionSchema } from './items/item.contract';

const state = z.enum(['draft', 'published']).default('published');
const short = z.string('Obligatorio').trim().min(1, 'Obligatorio').max(120);
const level = z.union(
  levels.map((value) => z.literal(value)),
  'Escribe un número del 1 al 5.',
);

export const entryDraft = z.object({
  type: z.enum(wordTypes, 'Elige el tipo.'),
  level,
  word: z
    .string()
    .trim()
    .max(200)
    .nullish()
    .transform((text) => text ?? ''),
  answer: short,
  wrong: z.array(short).min(2, 'Al menos dos.').max(5, 'Como mucho cinco.'),
  note: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(400),
  state,
});

const entry = z.object({
  ...recordMeta,
  type: z.enum(wordTypes),
  level: z.number(),
  word: z.string(),
  answer: z.string(),
  wrong: z.array(z.string()),
  note: z.string(),
});

export const psychometricEntries = resourceEndpoints('psychometric-entries', {
  access: 'may:edit-content',
  what: 'entries of the verbal items',
  draft: entryDraft,
  row: entry,
  record: entry,
  sorts: entrySorts,
  filters: { type: z.enum(wordTypes).optional(), level: z.enum(['1', '2', '3', '4', '5']).optional() },
});

export const typeDraft = z.object({
  weight: z.int('Escribe un número.').min(0, 'De 0 a 10.').max(10, 'De 0 a 10.'),
  state,
});

const typeRow = z.object({ ...recordMeta, name: z.string(), family: z.string(), weight: z.number() });

export const psychometricTypes = resourceEndpoints('psychometric-types', {
  access: 'may:edit-content',
  what: 'types of items',
  draft: typeDraft,
  row: typeRow,
  record: typeRow,
  sorts: typeSorts,
  filters: {},
});

const report = z.object({
  ...recordMeta,
  type: z.enum(itemTypes),
  level: z.number(),
  seed: z.number(),
  reason: z.string(),
  status: reportStatus,
  reply: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const psychometricReports = resourceEndpoints('psychometric-reports', {
  access: 'may:edit-content',
  what: 'reported items',
  draft: reportDraft,
  row: report,
  record: report,
  sorts: reportSorts,
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
