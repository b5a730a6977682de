import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Part } from '../admin/resource/table-resource';
import { accountNames } from '../auth/accounts';
import { shown } from '../content/sync';
import type { Db } from '../platform/db';
import {
  englishCategory,
  englishExample,
  englishExercise,
  englishLesson,
  englishPlacementItem,
  englishProgress,
  englishUnit,
  englishWord,
} from './english.tables';

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

export async function selectCategories(db: Db, { where, order, limit, offset }: Part) {
  const words = db
    .select({ categoryId: englishWord.categoryId, words: count().as('words') })
    .from(englishWord)
    .where(isNull(englishWord.deletedAt))
    .groupBy(englishWord.categoryId)
    .as('words_in');
  const rows = await db
    .select({ category: englishCategory, words: words.words })
    .from(englishCategory)
    .leftJoin(words, eq(words.categoryId, englishCategory.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ category, words: counted }) => ({
    ...shown(category),
    field: category.isPolice ? ('police' as const) : ('general' as const),
    words: counted ?? 0,
  }));
}

export async function selectProgressRecords(db: Db, { where, order, limit, offset }: Part) {
  const rows = await db
    .select({ progress: englishProgress, lesson: englishLesson.title })
    .from(englishProgress)
    .leftJoin(englishLesson, eq(englishLesson.id, englishProgress.lessonId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const names = await accountNames(
    db,
    rows.map(({ progress }) => progress.userId),
  );
  return rows.map(({ progress, lesson }) => {
    const account = names.get(progress.userId);
    return {
      ...shown(progress),
      student: account ? `${account.name} (${account.email})` : 'Cuenta borrada',
      lesson: lesson ?? progress.lessonId,
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
