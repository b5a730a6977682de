import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { categories } from './categories';

const resource = z.object({
  id: z.string(),
  category: z.enum(categories),
  title: z.string(),
  description: z.string(),
  downloads: z.int(),
});
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ label: z.string(), share: z.number() })),
    rows: z.array(z.array(z.string())),
    rowHeight: z.number().nullable(),
  }),
  z.object({ kind: z.literal('checks'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('tree'),
    nodes: z.array(z.object({ label: z.string(), note: z.string().nullable(), depth: z.int() })),
  }),
  z.object({
    kind: z.literal('figure'),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  z.object({
    kind: z.literal('question'),
    number: z.int(),
    stem: z.string(),
    options: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('answers'),
    items: z.array(z.object({ number: z.int(), key: z.string(), why: z.string() })),
  }),
]);
const params = z.object({ id: z.string().max(100) });

export const listResources = endpoint.get('/api/resources', 'user', {
  summary: 'The free downloads in their order, with how often each was downloaded.',
  response: z.array(resource),
});

export const previewResource = endpoint.get('/api/resources/:id', 'user', {
  summary: 'About the first page of a download; `blocks` is null for a file that an admin uploaded.',
  params,
  response: resource.extend({
    validOn: z.iso.date().nullable(),
    source: z.string().nullable(),
    blocks: z.array(block).nullable(),
  }),
});

export const downloadResource = endpoint.get('/api/resources/:id/file', 'user', {
  summary: 'The PDF, with an ETag. Each file that is sent counts once.',
  params,
});
