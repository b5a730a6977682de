import { type BulkAction, bulkActionsOf } from '@atalaya/core/admin/bulk';
import { fieldsOfRecord, valueAt } from '@atalaya/core/admin/record-cells';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { audit } from '../audit';
import { insertBatch, insertBatchItems } from '../batches.queries';
import type { Before } from '../batches.tables';
import { keepRecordVersions } from './keep-version';
import { versioned } from './records';
import type { Resource } from './resource';

type AnyRecord = { id: string; deletedAt?: string | null };
type Bulk = { ids: readonly string[]; action: BulkAction; to?: string | undefined };
type Values = Record<string, unknown>;

const auditActions = {
  publish: 'content.changed',
  withdraw: 'content.changed',
  move: 'content.changed',
  delete: 'content.deleted',
  restore: 'content.restored',
} as const;

/** Changes several records in one transaction and records how to undo it. Records that are already so are left alone. */
export async function bulkChange<D extends object, R extends AnyRecord>(
  kit: Kit,
  resource: Resource<D, R>,
  actorId: string,
  { ids, action, to }: Bulk,
): Promise<{ batchId: string; done: number }> {
  const now = kit.clock.now();
  const writing = { now, by: actorId, hooks: kit.hooks };
  const batchId = newId(now);
  const isTrash = action === 'restore';
  if (!bulkActionsOf(resource.description, isTrash).includes(action)) throw new AppError('request.invalid');
  const values = valuesOf(resource, action, to, now);
  const done = await kit.db.transaction(async (tx) => {
    await resource.lock(tx, ids);
    const found = await resource.readMany(tx, ids);
    const changing = found.filter(
      (record) =>
        Boolean(record.deletedAt) === isTrash &&
        Object.keys(values).some((path) => differs(record, path, values)),
    );
    if (action === 'move') await checkMove(tx, resource, changing, values);
    for (const { id } of changing) await resource.set(tx, id, values, writing);
    const after = await resource.readMany(
      tx,
      changing.map(({ id }) => id),
    );
    await keepRecordVersions(tx, resource, changing, after, writing);
    await insertBatch(tx, { id: batchId, resource: resource.description.name, actorId, createdAt: now });
    const items = after.map((record) => {
      const before = changing.find(({ id }) => id === record.id);
      return {
        recordId: record.id,
        before: undoOf(before, values, action),
        etag: versioned(resource, record).etag,
      };
    });
    await insertBatchItems(tx, batchId, items);
    for (const record of after) {
      const before = changing.find(({ id }) => id === record.id);
      await audit(tx, {
        at: now,
        actorId,
        action: auditActions[action],
        subject: resource.subject,
        subjectId: record.id,
        subjectName: resource.nameOf(record),
        before: before ? { ...before } : null,
        after: { ...record },
      });
    }
    return after.length;
  });
  resource.changed(kit);
  return { batchId, done };
}

const differs = (record: object, path: string, values: Values): boolean =>
  JSON.stringify(valueAt(record, path) ?? null) !== JSON.stringify(values[path] ?? null);

/** A restored record goes back to the trash; the rest get their old values. */
const undoOf = (before: AnyRecord | undefined, values: Values, action: BulkAction): Before | null =>
  before === undefined || action === 'restore'
    ? null
    : { set: Object.fromEntries(Object.keys(values).map((path) => [path, valueAt(before, path) ?? null])) };

function valuesOf<D extends object, R extends AnyRecord>(
  { description: { move, fields } }: Resource<D, R>,
  action: BulkAction,
  to: string | undefined,
  now: Date,
): Values {
  if (action === 'publish') return { state: 'published' };
  if (action === 'withdraw') return { state: 'draft' };
  if (action === 'delete') return { deletedAt: now };
  if (action === 'restore') return { deletedAt: null };
  if (!move || !to) throw new AppError('request.invalid', { fields: { to: 'Obligatorio' } });
  const isNumber = fields.find(({ path }) => path === move.path)?.kind === 'number';
  const cleared = Object.fromEntries((move.clears ?? []).map((path) => [path, null]));
  return { ...cleared, [move.path]: isNumber ? Number(to) : to };
}

/** A moved record must satisfy the rules of the form. */
async function checkMove<D extends object, R extends AnyRecord>(
  db: Db,
  { draft, faultsOf, description: { fields, move } }: Resource<D, R>,
  records: readonly R[],
  values: Values,
): Promise<void> {
  const items = records.flatMap((record) => {
    const given = { ...fieldsOfRecord(fields, record), ...values };
    const parsed = draft.safeParse(given);
    // Texts of a content file may be longer than a form accepts; only the new place is checked here.
    const isPlaceWrong = parsed.error?.issues.some(({ path }) => path[0] === move?.path);
    if (isPlaceWrong) throw new AppError('request.invalid', { fields: { to: 'No es válido.' } });
    return parsed.success ? [{ id: record.id, draft: parsed.data }] : [];
  });
  const [fault] = items.length > 0 ? ((await faultsOf?.(db, items)) ?? []) : [];
  if (fault) throw new AppError('request.invalid', { fields: { to: fault.reason } });
}
