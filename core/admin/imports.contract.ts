import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { importOutcomes, importStatuses } from './import-status';
import { MAX_REASON_LENGTH } from './public-reason';

const count = z.number().int();

export const importRecord = z.object({
  id: z.string(),
  resource: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Records in the file, and how many are imported so far. */
  total: count,
  done: count,
  /** What the file does with them. */
  outcomes: z.record(z.enum(importOutcomes), count),
  /** Records whose answer key changes, and how many of them bring no public reason. */
  keyChanges: count,
  withoutReason: count,
  /** All faults are counted, only the first ones are stored. A file with any fault imports nothing. */
  faultCount: count,
  faults: z.array(z.object({ line: count, field: z.string(), reason: z.string() })),
  createdAt: moment,
  finishedAt: moment.nullable(),
});

const params = z.object({ id: z.uuid() });

export const readImport = endpoint.get('/api/admin/imports/:id', 'may:enter-admin', {
  summary: 'Progress of an import.',
  params,
  response: importRecord,
});

export const listImportRows = endpoint.get('/api/admin/imports/:id/rows', 'may:enter-admin', {
  summary: 'What an import does with each row of its file.',
  params,
  query: pageQuery.extend({ outcome: z.enum(importOutcomes).optional() }),
  response: page(
    z.object({
      /** The place among the records of the file; several may be on one line of a JSON file. */
      position: count,
      line: count,
      outcome: z.enum(importOutcomes),
      /** Null for a row that could not be read. */
      name: z.string().nullable(),
      changes: z.array(
        z.object({
          path: z.string(),
          label: z.string(),
          before: z.string(),
          after: z.string(),
          isKey: z.boolean(),
        }),
      ),
      faults: z.array(z.object({ field: z.string(), reason: z.string() })),
      /** The finished exams that a changed key affects; null if the key stays. */
      exams: count.nullable(),
    }),
  ),
});

export const applyImport = endpoint.post('/api/admin/imports/:id/apply', 'may:enter-admin', {
  summary:
    'Imports a checked file in a background job, in one transaction. Changed keys are published with the reason.',
  params,
  body: z.object({ reason: z.string().trim().max(MAX_REASON_LENGTH).default('') }),
  response: importRecord,
});

export const listImports = endpoint.get('/api/admin/imports', 'may:enter-admin', {
  summary: 'The last imports of a resource, newest first; their ids are batches that can be undone.',
  query: z.object({ resource: z.string().max(50) }),
  response: z.array(
    importRecord.omit({ faults: true }).extend({
      /** Null if the account was deleted. */
      actor: z.string().nullable(),
      undoneAt: moment.nullable(),
    }),
  ),
});
