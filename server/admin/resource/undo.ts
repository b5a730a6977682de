import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { audit } from '../audit';
import { type BatchItem, claimUndo, selectBatch, selectBatchItems } from '../batches.queries';
import { versioned } from './records';
import type { Resource, Writing } from './resource';

const BATCH = 500;
const NAMED = 5;

type Undoable = {
  subject: AuditSubject;
  undo(db: Db, items: readonly BatchItem[], writing: Writing): Promise<void>;
  changed(kit: Kit): void;
};

const undoables = new Map<string, Undoable>();

export function addUndoable<D extends object, R extends { id: string }>(resource: Resource<D, R>): void {
  undoables.set(resource.description.name, {
    subject: resource.subject,
    undo: (db, items, writing) => undoItems(db, resource, items, writing),
    changed: (kit) => resource.changed(kit),
  });
}

/** Undoes a whole batch in one transaction. */
export async function undoBatch(kit: Kit, actorId: string, id: string): Promise<{ undone: number }> {
  const now = kit.clock.now();
  const [undone, undoable] = await kit.db.transaction(async (tx) => {
    if (!(await selectBatch(tx, id))) throw new AppError('request.not-found');
    const batch = await claimUndo(tx, id, now);
    if (!batch) throw new AppError('admin.already-undone');
    const kind = undoables.get(batch.resource);
    if (!kind) throw new AppError('request.not-found');
    let count = 0;
    for (let last = ''; ; ) {
      const items = await selectBatchItems(tx, id, last, BATCH);
      if (items.length === 0) break;
      await kind.undo(tx, items, { now, by: actorId });
      count += items.length;
      last = items.at(-1)?.recordId ?? '';
    }
    const after = { total: count };
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.undone',
      subject: kind.subject,
      subjectId: null,
      after,
    });
    return [count, kind] as const;
  });
  undoable.changed(kit);
  return { undone };
}

async function undoItems<D extends object, R extends { id: string }>(
  db: Db,
  resource: Resource<D, R>,
  items: readonly BatchItem[],
  writing: Writing,
): Promise<void> {
  const ids = items.map(({ recordId }) => recordId);
  await resource.lock(db, ids);
  const etags = new Map(
    (await resource.readMany(db, ids)).map((record) => [record.id, versioned(resource, record).etag]),
  );
  const changed = items.filter(({ recordId, etag }) => etags.get(recordId) !== etag);
  if (changed.length > 0)
    throw new AppError('admin.changed-since', {
      ids: changed.slice(0, NAMED).map(({ recordId }) => recordId),
    });
  for (const { recordId, before } of items) {
    if (!before) await resource.setDeleted(db, recordId, writing.now, writing.now);
    else if ('set' in before) await resource.set(db, recordId, before.set, writing.now);
  }
  const drafts = items.flatMap(({ recordId, before }) =>
    before && 'draft' in before
      ? [{ id: recordId, draft: draftOf(resource, before.draft), isDeleted: before.isDeleted }]
      : [],
  );
  if (drafts.length > 0) await resource.write(db, drafts, writing);
  for (const { id, isDeleted } of drafts)
    if (isDeleted) await resource.setDeleted(db, id, writing.now, writing.now);
}

/** A text of a content file may be longer than a form accepts: then it cannot be written back. */
function draftOf<D extends object, R extends { id: string }>(resource: Resource<D, R>, draft: object): D {
  const parsed = resource.draft.safeParse(draft);
  if (!parsed.success) throw new AppError('admin.cannot-undo');
  return parsed.data;
}
