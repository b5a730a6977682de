import type { Ability } from '@atalaya/core/psychometrics/ability';
import type { Family, ItemType, OptionKey, WordType } from '@atalaya/core/psychometrics/items/item';
import type { WordEntry } from '@atalaya/core/psychometrics/items/words';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import {
  psychometricAbility,
  psychometricEntry,
  psychometricPractice,
  psychometricReport,
  psychometricType,
} from './psychometrics.tables';

export const selectEntries = (db: Db, type?: WordType): Promise<WordEntry[]> =>
  db
    .select({
      id: psychometricEntry.id,
      type: psychometricEntry.type,
      level: psychometricEntry.level,
      word: psychometricEntry.word,
      answer: psychometricEntry.answer,
      wrong: psychometricEntry.wrong,
      note: psychometricEntry.note,
    })
    .from(psychometricEntry)
    .where(
      and(
        type && eq(psychometricEntry.type, type),
        eq(psychometricEntry.state, 'published'),
        isNull(psychometricEntry.deletedAt),
      ),
    );

/** The types as an admin left them; a type without a row is on, with weight 1. */
export const selectTypes = (db: Db) =>
  db
    .select({
      type: psychometricType.id,
      weight: psychometricType.weight,
      isOn: sql<boolean>`${psychometricType.state} = 'published' and ${psychometricType.deletedAt} is null`,
    })
    .from(psychometricType);

/** Serialises the practice of a user, so that two requests at once get the same open item. */
export const lockPractice = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`psychometrics:${userId}`}, 0))`);

export async function selectRecentEntryIds(db: Db, userId: string, type: ItemType): Promise<Set<string>> {
  const rows = await db
    .select({ id: sql<string | null>`${psychometricPractice.entry}->>'id'` })
    .from(psychometricPractice)
    .where(and(eq(psychometricPractice.userId, userId), eq(psychometricPractice.type, type)))
    .orderBy(desc(psychometricPractice.createdAt))
    .limit(40);
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

type PracticeRow = typeof psychometricPractice.$inferSelect;

/** The item of this type that was shown and not answered: a reload shows it again. */
export const selectOpenPractice = (db: Db, userId: string, type: ItemType) =>
  first(
    db
      .select()
      .from(psychometricPractice)
      .where(
        and(
          eq(psychometricPractice.userId, userId),
          eq(psychometricPractice.type, type),
          isNull(psychometricPractice.choice),
        ),
      )
      .orderBy(desc(psychometricPractice.createdAt))
      .limit(1),
  );

export const insertPractice = (db: Db, row: typeof psychometricPractice.$inferInsert) =>
  db.insert(psychometricPractice).values(row);

export const lockPracticeItem = (db: Db, userId: string, id: string): Promise<PracticeRow | undefined> =>
  first(
    db
      .select()
      .from(psychometricPractice)
      .where(and(eq(psychometricPractice.id, id), eq(psychometricPractice.userId, userId)))
      .for('update'),
  );

export const updatePractice = (
  db: Db,
  id: string,
  answer: { choice: OptionKey; spentMs: number; answeredAt: Date },
) => db.update(psychometricPractice).set(answer).where(eq(psychometricPractice.id, id));

export const selectPracticeByType = (db: Db, userId: string) =>
  db
    .select({
      type: psychometricPractice.type,
      done: count(),
      hits: sql<number>`count(*) filter (where ${psychometricPractice.choice} = ${psychometricPractice.key})::int`,
    })
    .from(psychometricPractice)
    .where(and(eq(psychometricPractice.userId, userId), isNotNull(psychometricPractice.choice)))
    .groupBy(psychometricPractice.type);

export const selectAbilities = (db: Db, userId: string) =>
  db.select().from(psychometricAbility).where(eq(psychometricAbility.userId, userId));

export async function upsertAbility(
  db: Db,
  row: { userId: string; family: Family; posterior: Ability; answers: number; updatedAt: Date },
): Promise<void> {
  const { posterior, answers, updatedAt } = row;
  const values = { ...row, posterior: [...posterior] };
  await db
    .insert(psychometricAbility)
    .values(values)
    .onConflictDoUpdate({
      target: [psychometricAbility.userId, psychometricAbility.family],
      set: { posterior: [...posterior], answers, updatedAt },
    });
}

export const insertReport = (db: Db, row: typeof psychometricReport.$inferInsert) =>
  db.insert(psychometricReport).values(row);

export const selectAllPractice = (db: Db, userId: string) =>
  db.select().from(psychometricPractice).where(eq(psychometricPractice.userId, userId));
export const selectAllReports = (db: Db, userId: string) =>
  db.select().from(psychometricReport).where(eq(psychometricReport.userId, userId));
