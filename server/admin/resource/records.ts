import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import { isPublicReason, NEEDS_REASON } from '@atalaya/core/admin/public-reason';
import { valueAt } from '@atalaya/core/admin/record-cells';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { audit } from '../audit';
import { etagOf } from '../etag';
import { keepRecordVersions } from './keep-version';
import type { PublicChange, Resource, WriteFault, Writing, Written } from './resource';

// An admin's change and its audit entry, in one transaction.

type AnyRecord = { id: string; deletedAt?: string | null };

const found = <R>(record: R | undefined): R => {
  if (record === undefined) throw new AppError('request.not-found');
  return record;
};

/** Adds the version, which depends on the fields that admins edit and on whether the record is deleted. */
export const versioned = <D extends object, R extends AnyRecord>(
  { description }: Resource<D, R>,
  record: R,
) => ({
  ...record,
  etag: etagOf([
    record.deletedAt ? 'deleted' : 'live',
    ...description.fields.map(({ path }) => valueAt(record, path) ?? null),
  ]),
});

export async function readRecord<D extends object, R extends AnyRecord>(
  db: Db,
  resource: Resource<D, R>,
  id: string,
): Promise<R> {
  return found(await resource.read(db, id));
}

export async function createRecord<D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  given: string | undefined,
  draft: D,
): Promise<R> {
  if (given !== undefined && resource.isKey?.(given) === false)
    throw new AppError('request.invalid', { fields: { id: 'Esta clave no es válida.' } });
  const idIn = async (tx: Db) =>
    resource.idOf?.(draft, given) ?? given ?? (await resource.newId?.(tx)) ?? newId(kit.clock.now());
  return change(kit, resource, actorId, 'content.created', idIn, async (tx, before, id) => {
    if (before && !before.deletedAt)
      throw new AppError('request.invalid', { fields: { id: 'Ya existe uno con esta clave.' } });
    await write(tx, resource, [{ id, draft }], writingOf(kit, actorId));
  });
}

export async function updateRecord<D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  id: string,
  draft: D,
  /** Throws if the current record is not the one that the admin read. */
  check: (current: R) => void,
): Promise<R> {
  return change(kit, resource, actorId, 'content.changed', id, async (tx, before) => {
    const current = found(before);
    if (current.deletedAt) throw new AppError('request.not-found');
    check(current);
    await write(tx, resource, [{ id, draft }], writingOf(kit, actorId));
  });
}

export const removeRecord = <D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  id: string,
): Promise<R> => setDeleted(kit, resource, actorId, id, kit.clock.now());

export const restoreRecord = <D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  id: string,
): Promise<R> => setDeleted(kit, resource, actorId, id, null);

function setDeleted<D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  id: string,
  at: Date | null,
): Promise<R> {
  const action = at ? 'content.deleted' : 'content.restored';
  return change(kit, resource, actorId, action, id, async (tx, before) => {
    // Deleting or restoring twice is reported as not found.
    if (Boolean(found(before).deletedAt) === Boolean(at)) throw new AppError('request.not-found');
    await resource.setDeleted(tx, id, at, writingOf(kit, actorId));
  });
}

const writingOf = ({ clock, hooks }: Kit, by: string): Writing => ({ now: clock.now(), by, hooks });

async function write<D extends object, R extends AnyRecord>(
  tx: Db,
  resource: Resource<D, R>,
  items: readonly Written<D>[],
  writing: Writing,
): Promise<void> {
  const faults = [
    ...((await resource.faultsOf?.(tx, items)) ?? []),
    ...(await reasonFaults(tx, resource, items, writing.hooks)),
  ];
  if (faults.length > 0)
    throw new AppError('request.invalid', {
      fields: Object.fromEntries(faults.map(({ field, reason }) => [field, reason])),
    });
  await resource.write(tx, items, writing);
}

type ReasonedChange = PublicChange & { hasReason: boolean };

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

const reasonFaults = async <D extends object, R extends { id: string }>(
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

async function change<D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  action: AuditAction,
  given: string | ((tx: Db) => Promise<string>),
  act: (tx: Db, before: R | undefined, id: string) => Promise<void>,
): Promise<R> {
  const after = await kit.db.transaction(async (tx) => {
    const id = typeof given === 'string' ? given : await given(tx);
    // Locked before it is read, so that two changes at once are compared one after the other.
    await resource.lock(tx, [id]);
    const before = await resource.read(tx, id);
    await act(tx, before, id);
    const record = found(await resource.read(tx, id));
    await audit(tx, {
      at: kit.clock.now(),
      actorId,
      action,
      subject: resource.subject,
      subjectId: id,
      subjectName: resource.nameOf(record),
      before: before ? { ...before } : null,
      after: { ...record },
    });
    await keepRecordVersions(tx, resource, before ? [before] : [], [record], writingOf(kit, actorId));
    return record;
  });
  resource.changed(kit);
  return after;
}
