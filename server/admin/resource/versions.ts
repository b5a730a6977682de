import { type Field, stateChoices } from '@atalaya/core/admin/resource';
import { versionChanges } from '@atalaya/core/admin/versions/version-changes';
import { accountNames } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { requireSameEtag } from '../etag';
import { selectVersions, type VersionRow } from '../versions.queries';
import { updateRecord, versioned } from './records';
import type { Resource } from './resource';

const SHOWN = 50;

type Restore = (kit: Kit, actorId: string, version: VersionRow, etag: string) => Promise<unknown>;

type Fields = readonly Field[];

type VersionedRecord = { fields: Fields; choices?: Resource['choices'] | undefined; restore: Restore };

/** The records whose versions are kept, by the name of their resource. */
export const versionedRecords = defineHook<VersionedRecord>('admin.versioned-records');

export function versionedRecordOf<D extends object, R extends { id: string }>(
  resource: Resource<D, R>,
): VersionedRecord {
  const { gender } = resource.description;
  const fields = resource.description.fields.map((field) =>
    field.path === 'state' ? { ...field, choices: stateChoices(field.choices ?? [], gender) } : field,
  );
  const restore: Restore = (kit, actorId, { recordId, draft }, etag) =>
    updateRecord(kit, resource, actorId, recordId, resource.draft.parse(draft), (current) =>
      requireSameEtag(etag, { etag: versioned(resource, current).etag }),
    );
  return { fields, choices: resource.choices, restore };
}

/** With the choices that are known at run time, such as the categories. */
const fieldsOf = (db: Db, { fields, choices = {} }: VersionedRecord): Promise<Field[]> =>
  Promise.all(
    fields.map(async (field) => {
      const load = choices[field.path];
      return load ? { ...field, choices: await load(db) } : field;
    }),
  );

export async function listVersions({ db, hooks }: Kit, resource: string, recordId: string) {
  const known = hooks.get(versionedRecords, resource);
  if (!known) throw new AppError('request.not-found');
  const fields = await fieldsOf(db, known);
  // One more than is shown: the last one shown is compared with it.
  const rows = await selectVersions(db, resource, recordId, SHOWN + 1);
  const names = await accountNames(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.slice(0, SHOWN).map(({ id, at, actorId, draft }, index) => ({
    id,
    at,
    actor: (actorId && names.get(actorId)?.name) || null,
    changes: versionChanges(fields, rows[index + 1]?.draft, draft),
  }));
}

/** The states of a record since `at`, that of `at` included; of the last fifty. None if it was never changed. */
export async function draftsSince(db: Db, resource: string, recordId: string, at: Date): Promise<object[]> {
  const rows = await selectVersions(db, resource, recordId, SHOWN);
  const then = rows.findIndex((row) => row.at <= at);
  return rows.slice(0, then < 0 ? SHOWN : then + 1).map(({ draft }) => draft);
}

export async function restoreVersion(kit: Kit, actorId: string, version: VersionRow, etag: string) {
  const resource = kit.hooks.get(versionedRecords, version.resource);
  if (!resource) throw new AppError('request.not-found');
  await resource.restore(kit, actorId, version, etag);
}
