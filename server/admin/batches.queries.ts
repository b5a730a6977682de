import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { recordBatch, recordBatchItem } from './batches.tables';

export type BatchItem = Omit<typeof recordBatchItem.$inferSelect, 'batchId'>;

export const insertBatch = (db: Db, row: typeof recordBatch.$inferInsert) =>
  db.insert(recordBatch).values(row);

export async function insertBatchItems(db: Db, batchId: string, items: readonly BatchItem[]): Promise<void> {
  if (items.length > 0) await db.insert(recordBatchItem).values(items.map((item) => ({ batchId, ...item })));
}

export async function selectBatch(db: Db, id: string) {
  const [row] = await db.select().from(recordBatch).where(eq(recordBatch.id, id));
  return row;
}

/** Only the first undo counts. */
export async function claimUndo(db: Db, id: string, now: Date) {
  const [row] = await db
    .update(recordBatch)
    .set({ undoneAt: now })
    .where(and(eq(recordBatch.id, id), isNull(recordBatch.undoneAt)))
    .returning();
  return row;
}

export const selectBatchItems = (db: Db, batchId: string, after: string, limit: number) =>
  db
    .select({
      recordId: recordBatchItem.recordId,
      before: recordBatchItem.before,
      etag: recordBatchItem.etag,
    })
    .from(recordBatchItem)
    .where(and(eq(recordBatchItem.batchId, batchId), gt(recordBatchItem.recordId, after)))
    .orderBy(asc(recordBatchItem.recordId))
    .limit(limit);

export const deleteBatchesBefore = (db: Db, moment: Date) =>
  db.delete(recordBatch).where(lt(recordBatch.createdAt, moment));
