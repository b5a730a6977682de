import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { importStatuses } from './import-status';

const count = z.number().int();

export const importRecord = z.object({
  id: z.string(),
  resource: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Records in the file, and how many are imported so far. */
  total: count,
  done: count,
  /** All faults are counted, only the first ones are stored. A file with any fault imports nothing. */
  faultCount: count,
  faults: z.array(z.object({ line: count, field: z.string(), reason: z.string() })),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

const params = z.object({ id: z.uuid() });

export const readImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  access: 'admin',
  summary: 'Progress of an import.',
  params,
  response: importRecord,
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/apply',
  access: 'admin',
  summary: 'Imports a checked file in a background job, in one transaction.',
  params,
  response: importRecord,
});
