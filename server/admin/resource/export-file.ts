import { withEuros } from '@atalaya/core/admin/file-amounts';
import { cellsOf, fieldsOfRecord, headerOf } from '@atalaya/core/admin/record-cells';
import type { Db } from '../../platform/db';
import { csvFile, csvText } from '../csv';
import type { Format } from './import-reading';
import type { Filters, Resource } from './resource';

const BATCH = 500;

/** Exports a filtered list in batches, in key order. */
export async function* exportFile<D extends object, R extends { id: string }>(
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
