import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { siteFigure } from './figures.tables';

export const selectFigures = (db: Db) => db.select().from(siteFigure);

/** Until the end of the transaction: a row that does not exist yet cannot be locked. */
export const lockFigures = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('site_figure'))`);

export const upsertFigure = (db: Db, row: typeof siteFigure.$inferInsert) =>
  db
    .insert(siteFigure)
    .values(row)
    .onConflictDoUpdate({
      target: siteFigure.id,
      set: { value: row.value, of: row.of, updatedAt: row.updatedAt },
    });
