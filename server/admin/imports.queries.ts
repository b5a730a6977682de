import type { ImportOutcome } from '@atalaya/core/admin/import-status';
import { and, asc, desc, eq, getTableColumns, gt, lt, notInArray, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { recordBatch } from './batches.tables';
import { dataImport, importOutcome, importRow } from './imports.tables';

export type ImportRecord = typeof dataImport.$inferSelect;
export type OutcomeRow = Omit<typeof importOutcome.$inferSelect, 'importId'>;

export const insertImport = (db: Db, row: typeof dataImport.$inferInsert) =>
  db.insert(dataImport).values(row);

export const updateImport = (db: Db, id: string, changes: Partial<ImportRecord>) =>
  db.update(dataImport).set(changes).where(eq(dataImport.id, id));

export const selectImport = (db: Db, id: string): Promise<ImportRecord | undefined> =>
  first(db.select().from(dataImport).where(eq(dataImport.id, id)));

/** Only the first confirmation counts. */
export const claimImport = (db: Db, id: string, reason: string | null): Promise<ImportRecord | undefined> =>
  first(
    db
      .update(dataImport)
      .set({ status: 'queued', reason })
      .where(and(eq(dataImport.id, id), eq(dataImport.status, 'checked')))
      .returning(),
  );

/** An advisory lock instead of a row lock, so that the progress stays visible. */
export async function claimWriting(db: Db, id: string): Promise<boolean> {
  const [row] = await db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as mine`,
  );
  return row?.mine === true;
}

/** One JSON parameter for all rows. */
export const stageRows = (db: Db, importId: string, rows: readonly { position: number; data: object }[]) =>
  db.execute(
    sql`insert into ${importRow} (import_id, position, data)
      select ${importId}::uuid, (item->>'position')::int, item->'data'
      from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) item`,
  );

/** One JSON parameter for all rows. */
export const insertOutcomes = (db: Db, importId: string, rows: readonly OutcomeRow[]) =>
  db.execute(
    sql`insert into ${importOutcome} (import_id, position, line, outcome, name, changes, faults, exams)
      select ${importId}::uuid, row.position, row.line, row.outcome, row.name, row.changes, row.faults, row.exams
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(position int, line int, outcome text,
        name text, changes jsonb, faults jsonb, exams int)`,
  );

type Page = { page: number; pageSize: number; outcome?: ImportOutcome | undefined };

export async function selectOutcomes(db: Db, importId: string, { page, pageSize, outcome }: Page) {
  const where = and(
    eq(importOutcome.importId, importId),
    outcome ? eq(importOutcome.outcome, outcome) : undefined,
  );
  const [items, total] = await Promise.all([
    db
      .select()
      .from(importOutcome)
      .where(where)
      .orderBy(asc(importOutcome.position))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(importOutcome, where),
  ]);
  return { items, total };
}

const RECENT = 10;

/** Confirmed imports, newest first, with the moment when they were undone. */
export const selectRecent = (db: Db, resource: string) =>
  db
    .select({ ...getTableColumns(dataImport), undoneAt: recordBatch.undoneAt })
    .from(dataImport)
    .leftJoin(recordBatch, eq(recordBatch.id, dataImport.id))
    .where(and(eq(dataImport.resource, resource), notInArray(dataImport.status, ['checked', 'faulty'])))
    .orderBy(desc(dataImport.createdAt), desc(dataImport.id))
    .limit(RECENT);

export const selectStaged = (db: Db, importId: string, after: number, limit: number) =>
  db
    .select({ position: importRow.position, data: importRow.data })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.position, after)))
    .orderBy(asc(importRow.position))
    .limit(limit);

export const deleteStaged = (db: Db, importId: string) =>
  db.delete(importRow).where(eq(importRow.importId, importId));

export const deleteImport = (db: Db, id: string) => db.delete(dataImport).where(eq(dataImport.id, id));

export const deleteImportsBefore = (db: Db, moment: Date) =>
  db.delete(dataImport).where(lt(dataImport.createdAt, moment));

/** Validated imports that nobody confirmed. */
export const deleteUnansweredBefore = (db: Db, moment: Date) =>
  db.delete(dataImport).where(and(eq(dataImport.status, 'checked'), lt(dataImport.createdAt, moment)));
