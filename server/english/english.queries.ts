import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Db, first } from '../platform/db';
import {
  englishAnswer,
  englishCategory,
  englishExample,
  englishExercise,
  englishLesson,
  englishPlacement,
  englishPlacementItem,
  englishProgress,
  englishReviewWord,
  englishUnit,
  englishWord,
} from './english.tables';

export type WordRow = typeof englishWord.$inferSelect;
export type LessonRow = typeof englishLesson.$inferSelect;
export type PlacementRow = typeof englishPlacement.$inferSelect;

/** Published and not deleted. */
const isLive = (table: { state: PgColumn; deletedAt: PgColumn }): SQL | undefined =>
  and(eq(table.state, 'published'), isNull(table.deletedAt));

export const selectUnits = (db: Db) =>
  db.select().from(englishUnit).where(isLive(englishUnit)).orderBy(asc(englishUnit.position));

export const selectLessons = (db: Db) =>
  db
    .select()
    .from(englishLesson)
    .where(isLive(englishLesson))
    .orderBy(asc(englishLesson.position), asc(englishLesson.id));

export const selectExamples = (db: Db, lessonId: string) =>
  db
    .select({ id: englishExample.id, en: englishExample.en, es: englishExample.es })
    .from(englishExample)
    .where(and(eq(englishExample.lessonId, lessonId), isLive(englishExample)))
    .orderBy(asc(englishExample.position), asc(englishExample.id));

export const selectExercises = (db: Db, lessonId: string) =>
  db
    .select()
    .from(englishExercise)
    .where(and(eq(englishExercise.lessonId, lessonId), isLive(englishExercise)))
    .orderBy(asc(englishExercise.position), asc(englishExercise.id));

