import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { audit } from '../audit';
import { type BatchItem, claimUndo, selectBatch, selectBatchItems } from '../batches.queries';
import { keepRecordVersions } from './keep-version';
import { versioned } from './records';
import type { Resource, Writing } from './resource';

const BATCH = 500;
const NAMED = 5;

type Changed = { ids: string[]; names: string[] };

type Undoable = {
  subject: AuditSubject;
  /** The records of these items that have changed since. */
  changed(db: Db, items: readonly BatchItem[]): Promise<Changed>;
  undo(db: Db, items: readonly BatchItem[], writing: Writing): Promise<void>;
  published(kit: Kit): void;
};

/** By the name of the resource. */
export const undoables = defineHook<Undoable>('admin.undoables');

export const undoableOf = <D extends object, R extends { id: string }>(
  resource: Resource<D, R>,
): Undoable => ({
  subject: resource.subject,
  changed: (db, items) => changedSince(db, resource, items),
  undo: (db, items, writing) => undoItems(db, resource, items, writing),
  published: (kit) => resource.changed(kit),
});

/** Corrected keys go back too, and readers see why. */
const REASON = 'Deshacemos un cambio anterior: vuelve a valer la respuesta que había.';

/** Undoes a batch in one transaction. Records that have changed since are kept, or nothing is undone. */
export async function undoBatch(
  kit: Kit,
  actorId: string,
  id: string,
  { keepChanged }: { keepChanged: boolean },
): Promise<{ undone: number; kept: number }> {
  const now = kit.clock.now();
  const [result, undoable] = await kit.db.transaction(async (tx) => {
    if (!(await selectBatch(tx, id))) throw new AppError('request.not-found');
    const batch = await claimUndo(tx, id, now);
    if (!batch) throw new AppError('admin.already-undone');
    const kind = kit.hooks.get(undoables, batch.resource);
    if (!kind) throw new AppError('request.not-found');
    const kept: Changed = { ids: [], names: [] };
    let total = 0;
    for await (const items of batchItems(tx, id)) {
      const changed = await kind.changed(tx, items);
      total += items.length;
      kept.ids.push(...changed.ids);
      kept.names.push(...changed.names);
    }
    const undone = total - kept.ids.length;
    if (kept.ids.length > 0 && (!keepChanged || undone === 0))
      throw new AppError('admin.changed-since', {
        ids: kept.ids.slice(0, NAMED),
        names: kept.names.slice(0, NAMED),
        changed: kept.ids.length,
        rest: undone,
      });
    const isKept = new Set(kept.ids);
    for await (const items of batchItems(tx, id))
      await kind.undo(
        tx,
        items.filter(({ recordId }) => !isKept.has(recordId)),
        { now, by: actorId, reason: REASON, hooks: kit.hooks },
      );
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.undone',
      subject: kind.subject,
      subjectId: null,
      after: { total: undone },
    });
    return [{ undone, kept: kept.ids.length }, kind] as const;
  });
  undoable.published(kit);
  return result;
}

async function* batchItems(db: Db, id: string): AsyncGenerator<BatchItem[]> {
  for (let last = ''; ; ) {
    const items = await selectBatchItems(db, id, last, BATCH);
    if (items.length === 0) return;
    yield items;
    last = items.at(-1)?.recordId ?? '';
  }
}

async function changedSince<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly BatchItem[],
): Promise<Changed> {
  const ids = items.map(({ recordId }) => recordId);
  await resource.lock(db, ids);
  const records = new Map((await resource.readMany(db, ids)).map((record) => [record.id, record]));
  const changed = items.filter(({ recordId, etag }) => {
    const record = records.get(recordId);
    return !record || versioned(resource, record).etag !== etag;
  });
  return {
    ids: changed.map(({ recordId }) => recordId),
    names: changed.map(({ recordId }) => {
      const record = records.get(recordId);
      return record ? resource.nameOf(record) : recordId;
    }),
  };
}

async function undoItems<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly BatchItem[],
  writing: Writing,
): Promise<void> {
  const ids = items.map(({ recordId }) => recordId);
  const read = async () => (resource.description.keepsVersions ? resource.readMany(db, ids) : []);
  const current = await read();
  for (const { recordId, before } of items) {
    if (!before) await resource.setDeleted(db, recordId, writing.now, writing);
    else if ('set' in before) await resource.set(db, recordId, before.set, writing);
  }
  const drafts = items.flatMap(({ recordId, before }) =>
    before && 'draft' in before
      ? [{ id: recordId, draft: draftOf(resource, before.draft), isDeleted: before.isDeleted }]
      : [],
  );
  if (drafts.length > 0) await resource.write(db, drafts, writing);
  for (const { id, isDeleted } of drafts)
    if (isDeleted) await resource.setDeleted(db, id, writing.now, writing);
  await keepRecordVersions(db, resource, current, await read(), writing);
}

/** A text of a content file may be longer than a form accepts: then it cannot be written back. */
function draftOf<D extends object, R extends { id: string }>(resource: Resource<D, R>, draft: object): D {
  const parsed = resource.draft.safeParse(draft);
  if (!parsed.success) throw new AppError('admin.cannot-undo');
  return parsed.data;
}
