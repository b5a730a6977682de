import { getTableColumns, inArray } from 'drizzle-orm';
import { upsertRows } from '../content/content-rows';
import { chunksOf } from '../platform/chunks';
import type { Db } from '../platform/db';
import { insertRows } from '../platform/rows/insert-rows';
import { correction, question, questionVersion } from './question.tables';

export type QuestionRow = Omit<typeof question.$inferSelect, 'search'>;

const { search: _, ...columns } = getTableColumns(question);

const rowsOf = (db: Db, ids: readonly string[]) =>
  db
    .select(columns)
    .from(question)
    .where(inArray(question.id, [...ids]))
    .orderBy(question.id);

export async function selectQuestions(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  const found: QuestionRow[] = [];
  for (const chunk of chunksOf(ids, 1_000)) found.push(...(await rowsOf(db, chunk)));
  return found;
}

/** Row lock: concurrent corrections create one version after the other. */
export async function lockQuestions(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  const found: QuestionRow[] = [];
  for (const chunk of chunksOf(ids, 1_000)) found.push(...(await rowsOf(db, chunk).for('update')));
  return found;
}

export const upsertQuestions = (db: Db, rows: readonly QuestionRow[]) =>
  upsertRows(db, question, question.id, rows);

export async function insertVersions(
  db: Db,
  rows: readonly (typeof questionVersion.$inferInsert)[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await db.execute(insertRows(questionVersion, chunk));
}

export async function insertCorrections(
  db: Db,
  rows: readonly (typeof correction.$inferInsert)[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await db.insert(correction).values(chunk);
}
