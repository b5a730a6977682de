import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { page } from '../platform/paging.contract';
import { MAX_IMPORT_BYTES } from './import-status';
import { importRecord } from './imports.contract';
import { listQuery } from './list.contract';

/** What every record of content carries besides its own fields. */
export const kept = {
  id: z.string(),
  state: z.enum(['draft', 'published']),
  /** It stands in a file of content/: an edit here holds until that file is edited. */
  isFiled: z.boolean(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
};

export const recordId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letras minúsculas, cifras y guiones.')
  .max(100);

const params = z.object({ id: z.string().max(100) });
/** Texts of a whole topic fit; nothing else is near it. */
const BODY_BYTES = 512 * 1024;

type Shape<
  D extends z.ZodObject,
  Row extends z.ZodType,
  R extends z.ZodType,
  S extends readonly string[],
  F extends z.ZodRawShape,
> = {
  /** «questions», for the summaries of the API's documentation. */
  what: string;
  /** What is written, what a list shows, and the whole of it. */
  draft: D;
  row: Row;
  record: R;
  sorts: S;
  filters: F;
};

/** The endpoints of an admin page: list, read, create, change, delete, undo, import and export. */
export function resourceEndpoints<
  const N extends string,
  D extends z.ZodObject,
  Row extends z.ZodType,
  R extends z.ZodType,
  const S extends readonly string[],
  F extends z.ZodRawShape,
>(name: N, { what, draft, row, record, sorts, filters }: Shape<D, Row, R, S, F>) {
  const path = `/api/admin/${name}` as const;
  const query = listQuery(sorts, {
    state: z.enum(['draft', 'published']).optional(),
    deleted: z.enum(['true']).optional(),
    ...filters,
  });
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'admin',
      summary: `A page of the ${what}: searched, filtered, sorted.`,
      query,
      response: page(row),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/:id` as const,
      access: 'admin',
      summary: `One of the ${what}.`,
      params,
      response: record,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'admin',
      summary: `Adds one to the ${what}.`,
      body: draft.extend({ id: recordId.optional() }),
      maxBodyBytes: BODY_BYTES,
      response: record,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id` as const,
      access: 'admin',
      summary: `Changes one of the ${what}.`,
      params,
      body: draft,
      maxBodyBytes: BODY_BYTES,
      response: record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id` as const,
      access: 'admin',
      summary: `Deletes one of the ${what}; restore undoes it.`,
      params,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore` as const,
      access: 'admin',
      summary: `Brings back a deleted one of the ${what}.`,
      params,
      response: record,
    }),
    import: endpoint({
      method: 'POST',
      path: `${path}/import` as const,
      access: 'admin',
      summary: `Checks a CSV or JSON file of ${what}, line by line, and imports nothing yet; with apply=true it does if there is no fault.`,
      query: z.object({ apply: z.enum(['true', 'false']).default('false') }),
      rate: 'upload',
      upload: { field: 'file', maxBytes: MAX_IMPORT_BYTES, types: ['text/csv', 'application/json'] },
      response: importRecord,
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export` as const,
      access: 'admin',
      summary: `All of the ${what} that a list with this query would show, as a file.`,
      query: query.extend({ format: z.enum(['csv', 'json']).default('csv') }),
      response: z.string(),
    }),
  };
}
