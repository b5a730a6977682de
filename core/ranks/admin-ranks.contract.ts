import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../admin/resource.contract';
import { endpoint } from '../platform/endpoint';
import { medalSorts, rankSorts } from './admin-ranks';
import { medalFields, rankFields } from './content.contract';
import { measures } from './measures';

const state = z.enum(['draft', 'published']).default('published');

export const rankDraft = z.object({ ...rankFields, state });
export const medalDraft = z.object({ ...medalFields, state });

const rankRow = z.object({ ...recordMeta, ...rankFields });
const medalRow = z.object({
  ...recordMeta,
  ...medalFields,
  parameter: z.string().nullable(),
  figure: z.string().nullable(),
});

export const ranks = resourceEndpoints('ranks', {
  access: 'may:edit-content',
  what: 'ranks',
  draft: rankDraft,
  row: rankRow,
  record: rankRow,
  sorts: rankSorts,
  filters: {},
});

export const medals = resourceEndpoints('medals', {
  access: 'may:edit-content',
  what: 'medals',
  draft: medalDraft,
  row: medalRow,
  record: medalRow,
  sorts: medalSorts,
  filters: { measure: z.enum(measures).optional() },
});

const number = z.coerce.number().min(0).max(1_000_000);
const held = z.object({
  /** Users whose study is measured. */
  users: z.number().int(),
  /** Of them, those who meet the criterion now. */
  meet: z.number().int(),
  /** Those who hold it, whatever they meet now. */
  hold: z.number().int(),
});

export const previewRank = endpoint.get('/api/admin/ranks-preview', 'may:edit-content', {
  summary: 'How many users meet the criteria of a rank now, and how many hold it.',
  query: z.object({
    id: z.string().max(100).optional(),
    hours: number,
    accuracy: number,
    topics: number,
    mocks: number,
  }),
  response: held,
});

export const previewMedal = endpoint.get('/api/admin/medals-preview', 'may:edit-content', {
  summary: 'How many users meet the criterion of a medal now, and how many hold it.',
  query: z.object({
    id: z.string().max(100).optional(),
    measure: z.enum(measures),
    parameter: z.string().max(10).optional(),
    threshold: number,
  }),
  response: held,
});
