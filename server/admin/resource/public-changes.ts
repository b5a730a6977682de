import { isPublicReason, NEEDS_REASON } from '@atalaya/core/admin/public-reason';
import { valueAt } from '@atalaya/core/admin/record-cells';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import type { PublicChange, Resource, WriteFault, Written } from './resource';

export type ReasonedChange = PublicChange & { hasReason: boolean };

/** The changes that readers see, and whether each brings its reason. */
export async function reasonedChanges<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly Written<D>[],
  hooks: Hooks,
): Promise<ReasonedChange[]> {
  const path = resource.description.changeNote?.path;
  const changes = (await resource.publicChanges?.(db, items, hooks)) ?? [];
  return changes.map((change) => {
    const draft = items[change.index]?.draft;
    return { ...change, hasReason: Boolean(draft && path && isPublicReason(valueAt(draft, path))) };
  });
}

export const reasonFaults = async <D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly Written<D>[],
  hooks: Hooks,
): Promise<WriteFault[]> =>
  (await reasonedChanges(db, resource, items, hooks))
    .filter(({ hasReason }) => !hasReason)
    .map(({ index }) => ({
      index,
      field: resource.description.changeNote?.path ?? 'reason',
      reason: NEEDS_REASON,
    }));
