import { Readable } from 'node:stream';
import { withEuros } from '@atalaya/core/admin/file-amounts';
import { cellsOf, fieldsOfRecord, headerOf } from '@atalaya/core/admin/record-cells';
import type { FastifyInstance } from 'fastify';
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

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

export function serveResource<D extends object, R extends { id: string }>(
  app: FastifyInstance,
  resource: Resource<D, R>,
): void {
  const { hooks } = app.kit;
  const { contract, description } = resource;
  const { name, keepsVersions } = description;
  hooks.add(importables, name, importableOf(resource));
  hooks.add(undoables, name, undoableOf(resource));
  if (keepsVersions) hooks.add(versionedRecords, name, versionedRecordOf(resource));
  hooks.add(auditSubjects, resource.subject, auditSubjectOf(resource));
  serve(app, contract.list, async ({ query }, { db }) => {
    const { page, pageSize } = query;
    return { ...(await resource.list(db, query)), page, pageSize };
  });
  const withEtag = async (record: Promise<R>) => versioned(resource, await record);
  serve(app, contract.read, ({ params }, { db }) => withEtag(readRecord(db, resource, params.id)));
  serve(app, contract.create, ({ body: { id, draft }, identity }, kit) => {
    if (!description.canCreate) throw new AppError('request.forbidden');
    return withEtag(createRecord(kit, resource, identity.user.id, id, draft));
  });
  serve(app, contract.update, ({ params, body: { etag, draft }, identity }, kit) => {
    // An error response is not stripped, so the response schema does it here.
    const check = (current: R) =>
      requireSameEtag(etag, contract.update.response.parse(versioned(resource, current)));
    return withEtag(updateRecord(kit, resource, identity.user.id, params.id, draft, check));
  });
  serve(app, contract.remove, async ({ params, identity }, kit) => {
    await removeRecord(kit, resource, identity.user.id, params.id);
  });
  serve(app, contract.restore, ({ params, identity }, kit) =>
    withEtag(restoreRecord(kit, resource, identity.user.id, params.id)),
  );
  serve(app, contract.bulk, ({ body, identity }, kit) => bulkChange(kit, resource, identity.user.id, body));
  // Without `upload`, which would buffer the whole file.
  const { upload: _, ...streaming } = contract.import;
  serve(app, streaming, ({ query, identity, request }, kit) =>
    receiveImport(kit, resource, identity.user.id, request, query.apply === 'true'),
  );
  serve(app, contract.export, async ({ query, reply }, { db }) => {
    const { format, page: _page, pageSize: _size, sort: _sort, ...search } = query;
    await reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="${name}.${format}"`)
      .send(Readable.from(exportFile(db, resource, search, format)));
  });
}

const BATCH = 500;

/** Exports a filtered list in batches, in key order. */
async function* exportFile<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  search: Filters & { q?: string | undefined },
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
