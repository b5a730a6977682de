import {
  exampleResource,
  exerciseResource,
  lessonResource,
  unitResource,
} from '@atalaya/core/english/admin/admin-course';
import {
  exampleDraft,
  exerciseDraft,
  lessonDraft,
  unitDraft,
} from '@atalaya/core/english/admin/admin-english.contract';
import { exerciseOf, missingParts } from '@atalaya/core/english/exercise-record';
import { exerciseFaults } from '@atalaya/core/english/exercise-rules';
import { eq, sql } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { type Part, tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { shown, writeRows } from '../content/sync';
import type { Db } from '../platform/db';
import { selectLessonNames } from './admin-english.queries';
import { englishExample, englishExercise, englishLesson, englishUnit } from './english.tables';
import { isState, unknownNames } from './named-records';

const unknownLessons = <D extends { lessonId: string }>(db: Db, items: readonly { draft: D }[]) =>
  unknownNames(db, items, {
    select: selectLessonNames,
    of: ({ lessonId }) => [lessonId],
    field: 'lessonId',
    reason: 'No es una lección.',
  });

export const unitAdmin = tableResource({
  description: unitResource,
  subject: 'english-unit',
  draft: unitDraft,
  table: englishUnit,
  key: englishUnit.id,
  nameOf: ({ title }) => title,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishUnit)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [englishUnit.title, englishUnit.aim]),
  sorts: {
    position: englishUnit.position,
    title: folded(englishUnit.title),
    updatedAt: englishUnit.updatedAt,
  },
  filters: {
    level: (value) => eq(englishUnit.level, unitDraft.shape.level.parse(value)),
    state: (value) => eq(englishUnit.state, isState(value)),
  },
  faultsOf: (db, items) =>
    unknownNames(db, items, {
      select: selectLessonNames,
      of: ({ lessons }) => lessons,
      field: 'lessons',
      reason: 'Hay un identificador que no es de una lección.',
    }),
  write: writeRows(englishUnit, englishUnit.id),
  changed: contentChanged,
});

export const lessonAdmin = tableResource({
  description: lessonResource,
  subject: 'english-lesson',
  draft: lessonDraft,
  table: englishLesson,
  key: englishLesson.id,
  nameOf: ({ title }) => title,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishLesson)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [englishLesson.title, englishLesson.grammar, englishLesson.goal]),
  sorts: {
    position: englishLesson.position,
    title: folded(englishLesson.title),
    updatedAt: englishLesson.updatedAt,
  },
  filters: {
    level: (value) => eq(englishLesson.level, lessonDraft.shape.level.parse(value)),
    state: (value) => eq(englishLesson.state, isState(value)),
  },
  write: writeRows(englishLesson, englishLesson.id),
  changed: contentChanged,
});

export const exampleAdmin = tableResource({
  description: exampleResource,
  subject: 'english-example',
  draft: exampleDraft,
  table: englishExample,
  key: englishExample.id,
  nameOf: ({ en }) => en,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishExample)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [englishExample.en, englishExample.es]),
  sorts: { id: englishExample.id, updatedAt: englishExample.updatedAt },
  filters: { state: (value) => eq(englishExample.state, isState(value)) },
  faultsOf: unknownLessons,
  choices: { lessonId: selectLessonNames },
  write: writeRows(englishExample, englishExample.id),
  changed: contentChanged,
});

/** Where the form shows a fault of exercise-rules.ts, and what an admin reads. */
function fieldOf(field: string): { field: string; reason: string } {
  if (/^(sentence|es|prompt)/.test(field))
    return { field: 'prompt', reason: 'Debe tener un hueco ___ y solo uno.' };
  if (/^(options|words|pairs)/.test(field))
    return { field: 'options', reason: 'Repiten una opción o ya están en orden.' };
  if (field === 'also') return { field: 'answers', reason: 'Repite el texto del dictado.' };
  return {
    field: 'answers',
    reason: 'No se puede leer, se repite, no sale de las opciones o tiene una contracción ambigua.',
  };
}

export const exerciseAdmin = tableResource({
  description: exerciseResource,
  subject: 'english-exercise',
  draft: exerciseDraft,
  table: englishExercise,
  key: englishExercise.id,
  nameOf: ({ prompt }) => prompt,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishExercise)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [englishExercise.prompt, sql`coalesce(${englishExercise.passage}, '')`]),
  sorts: { id: englishExercise.id, updatedAt: englishExercise.updatedAt },
  filters: {
    kind: (value) => eq(englishExercise.kind, exerciseDraft.shape.kind.parse(value)),
    state: (value) => eq(englishExercise.state, isState(value)),
  },
  async faultsOf(db, items) {
    const wrong = items.flatMap(({ id, draft }, index) => {
      const missing = missingParts(draft);
      const faults =
        missing.length > 0
          ? missing
          : exerciseFaults(exerciseOf({ id, ...draft })).map(({ field }) => fieldOf(field));
      return faults.map((fault) => ({ index, ...fault }));
    });
    return [...wrong, ...(await unknownLessons(db, items))];
  },
  choices: { lessonId: selectLessonNames },
  write: writeRows(englishExercise, englishExercise.id),
  changed: contentChanged,
});
