import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { toRecord } from '../../admin/resource/table-resource';
import { accountNames } from '../../auth/accounts';
import type { Db } from '../../platform/db';
import type { StoredRow } from '../../platform/rows/select-rows';
import {
  englishCategory,
  englishExample,
  englishExercise,
  englishLesson,
  englishPlacementItem,
  englishProgress,
  englishUnit,
  englishWord,
} from '../english.tables';

export const selectLessonNames = (db: Db) =>
  db
    .select({
      value: englishLesson.id,
      label: sql<string>`${englishLesson.position} || '. ' || ${englishLesson.title}`,
    })
    .from(englishLesson)
    .orderBy(asc(englishLesson.position));

export const selectCategoryNames = (db: Db) =>
  db
    .select({ value: englishCategory.id, label: englishCategory.name })
    .from(englishCategory)
    .orderBy(asc(englishCategory.position));

export async function categoryRecords(categories: readonly StoredRow<typeof englishCategory>[], db: Db) {
  const counted = await db
    .select({ categoryId: englishWord.categoryId, words: count() })
    .from(englishWord)
    .where(isNull(englishWord.deletedAt))
    .groupBy(englishWord.categoryId);
  const words = new Map(counted.map((row) => [row.categoryId, row.words]));
  return categories.map((category) => ({
    ...toRecord(category),
    field: category.isPolice ? ('police' as const) : ('general' as const),
    words: words.get(category.id) ?? 0,
  }));
}

export async function progressRecords(rows: readonly StoredRow<typeof englishProgress>[], db: Db) {
  const [lessons, names] = await Promise.all([
    db.select({ id: englishLesson.id, title: englishLesson.title }).from(englishLesson),
    accountNames(
      db,
      rows.map(({ userId }) => userId),
    ),
  ]);
  return rows.map((progress) => {
    const account = names.get(progress.userId);
    return {
      ...toRecord(progress),
      student: account ? `${account.name} (${account.email})` : 'Cuenta borrada',
      lesson: lessons.find(({ id }) => id === progress.lessonId)?.title ?? progress.lessonId,
      status: progress.passedAt ? ('passed' as const) : ('open' as const),
      lastAt: progress.lastAt.toISOString(),
    };
  });
}

/** Users make progress; an admin only credits a lesson or takes the credit back. */
export async function updateProgress(
  db: Db,
  items: readonly { id: string; draft: { status: 'open' | 'passed' } }[],
  now: Date,
): Promise<void> {
  for (const { id, draft } of items)
    await db
      .update(englishProgress)
      .set({
        passedAt:
          draft.status === 'passed' ? sql`coalesce(${englishProgress.passedAt}, ${now.toISOString()})` : null,
        updatedAt: now,
      })
      .where(eq(englishProgress.id, id));
}

export async function selectFigures(db: Db) {
  const [students] = await db
    .select({ students: sql<number>`count(distinct ${englishProgress.userId})`.mapWith(Number) })
    .from(englishProgress);
  const live = isNull(englishProgress.deletedAt);
  return {
    units: await db.$count(englishUnit, isNull(englishUnit.deletedAt)),
    lessons: await db.$count(englishLesson, isNull(englishLesson.deletedAt)),
    examples: await db.$count(englishExample, isNull(englishExample.deletedAt)),
    exercises: await db.$count(englishExercise, isNull(englishExercise.deletedAt)),
    categories: await db.$count(englishCategory, isNull(englishCategory.deletedAt)),
    words: await db.$count(englishWord, isNull(englishWord.deletedAt)),
    placementItems: await db.$count(englishPlacementItem, isNull(englishPlacementItem.deletedAt)),
    students: students?.students ?? 0,
    passed: await db.$count(englishProgress, and(live, sql`${englishProgress.passedAt} is not null`)),
  };
}
