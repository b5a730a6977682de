import { and, desc, eq, sql } from 'drizzle-orm';
import { upsertRows } from '../../content/content-rows';
import { chunksOf } from '../../platform/chunks';
import type { Db } from '../../platform/db';
import { allExcluded } from '../../platform/rows/excluded';
import { lawArticleText, lawGuide, lawUpdate } from '../laws.tables';

/** One import of a law at a time. */
export const lockLaw = (db: Db, law: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`law ${law}`}))`);

/** The newest stored wording of each article of a law. */
export async function selectNewest(db: Db, law: string) {
  const rows = await db
    .selectDistinctOn([lawArticleText.number])
    .from(lawArticleText)
    .where(eq(lawArticleText.law, law))
    .orderBy(lawArticleText.number, desc(lawArticleText.validFrom));
  return new Map(rows.map((row) => [row.number, row]));
}

export async function selectCheckedOn(db: Db, law: string): Promise<string | undefined> {
  const [row] = await db.select({ validOn: lawGuide.validOn }).from(lawGuide).where(eq(lawGuide.id, law));
  return row?.validOn;
}

export type TextRow = typeof lawArticleText.$inferInsert;

export async function upsertTexts(db: Db, rows: readonly TextRow[]): Promise<void> {
  const { validTo, norm, title, body } = lawArticleText;
  for (const chunk of chunksOf(rows))
    await db
      .insert(lawArticleText)
      .values(chunk)
      .onConflictDoUpdate({
        target: [lawArticleText.law, lawArticleText.number, lawArticleText.validFrom],
        set: allExcluded({ validTo, norm, title, body }),
      });
}

/** The wordings of an article, oldest first. */
export const selectWordings = (db: Db, law: string, number: string) =>
  db
    .select({
      validFrom: lawArticleText.validFrom,
      validTo: lawArticleText.validTo,
      norm: lawArticleText.norm,
      body: lawArticleText.body,
    })
    .from(lawArticleText)
    .where(and(eq(lawArticleText.law, law), eq(lawArticleText.number, number)))
    .orderBy(lawArticleText.validFrom);

/** A change that an editor still has to put into words. */
export const insertDraftUpdate = (db: Db, row: typeof lawUpdate.$inferInsert) =>
  upsertRows(db, lawUpdate, lawUpdate.id, [row]);
