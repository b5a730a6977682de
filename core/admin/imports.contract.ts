import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { importStatuses } from './import-status';

const count = z.number().int();

/** A file on its way into the database. */
export const importRecord = z.object({
  id: z.string(),
  resource: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Records in the file, and how many of them are written. */
  total: count,
  done: count,
  /** All of them are counted, the first ones are kept. A file with any of them imports nothing. */
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
  summary: 'How far an import has got.',
  params,
  response: importRecord,
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/apply',
  access: 'admin',
  summary: 'Writes a file that was checked without faults, in the background, all of it or nothing.',
  params,
  response: importRecord,
});
