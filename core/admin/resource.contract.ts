import { z } from 'zod';
import type { Permission } from '../auth/roles';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { draftWith, omit, orNothing, shapeWithoutLimits } from '../platform/shapes.contract';
import { bulkActions, MAX_BULK } from './bulk';
import { slug } from './draft-fields.contract';
import { etag } from './etag.contract';
import { MAX_IMPORT_BYTES } from './import-status';
import { importRecord } from './imports.contract';
import { listQuery } from './list.contract';
import type { ResourceDescription } from './resource';

/** Fields that every content record has besides its own. */
export const recordMeta = {
  id: z.string(),
  state: z.enum(['draft', 'published']),
  /** The record comes from a file in content/; an edit here lasts until that file changes. */
  isFromFile: z.boolean(),
  updatedAt: moment,
  deletedAt: moment.nullable(),
};

export const recordId = slug.max(100);

const params = z.object({ id: z.string().max(100) });
/** Large enough for the text of a whole topic. */
const BODY_BYTES = 512 * 1024;

type Definition<
  A extends Permission,
  D extends z.ZodRawShape,
  X extends keyof D,
  P extends z.ZodRawShape,
  O extends keyof D | keyof P,
  F extends z.ZodRawShape,
> = {
  /** Plural noun for the API documentation, such as «questions». */
  what: string;
  access: A;
  /** What is written. What is read has the same fields, without their limits. */
  draft: z.ZodObject<D>;
  /** Fields of the draft that are not read back, such as the reason of a change, or read as `also` says. */
  notRead?: readonly X[];
  /** What is only read. */
  also?: P;
  /** Fields that a list leaves out, such as a long text. */
  listOmits?: readonly O[];
  /** Filters of the list besides state and trash. */
  filters?: F;
};

/** Everything that admins do with one kind of record: nine endpoints, from its description and its draft. */
export function resourceEndpoints<
  const S extends string,
  const N extends string,
  const A extends Permission,
  D extends z.ZodRawShape,
  const X extends keyof D = never,
  P extends z.ZodRawShape = Record<never, never>,
  const O extends keyof D | keyof P = never,
  F extends z.ZodRawShape = Record<never, never>,
>(
  description: ResourceDescription<S, N>,
  { what, access, draft, notRead = [], listOmits = [], ...given }: Definition<A, D, X, P, O, F>,
) {
  const path = `/api/admin/${description.name}` as const;
  const fields = {
    ...recordMeta,
    ...shapeWithoutLimits(omit(draft.shape, notRead)),
    ...orNothing(given.also),
  };
  const record = z.object(fields);
  const answer = record.extend({ etag });
  const query = listQuery(description.sorts, {
    state: z.enum(['draft', 'published']).optional(),
    deleted: z.enum(['true']).optional(),
    ...orNothing(given.filters),
  });
  return {
    description,
    draft,
    record,
    list: endpoint.get(path, access, {
      summary: `A page of the ${what}: searched, filtered, sorted.`,
      query,
      response: page(z.object(omit(fields, listOmits))),
    }),
    read: endpoint.get(`${path}/:id` as const, access, {
      summary: `One of the ${what}.`,
      params,
      response: answer,
    }),
    create: endpoint.post(path, access, {
      summary: `Adds one to the ${what}.`,
      body: draftWith(draft, 'id', recordId.optional()),
      maxBodyBytes: BODY_BYTES,
      response: answer,
    }),
    update: endpoint.put(`${path}/:id` as const, access, {
      summary: `Changes one of the ${what}; 409 with the current record if it has changed since it was read.`,
      params,
      body: draftWith(draft, 'etag', etag),
      maxBodyBytes: BODY_BYTES,
      response: answer,
    }),
    remove: endpoint.delete(`${path}/:id` as const, access, {
      summary: `Deletes one of the ${what}; restore undoes it.`,
      params,
    }),
    restore: endpoint.post(`${path}/:id/restore` as const, access, {
      summary: `Brings back a deleted one of the ${what}.`,
      params,
      response: answer,
    }),
    bulk: endpoint.post(`${path}/bulk` as const, access, {
      summary: `Publishes, withdraws, moves, deletes or restores several of the ${what}; a batch that can be undone.`,
      body: z.object({
        ids: z.array(z.string().max(100)).min(1).max(MAX_BULK),
        action: z.enum(bulkActions),
        /** Where they are moved to. */
        to: z.string().max(100).optional(),
      }),
      response: z.object({ batchId: z.uuid(), done: z.number().int() }),
    }),
    import: endpoint.post(`${path}/import` as const, access, {
      summary: `Validates a CSV or JSON file of ${what}; with apply=true imports it if it has no faults.`,
      query: z.object({ apply: z.enum(['true', 'false']).default('false') }),
      rate: 'upload',
      upload: { field: 'file', maxBytes: MAX_IMPORT_BYTES, types: ['text/csv', 'application/json'] },
      response: importRecord,
    }),
    export: endpoint.get(`${path}/export` as const, access, {
      summary: `Exports the ${what} that match this query as a file.`,
      query: query.extend({
        format: z.enum(['csv', 'json']).default('csv'),
        /** Only these, separated by commas. */
        ids: z.string().max(12_000).optional(),
      }),
      response: z.string(),
    }),
  };
}
