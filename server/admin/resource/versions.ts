import { versionChanges } from '@atalaya/core/admin/versions/version-changes';
import { accountNames } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { requireSameEtag } from '../etag';
import { selectVersions, type VersionRow } from '../versions.queries';
import { updateRecord, versioned } from './records';
import type { Resource } from './resource';

const SHOWN = 50;

type Restore = (kit: Kit, actorId: string, version: VersionRow, etag: string) => Promise<unknown>;

type Fields = Parameters<typeof versionChanges>[0];

const kept = new Map<string, { fields: Fields; restore: Restore }>();

/** For records that are no resource of the admin area's own kind. */
export const addVersionedRecord = (name: string, fields: Fields, restore: Restore): void =>
  void kept.set(name, { fields, restore });

export function addVersioned<D extends object, R extends { id: string }>(resource: Resource<D, R>): void {
  const { name, fields } = resource.description;
  addVersionedRecord(name, fields, (kit, actorId, { recordId, draft }, etag) =>
    updateRecord(kit, resource, actorId, recordId, resource.draft.parse(draft), (current) =>
      requireSameEtag(etag, { etag: versioned(resource, current).etag }),
    ),
  );
}

export async function listVersions(db: Db, resource: string, recordId: string) {
  const fields = kept.get(resource)?.fields;
  if (!fields) throw new AppError('request.not-found');
  // One more than is shown: the last one shown is compared with it.
  const rows = await selectVersions(db, resource, recordId, SHOWN + 1);
  const names = await accountNames(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.slice(0, SHOWN).map(({ id, at, actorId, draft }, index) => ({
    id,
    at: at.toISOString(),
    actor: (actorId && names.get(actorId)?.name) || null,
    changes: versionChanges(fields, rows[index + 1]?.draft, draft),
  }));
}

export async function restoreVersion(kit: Kit, actorId: string, version: VersionRow, etag: string) {
  const resource = kept.get(version.resource);
  if (!resource) throw new AppError('request.not-found');
  await resource.restore(kit, actorId, version, etag);
}
