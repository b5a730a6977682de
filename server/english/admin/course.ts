import {
  englishExamples,
  englishExercises,
  englishLessons,
  englishUnits,
} from '@atalaya/core/english/admin/english.contract';
import { exerciseOf, missingParts } from '@atalaya/core/english/exercise-record';
import { exerciseFaults } from '@atalaya/core/english/exercise-rules';
import { sql } from 'drizzle-orm';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import { englishExample, englishExercise, englishLesson, englishUnit } from '../english.tables';
import { unknownNames } from '../named-records';
import { selectLessonNames } from './english.queries';

const unknownLessons = <D extends { lessonId: string }>(db: Db, items: readonly { draft: D }[]) =>
  unknownNames(db, items, {
    select: selectLessonNames,
    of: ({ lessonId }) => [lessonId],
    field: 'lessonId',
    reason: 'No es una lección.',
  });

export const unitAdmin = tableResource(englishUnits, {
  subject: 'english-unit',
  table: englishUnit,
  key: englishUnit.id,
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [englishUnit.title, englishUnit.aim]),
  sorts: { title: folded(englishUnit.title) },
  faultsOf: (db, items) =>
    unknownNames(db, items, {
      select: selectLessonNames,
      of: ({ lessons }) => lessons,
      field: 'lessons',
      reason: 'Hay un identificador que no es de una lección.',
    }),
  changed: contentChanged,
});

export const lessonAdmin = tableResource(englishLessons, {
  subject: 'english-lesson',
  table: englishLesson,
  key: englishLesson.id,
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [englishLesson.title, englishLesson.grammar, englishLesson.goal]),
  sorts: { title: folded(englishLesson.title) },
  changed: contentChanged,
});

export const exampleAdmin = tableResource(englishExamples, {
  subject: 'english-example',
  table: englishExample,
  key: englishExample.id,
  nameOf: ({ en }) => en,
  toRecords,
  search: (text) => matches(text, [englishExample.en, englishExample.es]),
  faultsOf: unknownLessons,
  choices: { lessonId: selectLessonNames },
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

export const exerciseAdmin = tableResource(englishExercises, {
  subject: 'english-exercise',
  table: englishExercise,
  key: englishExercise.id,
  nameOf: ({ prompt }) => prompt,
  toRecords,
  search: (text) => matches(text, [englishExercise.prompt, sql`coalesce(${englishExercise.passage}, '')`]),
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
  changed: contentChanged,
});
