import { Readable } from 'node:stream';
import { bulkActions } from '@atalaya/core/admin/bulk';
import { withEuros } from '@atalaya/core/admin/file-amounts';
import { cellsOf, fieldsOfRecord, headerOf } from '@atalaya/core/admin/record-cells';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { serve } from '../../platform/serve';
import { csvFile, csvText } from '../csv';
import { requireSameEtag } from '../etag';
import { importableOf, importables } from '../imports';
import { auditSubjectOf, auditSubjects } from '../subject-fields';
import { bulkChange } from './bulk';
import type { Format } from './import-reading';
import { receiveImport } from './receive-import';
import { createRecord, readRecord, removeRecord, restoreRecord, updateRecord, versioned } from './records';
import type { Filters, Resource } from './resource';
import { undoableOf, undoables } from './undo';
import { versionedRecordOf, versionedRecords } from './versions';

/** The endpoints of resourceEndpoints(), for any resource. */
type Endpoints = Record<
  'list' | 'read' | 'create' | 'update' | 'remove' | 'restore' | 'bulk' | 'import' | 'export',
  Endpoint
>;

// The contract has validated these; this only narrows their types.
const idOf = (params: unknown): string => z.object({ id: z.string() }).parse(params).id;
const listShape = z.looseObject({
  q: z.string().optional(),
  sort: z.string().optional(),
  page: z.number(),
  pageSize: z.number(),
});
const exportShape = listShape.extend({ format: z.enum(['csv', 'json']) });
const withId = z.object({ id: z.string().optional() });
const withEtag = z.looseObject({ etag: z.string() });

const bulkShape = z.object({
  ids: z.array(z.string()),
  action: z.enum(bulkActions),
  to: z.string().optional(),
});

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

export function serveResource<D extends object, R extends { id: string }>(
  app: FastifyInstance,
  endpoints: Endpoints,
  resource: Resource<D, R>,
): void {
  const { hooks } = app.kit;
  const { name, keepsVersions } = resource.description;
  hooks.add(importables, name, importableOf(resource));
  hooks.add(undoables, name, undoableOf(resource));
  if (keepsVersions) hooks.add(versionedRecords, name, versionedRecordOf(resource));
  hooks.add(auditSubjects, resource.subject, auditSubjectOf(resource));
  serve(app, endpoints.list, async ({ query }, { db }) => {
    const search = listShape.parse(query);
    const { page, pageSize } = search;
    return { ...(await resource.list(db, search)), page, pageSize };
  });
  const shown = async (record: Promise<R>) => versioned(resource, await record);
  serve(app, endpoints.read, ({ params }, { db }) => shown(readRecord(db, resource, idOf(params))));
  serve(app, endpoints.create, ({ body, identity }, kit) => {
    if (!resource.description.canCreate) throw new AppError('request.forbidden');
    const { id } = withId.parse(body);
    return shown(createRecord(kit, resource, identity.user.id, id, resource.draft.parse(body)));
  });
  serve(app, endpoints.update, ({ params, body, identity }, kit) => {
    const { etag } = withEtag.parse(body);
    // An error response is not stripped, so the response schema does it here.
    const check = (current: R) =>
      requireSameEtag(etag, withEtag.parse(endpoints.update.response?.parse(versioned(resource, current))));
    const draft = resource.draft.parse(body);
    return shown(updateRecord(kit, resource, identity.user.id, idOf(params), draft, check));
  });
  serve(app, endpoints.remove, async ({ params, identity }, kit) => {
    await removeRecord(kit, resource, identity.user.id, idOf(params));
  });
  serve(app, endpoints.restore, ({ params, identity }, kit) =>
    shown(restoreRecord(kit, resource, identity.user.id, idOf(params))),
  );
  serve(app, endpoints.bulk, ({ body, identity }, kit) =>
    bulkChange(kit, resource, identity.user.id, bulkShape.parse(body)),
  );
  // Without `upload`, which would buffer the whole file.
  const { upload: _, ...streaming } = endpoints.import;
  serve(app, streaming, ({ query, identity, request }, kit) => {
    const { apply } = z.object({ apply: z.string() }).parse(query);
    return receiveImport(kit, resource, identity.user.id, request, apply === 'true');
  });
  serve(app, endpoints.export, async ({ query, reply }, { db }) => {
    const { format, page: _page, pageSize: _size, sort: _sort, ...search } = exportShape.parse(query);
    await reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="${resource.description.name}.${format}"`)
      .send(Readable.from(exportFile(db, resource, search, format)));
  });
}

const BATCH = 500;

/** Exports a filtered list in batches, in key order. */
async function* exportFile<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  search: Filters & { q?: string },
  format: Format,
): AsyncGenerator<string> {
  const { fields } = resource.description;
  yield format === 'csv' ? csvFile([headerOf(fields)]) : '[';
  let last: string | undefined;
  for (;;) {
    const found = await resource.after(db, search, last, BATCH);
    if (found.length === 0) break;
    const records = found.map((record) => withEuros(fields, record));
    if (format === 'csv') yield csvText(records.map((record) => cellsOf(fields, record)));
    else {
      const objects = records.map((record) =>
        JSON.stringify({ id: record.id, ...fieldsOfRecord(fields, record) }),
      );
      yield `${last === undefined ? '\n' : ',\n'}${objects.join(',\n')}`;
    }
    last = found.at(-1)?.id;
  }
  if (format === 'json') yield '\n]\n';
}
