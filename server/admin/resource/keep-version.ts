import { fieldsOfRecord } from '@atalaya/core/admin/record-cells';
import { canonical } from '@atalaya/core/platform/canonical';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { insertVersions, selectLastVersions } from '../versions.queries';
import type { Resource, Writing } from './resource';

type Draft = Record<string, unknown>;

type Change = { recordId: string; before: Draft | undefined; after: Draft };

/** Stores what changed as it is now, and as it was before where the last version is another one. */
export async function keepVersions(
  tx: Db,
  resource: string,
  given: readonly Change[],
  { now, by }: Pick<Writing, 'now' | 'by'>,
): Promise<void> {
  const changes = given.filter(({ before, after }) => !before || canonical(before) !== canonical(after));
  if (changes.length === 0) return;
  const row = (recordId: string, draft: Draft, at: Date, actorId: string | null) => ({
    id: newId(at),
    resource,
    recordId,
    at,
    draft,
    actorId,
  });
  const ids = changes.map(({ recordId }) => recordId);
  const last = new Map(
    (await selectLastVersions(tx, resource, ids)).map(({ recordId, draft }) => [recordId, canonical(draft)]),
  );
  // A millisecond earlier, so that the ids keep the order. Nobody's: it came with the installation.
  const was = changes.flatMap(({ recordId, before }) =>
    before && last.get(recordId) !== canonical(before)
      ? [row(recordId, before, new Date(now.getTime() - 1), null)]
      : [],
  );
  await insertVersions(tx, [...was, ...changes.map(({ recordId, after }) => row(recordId, after, now, by))]);
}

/** The same for records of a resource; those that keep no versions are left out. */
export async function keepRecordVersions<D extends object, R extends { id: string }>(
  tx: Db,
  { description: { name, fields, keepsVersions } }: Resource<D, R>,
  before: readonly R[],
  after: readonly R[],
  writing: Writing,
): Promise<void> {
  if (!keepsVersions) return;
  const known = new Map(before.map((record) => [record.id, fieldsOfRecord(fields, record)]));
  const changes = after.map((record) => ({
    recordId: record.id,
    before: known.get(record.id),
    after: fieldsOfRecord(fields, record),
  }));
  await keepVersions(tx, name, changes, writing);
}
