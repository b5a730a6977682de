import { getTableColumns, inArray } from 'drizzle-orm';
import { upsertRows } from '../content/content-rows';
import type { Db } from '../platform/db';
import { chunksOf, insertRows } from '../platform/insert-rows';
import { correction, question, questionVersion } from './question.tables';

export type QuestionRow = Omit<typeof question.$inferSelect, 'search'>;

const { search: _, ...columns } = getTableColumns(question);

/** Held until the transaction ends: two people correcting one question make two versions, one after the other. */
export async function lockQuestions(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  const found: QuestionRow[] = [];
  for (const chunk of chunksOf(ids, 1_000))
    found.push(
      ...(await db
        .select(columns)
        .from(question)
        .where(inArray(question.id, chunk))
        .orderBy(question.id)
        .for('update')),
    );
  return found;
}

export const upsertQuestions = (db: Db, rows: readonly QuestionRow[]) =>
  upsertRows(db, question, question.id, rows);

export const insertVersions = (db: Db, rows: readonly (typeof questionVersion.$inferInsert)[]) =>
  insertRows(db, questionVersion, rows);

export const insertCorrections = (db: Db, rows: readonly (typeof correction.$inferInsert)[]) =>
  insertRows(db, correction, rows);
