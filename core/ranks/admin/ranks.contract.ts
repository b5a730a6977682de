import { z } from 'zod';
import { state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { medalFields, rankFields } from '../content.contract';
import { measures } from '../measures';
import { medalResource, rankResource } from './ranks';

export const ranks = resourceEndpoints(rankResource, {
  access: 'may:edit-content',
  what: 'ranks',
  draft: z.object({ ...rankFields, state }),
});

export const medals = resourceEndpoints(medalResource, {
  access: 'may:edit-content',
  what: 'medals',
  draft: z.object({ ...medalFields, state }),
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
