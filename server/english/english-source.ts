import { type EnglishLibrary, englishFaults } from '@atalaya/core/english/english-rules';
import { recordOf } from '@atalaya/core/english/exercise-record';
import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import {
  englishCategory,
  englishExample,
  englishExercise,
  englishLesson,
  englishPlacementItem,
  englishUnit,
  englishWord,
} from './english.tables';
import { readEnglish } from './english-library';

const UNIT = 'english';

/** `content/english/`, loaded as a whole because its files refer to each other. */
export const englishSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${UNIT}/`) ? UNIT : undefined),
  async load(db, { files, changed, now }) {
    const { library, faults } = await readEnglish(files);
    const all = [...faults, ...englishFaults(library)];
    if (all.length > 0 && changed.includes(UNIT)) return [{ unit: UNIT, faults: all }];
    await loadCourse(db, library, now);
    await loadVocabulary(db, library, now);
    const scope = { table: englishPlacementItem, key: englishPlacementItem.id, where: undefined, now };
    await syncRows(
      db,
      scope,
      library.placement.map(({ value }) => ({ ...value, ...filed(value, now) })),
      ({ id }) => id,
    );
    return [];
  },
};

async function loadCourse(db: Db, { units, lessons }: EnglishLibrary, now: Date): Promise<void> {
  const unitRows = units.map(({ value }, index) => withDates({ ...value, position: index + 1 }, now));
  const lessonRows = lessons.map(({ value: { exercises: _, examples: __, ...lesson } }, index) =>
    withDates({ ...lesson, position: index + 1 }, now),
  );
  const exampleRows = lessons.flatMap(({ value: { id, examples } }) =>
    examples.map(({ en, es }, index) =>
      withDates({ id: `${id}-x${number(index)}`, lessonId: id, position: index + 1, en, es }, now),
    ),
  );
  const exerciseRows = lessons.flatMap(({ value: { id, exercises } }) =>
    exercises.map((exercise, index) =>
      withDates({ id: exercise.id, lessonId: id, position: index + 1, ...recordOf(exercise) }, now),
    ),
  );
  const where = undefined;
  await syncRows(db, { table: englishUnit, key: englishUnit.id, where, now }, unitRows, ({ id }) => id);
  await syncRows(db, { table: englishLesson, key: englishLesson.id, where, now }, lessonRows, ({ id }) => id);
  await syncRows(
    db,
    { table: englishExample, key: englishExample.id, where, now },
    exampleRows,
    ({ id }) => id,
  );
  await syncRows(
    db,
    { table: englishExercise, key: englishExercise.id, where, now },
    exerciseRows,
    ({ id }) => id,
  );
}

async function loadVocabulary(db: Db, { categories }: EnglishLibrary, now: Date): Promise<void> {
  const categoryRows = categories.map(({ value: { words: _, ...category } }, index) =>
    withDates({ ...category, position: index + 1 }, now),
  );
  const wordRows = categories.flatMap(({ value: { id: categoryId, words } }) =>
    words.map(({ note = null, ...word }, index) =>
      withDates({ ...word, note, categoryId, position: index + 1 }, now),
    ),
  );
  const where = undefined;
  await syncRows(
    db,
    { table: englishCategory, key: englishCategory.id, where, now },
    categoryRows,
    ({ id }) => id,
  );
  await syncRows(db, { table: englishWord, key: englishWord.id, where, now }, wordRows, ({ id }) => id);
}

const withDates = <T extends object>(row: T, now: Date) => ({ ...row, ...filed(row, now) });
const number = (index: number): string => String(index + 1).padStart(2, '0');
