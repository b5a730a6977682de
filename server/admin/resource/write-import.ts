import { fieldsOfRecord, valueAt } from '@atalaya/core/admin/record-cells';
import type { Field } from '@atalaya/core/admin/resource';
import { canonical } from '@atalaya/core/platform/canonical';
import type { Db } from '../../platform/db';
import type { BatchItem } from '../batches.queries';
import { versioned } from './records';
import type { Resource, Writing, Written } from './resource';

/** Writes the new and changed records of an import, and returns how to undo them. */
export async function writeImported<D extends object, R extends { id: string; deletedAt?: string | null }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly Written<D>[],
  writing: Writing,
): Promise<BatchItem[]> {
  const { fields } = resource.description;
  const ids = items.map(({ id }) => id);
  await resource.lock(db, ids);
  const known = new Map((await resource.readMany(db, ids)).map((record) => [record.id, record]));
  const changing = items.filter(({ id, draft }) => {
    const record = known.get(id);
    return !record || record.deletedAt || fields.some((field) => differs(field, record, draft));
  });
  if (changing.length === 0) return [];
  await resource.write(db, changing, writing);
  const after = await resource.readMany(
    db,
    changing.map(({ id }) => id),
  );
  return after.map((record) => {
    const before = known.get(record.id);
    return {
      recordId: record.id,
      before: before ? { draft: fieldsOfRecord(fields, before), isDeleted: Boolean(before.deletedAt) } : null,
      etag: versioned(resource, record).etag,
    };
  });
}

function differs({ path, kind }: Field, record: object, draft: object): boolean {
  const [old, given] = [valueAt(record, path) ?? null, valueAt(draft, path) ?? null];
  // Two ISO texts may name the same moment.
  if (kind === 'moment' && typeof old === 'string' && typeof given === 'string')
    return Date.parse(old) !== Date.parse(given);
  return canonical(old) !== canonical(given);
}