/** Serialises one user's answers over all tabs and devices. */
export const lockEnglish = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`english:${userId}`}, 0))`);

export const selectProgress = (db: Db, userId: string, lessonId: string) =>
  first(
    db
      .select()
      .from(englishProgress)
      .where(and(eq(englishProgress.userId, userId), eq(englishProgress.lessonId, lessonId))),
  );

export const selectAllProgress = (db: Db, userId: string) =>
  db
    .select()
    .from(englishProgress)
    .where(and(eq(englishProgress.userId, userId), isNull(englishProgress.deletedAt)));

export const upsertProgress = (db: Db, row: typeof englishProgress.$inferInsert) =>
  db
    .insert(englishProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [englishProgress.userId, englishProgress.lessonId],
      set: {
        round: row.round,
        lastAt: row.lastAt,
        bestPercent: row.bestPercent ?? null,
        passedAt: row.passedAt ?? null,
        updatedAt: row.updatedAt,
        deletedAt: null,
      },
    });

export const selectAnswer = (db: Db, userId: string, id: string) =>
  first(
    db
      .select()
      .from(englishAnswer)
      .where(and(eq(englishAnswer.userId, userId), eq(englishAnswer.id, id))),
  );

export const selectRoundAnswers = (db: Db, userId: string, lessonId: string, round: number) =>
  db
    .select({
      exerciseId: englishAnswer.exerciseId,
      attempt: englishAnswer.attempt,
      isRight: englishAnswer.isRight,
    })
    .from(englishAnswer)
    .where(
      and(
        eq(englishAnswer.userId, userId),
        eq(englishAnswer.lessonId, lessonId),
        eq(englishAnswer.round, round),
      ),
    )
    .orderBy(asc(englishAnswer.attempt));

export const insertAnswer = (db: Db, row: typeof englishAnswer.$inferInsert) =>
  db.insert(englishAnswer).values(row);

/** Oldest first. */
export const selectSkillAnswers = (db: Db, userId: string) =>
  db
    .select({ skill: englishAnswer.skill, isRight: englishAnswer.isRight })
    .from(englishAnswer)
    .where(eq(englishAnswer.userId, userId))
    .orderBy(asc(englishAnswer.at));

export const selectCategories = (db: Db) =>
  db.select().from(englishCategory).where(isLive(englishCategory)).orderBy(asc(englishCategory.position));

export const selectWordCounts = (db: Db) =>
  db
    .select({ categoryId: englishWord.categoryId, words: count() })
    .from(englishWord)
    .where(isLive(englishWord))
    .groupBy(englishWord.categoryId);

export const selectWordsOf = (db: Db, categoryId: string): Promise<WordRow[]> =>
  db
    .select()
    .from(englishWord)
    .where(and(eq(englishWord.categoryId, categoryId), isLive(englishWord)))
    .orderBy(asc(englishWord.position), asc(englishWord.id));

export const selectAllWords = (db: Db): Promise<WordRow[]> =>
  db.select().from(englishWord).where(isLive(englishWord)).orderBy(asc(englishWord.id));

export const selectWord = (db: Db, id: string): Promise<WordRow | undefined> =>
  first(
    db
      .select()
      .from(englishWord)
      .where(and(eq(englishWord.id, id), isLive(englishWord))),
  );

/** Also words that were withdrawn since. */
export const selectWordsById = (db: Db, ids: readonly string[]): Promise<WordRow[]> =>
  db
    .select()
    .from(englishWord)
    .where(inArray(englishWord.id, [...ids]));

/** The words in a user's review: oldest first, and those added together in the order of their category. */
export const selectReviewWords = (db: Db, userId: string) =>
  db
    .select({ wordId: englishReviewWord.wordId, categoryId: englishWord.categoryId })
    .from(englishReviewWord)
    .innerJoin(englishWord, eq(englishWord.id, englishReviewWord.wordId))
    .where(and(eq(englishReviewWord.userId, userId), isLive(englishWord)))
    .orderBy(asc(englishReviewWord.addedAt), asc(englishWord.position), asc(englishReviewWord.wordId));

export const insertReviewWords = (db: Db, userId: string, wordIds: readonly string[], addedAt: Date) =>
  db
    .insert(englishReviewWord)
    .values(wordIds.map((wordId) => ({ userId, wordId, addedAt })))
    .onConflictDoNothing();

export const deleteReviewWord = (db: Db, userId: string, wordId: string) =>
  db
    .delete(englishReviewWord)
    .where(and(eq(englishReviewWord.userId, userId), eq(englishReviewWord.wordId, wordId)));

export const selectPlacementItems = (db: Db) =>
  db
    .select()
    .from(englishPlacementItem)
    .where(isLive(englishPlacementItem))
    .orderBy(asc(englishPlacementItem.id));

export const selectOpenPlacement = (db: Db, userId: string): Promise<PlacementRow | undefined> =>
  first(
    db
      .select()
      .from(englishPlacement)
      .where(and(eq(englishPlacement.userId, userId), isNull(englishPlacement.finishedAt))),
  );

export const selectLastPlacement = (db: Db, userId: string): Promise<PlacementRow | undefined> =>
  first(
    db
      .select()
      .from(englishPlacement)
      .where(and(eq(englishPlacement.userId, userId), isNotNull(englishPlacement.finishedAt)))
      .orderBy(desc(englishPlacement.finishedAt))
      .limit(1),
  );

export const selectPlacement = (db: Db, userId: string, id: string): Promise<PlacementRow | undefined> =>
  first(
    db
      .select()
      .from(englishPlacement)
      .where(and(eq(englishPlacement.userId, userId), eq(englishPlacement.id, id))),
  );

export const insertPlacement = (db: Db, row: typeof englishPlacement.$inferInsert) =>
  db.insert(englishPlacement).values(row);

export const updatePlacement = (
  db: Db,
  id: string,
  changes: Partial<Pick<PlacementRow, 'steps' | 'finishedAt' | 'level' | 'certainty'>>,
) => db.update(englishPlacement).set(changes).where(eq(englishPlacement.id, id));

/** Everything of a user, for the data export. */
export const selectOwnData = async (db: Db, userId: string) => ({
  progreso: await db.select().from(englishProgress).where(eq(englishProgress.userId, userId)),
  respuestas: await db.select().from(englishAnswer).where(eq(englishAnswer.userId, userId)),
  pruebasDeNivel: await db.select().from(englishPlacement).where(eq(englishPlacement.userId, userId)),
  palabras: await db.select().from(englishReviewWord).where(eq(englishReviewWord.userId, userId)),
});
