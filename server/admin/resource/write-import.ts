import { fieldsOfRecord } from '@atalaya/core/admin/record-cells';
import type { Db } from '../../platform/db';
import type { BatchItem } from '../batches.queries';
import type { Staged } from './judge-rows';
import { keepRecordVersions } from './keep-version';
import { versioned } from './records';
import type { Resource, Writing } from './resource';

/** A record changed between the check of the file and its import. */
export class ChangedSinceCheck extends Error {
  constructor(readonly id: string) {
    super(`${id} has changed since the file was checked`);
  }
}

/** Writes the new and changed records of an import, and returns how to undo them. */
export async function writeImported<D extends object, R extends { id: string; deletedAt?: string | null }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly Staged<D>[],
  writing: Writing,
): Promise<BatchItem[]> {
  const { fields } = resource.description;
  const ids = items.map(({ id }) => id);
  await resource.lock(db, ids);
  const known = new Map((await resource.readMany(db, ids)).map((record) => [record.id, record]));
  for (const { id, etag } of items) {
    const record = known.get(id);
    if ((record ? versioned(resource, record).etag : null) !== etag) throw new ChangedSinceCheck(id);
  }
  await resource.write(db, items, writing);
  const after = await resource.readMany(db, ids);
  await keepRecordVersions(db, resource, [...known.values()], after, writing);
  return after.map((record) => {
    const before = known.get(record.id);
    return {
      recordId: record.id,
      before: before ? { draft: fieldsOfRecord(fields, before), isDeleted: Boolean(before.deletedAt) } : null,
      etag: versioned(resource, record).etag,
    };
  });
}
