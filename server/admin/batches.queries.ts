import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { recordBatch, recordBatchItem } from './batches.tables';

export type BatchItem = Omit<typeof recordBatchItem.$inferSelect, 'batchId'>;

export const insertBatch = (db: Db, row: typeof recordBatch.$inferInsert) =>
  db.insert(recordBatch).values(row);

export async function insertBatchItems(db: Db, batchId: string, items: readonly BatchItem[]): Promise<void> {
  if (items.length > 0) await db.insert(recordBatchItem).values(items.map((item) => ({ batchId, ...item })));
}

export const selectBatch = (db: Db, id: string) =>
  first(db.select().from(recordBatch).where(eq(recordBatch.id, id)));

/** Only the first undo counts. */
export const claimUndo = (db: Db, id: string, now: Date) =>
  first(
    db
      .update(recordBatch)
      .set({ undoneAt: now })
      .where(and(eq(recordBatch.id, id), isNull(recordBatch.undoneAt)))
      .returning(),
  );

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
