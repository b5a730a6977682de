import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import type { ImportOutcome } from '@atalaya/core/admin/import-status';
import { isPublicReason, NEEDS_REASON } from '@atalaya/core/admin/public-reason';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { z } from 'zod';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { audit } from './audit';
import { type BatchItem, deleteBatchesBefore, insertBatch, insertBatchItems } from './batches.queries';
import {
  claimImport,
  claimWriting,
  deleteImportsBefore,
  deleteStaged,
  deleteUnansweredBefore,
  type ImportRecord,
  selectImport,
  selectOutcomes,
  selectRecent,
  selectStaged,
  updateImport,
} from './imports.queries';
import type { Resource, Writing } from './resource/resource';
import { ChangedSinceCheck, writeImported } from './resource/write-import';

const apply = defineJob<{ id: string }>('admin.apply-import', { retries: 2 });
const clean = defineJob<Record<string, never>>('admin.clean-imports');

const BATCH = 500;
const KEPT_MS = 30 * DAY_MS;

/** A resource known only by name: its schema validates every record again. */
type Importable = {
  subject: AuditSubject;
  write(db: Db, records: readonly unknown[], writing: Writing): Promise<BatchItem[]>;
  changed(kit: Kit): void;
};

/** By the name of the resource. */
export const importables = defineHook<Importable>('admin.importables');

export function importableOf<D extends object, R extends { id: string }>(
  resource: Resource<D, R>,
): Importable {
  const staged = z.object({
    id: z.string(),
    draft: resource.draft,
    etag: z.string().nullable().default(null),
  });
  return {
    subject: resource.subject,
    write: (db, records, writing) =>
      writeImported(
        db,
        resource,
        records.map((record) => staged.parse(record)),
        writing,
      ),
    changed: (kit) => resource.changed(kit),
  };
}

export async function importJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(apply, ({ id }) => applyNow(kit, id));
  await kit.jobs.repeat(clean, '20 4 * * *', async () => {
    const now = kit.clock.now().getTime();
    await deleteUnansweredBefore(kit.db, new Date(now - DAY_MS));
    await deleteImportsBefore(kit.db, new Date(now - KEPT_MS));
    await deleteBatchesBefore(kit.db, new Date(now - KEPT_MS));
  });
}

export const toImportView = ({ createdAt, finishedAt, ...record }: ImportRecord) => ({
  ...record,
  createdAt,
  finishedAt,
});

export async function importRows(
  db: Db,
  id: string,
  { page, pageSize, outcome }: { page: number; pageSize: number; outcome?: ImportOutcome | undefined },
) {
  await findImport(db, id);
  return { ...(await selectOutcomes(db, id, { page, pageSize, outcome })), page, pageSize };
}

export async function recentImports(db: Db, resource: string) {
  const found = await selectRecent(db, resource);
  const names = await accountNames(
    db,
    found.map(({ actorId }) => actorId),
  );
  return found.map(({ undoneAt, ...record }) => ({
    ...toImportView(record),
    actor: names.get(record.actorId)?.name ?? null,
    undoneAt,
  }));
}

export async function findImport(db: Db, id: string) {
  const record = await selectImport(db, id);
  if (!record) throw new AppError('request.not-found');
  return toImportView(record);
}

/** Confirms a validated import; a job writes it. Changed keys need a reason for readers. */
export async function applyLater(kit: Kit, id: string, reason: string) {
  const { withoutReason } = await findImport(kit.db, id);
  if (withoutReason > 0 && !isPublicReason(reason))
    throw new AppError('request.invalid', { fields: { reason: NEEDS_REASON } });
  return kit.db.transaction(async (tx) => {
    const record = await claimImport(tx, id, reason || null);
    if (!record) throw new AppError('admin.import-not-ready');
    await kit.jobs.enqueue(tx, apply, { id });
    return toImportView(record);
  });
}

/** Writes the whole file in one transaction; the progress is updated outside of it. */
async function applyNow(kit: Kit, id: string): Promise<void> {
  const { db, clock } = kit;
  try {
    const written = await db.transaction(async (tx) => {
      if (!(await claimWriting(tx, id))) return undefined;
      const record = await selectImport(tx, id);
      const importable = record ? kit.hooks.get(importables, record.resource) : undefined;
      if (!record || !importable || !['queued', 'applying'].includes(record.status)) return undefined;
      await writeStaged(kit, tx, record, importable);
      await audit(tx, {
        at: clock.now(),
        actorId: record.actorId,
        action: 'content.imported',
        subject: importable.subject,
        subjectId: null,
        subjectName: record.fileName,
        after: { fileName: record.fileName, total: record.total, ...record.outcomes },
      });
      await deleteStaged(tx, id);
      await updateImport(tx, id, { status: 'done', done: record.total, finishedAt: clock.now() });
      return importable;
    });
    written?.changed(kit);
  } catch (error) {
    kit.log.error({ err: error }, 'import failed');
    const faults =
      error instanceof ChangedSinceCheck
        ? [{ line: 0, field: 'id', reason: `«${error.id}» ha cambiado después de comprobar el fichero.` }]
        : [];
    await updateImport(db, id, { status: 'failed', done: 0, faults, finishedAt: clock.now() });
  }
}

async function writeStaged(kit: Kit, tx: Db, record: ImportRecord, importable: Importable): Promise<void> {
  const { reason } = record;
  const writing = {
    now: kit.clock.now(),
    by: record.actorId,
    hooks: kit.hooks,
    ...(reason ? { reason } : {}),
  };
  const { id, resource, actorId } = record;
  await insertBatch(tx, { id, resource, actorId, createdAt: writing.now });
  for (let done = 0; ; ) {
    const rows = await selectStaged(tx, record.id, done, BATCH);
    const last = rows.at(-1);
    if (!last) return;
    const written = await importable.write(
      tx,
      rows.map(({ data }) => data),
      writing,
    );
    await insertBatchItems(tx, id, written);
    done = last.position;
    await updateImport(kit.db, record.id, { status: 'applying', done });
  }
}
