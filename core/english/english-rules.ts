import { type Fault, faultAt, type Placed } from '../platform/content-fault.ts';
import { plain } from '../platform/fold.ts';
import type { CourseUnit, Lesson, PlacementItem, VocabularyCategory } from './content.contract.ts';
import { courseLevels, placementLevels } from './course.ts';
import { exerciseFaults } from './exercise-rules.ts';
import { PLACEMENT_LENGTH } from './placement.ts';
import { normalised } from './tokens.ts';

export type EnglishLibrary = {
  units: readonly Placed<CourseUnit>[];
  lessons: readonly Placed<Lesson>[];
  categories: readonly Placed<VocabularyCategory>[];
  placement: readonly Placed<PlacementItem>[];
};

const QUOTA = { lessons: 30, words: 1200, categories: 20, police: 6, placement: 60 };

/** What makes the files of content/english wrong, beyond their schema. */
export const englishFaults = (library: EnglishLibrary): Fault[] => [
  ...library.lessons.flatMap(lessonFaults),
  ...lessonOrderFaults(library.lessons),
  ...unitFaults(library),
  ...library.categories.flatMap(categoryFaults),
  ...repeatedWordIds(library.categories),
  ...placementFaults(library.placement),
];

function lessonFaults(place: Placed<Lesson>): Fault[] {
  const { id, exercises } = place.value;
  const number = /\/(\d{2})-[a-z0-9-]+\.yaml$/.exec(place.file)?.[1];
  const faults = exercises.flatMap((exercise, index) => [
    ...exerciseFaults(exercise).map(({ field, reason }) => ({
      field: `exercises.${index}.${field}`,
      reason,
    })),
    ...(exercise.id.startsWith(`${id}-`)
      ? []
      : [{ field: `exercises.${index}.id`, reason: 'belongs to another lesson' }]),
  ]);
  if (id !== `l${number}`) faults.push({ field: 'id', reason: 'differs from the number of the file' });
  for (const index of repeated(exercises.map((exercise) => exercise.id)))
    faults.push({ field: `exercises.${index}.id`, reason: 'is used twice' });
  if (new Set(exercises.map(({ kind }) => kind)).size < 4)
    faults.push({ field: 'exercises', reason: 'are of fewer than four kinds' });
  return faults.map(({ field, reason }) => faultAt(place, field, reason));
}

/** Lessons go from the easier to the harder level. */
function lessonOrderFaults(lessons: readonly Placed<Lesson>[]): Fault[] {
  const ranks = lessons.map(({ value }) => courseLevels.indexOf(value.level));
  return lessons.flatMap((place, index) =>
    (ranks[index] ?? 0) < (ranks[index - 1] ?? 0)
      ? [faultAt(place, 'level', 'is below that of the lesson before')]
      : [],
  );
}

/** Every lesson is in one unit, of its own level. */
function unitFaults({ units, lessons }: EnglishLibrary): Fault[] {
  const levels = new Map(lessons.map(({ value }) => [value.id, value.level]));
  const listed = units.flatMap(({ value }) => value.lessons);
  const wrong = units.flatMap((place) =>
    place.value.lessons.flatMap((id, index) => {
      const field = `lessons.${index}`;
      if (!levels.has(id)) return [faultAt(place, field, `${id} does not exist`)];
      if (levels.get(id) !== place.value.level) return [faultAt(place, field, `${id} is of another level`)];
      return listed.filter((one) => one === id).length > 1
        ? [faultAt(place, field, `${id} is used twice`)]
        : [];
    }),
  );
  const missing = lessons.filter(({ value }) => !listed.includes(value.id));
  return [...wrong, ...missing.map((place) => faultAt(place, 'id', 'is in no unit of course.yaml'))];
}

function categoryFaults(place: Placed<VocabularyCategory>): Fault[] {
  const { words } = place.value;
  const twice = (texts: readonly string[], field: string, reason: string) =>
    repeated(texts).map((index) => faultAt(place, `words.${index}.${field}`, reason));
  return [
    ...twice(
      words.map(({ word }) => normalised(word)),
      'word',
      'is in this category twice',
    ),
    ...twice(
      words.map(({ example }) => normalised(example)),
      'example',
      'repeats another example',
    ),
    ...words.flatMap(({ word, example, es }, index) => {
      const faults: Fault[] = [];
      if (!isUsedIn(word, example))
        faults.push(faultAt(place, `words.${index}.example`, `does not use the word «${word}»`));
      if (repeated(es.map(plain)).length > 0)
        faults.push(faultAt(place, `words.${index}.es`, 'repeats a translation'));
      return faults;
    }),
  ];
}

/** Every word of the entry begins a word of the example with its first letters, so that inflected forms count. */
function isUsedIn(word: string, example: string): boolean {
  const used = normalised(example).split(' ');
  return normalised(word)
    .split(' ')
    .filter((part) => !PLACEHOLDERS.has(part))
    .every((part) => used.some((one) => one.startsWith(stemOf(part))));
}

const PLACEHOLDERS = new Set(['somebody', 'something', 'somewhere', 'be', "one's"]);
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 3));

function repeatedWordIds(categories: readonly Placed<VocabularyCategory>[]): Fault[] {
  const seen = new Set<string>();
  return categories.flatMap((place) => {
    const ids = [place.value.id, ...place.value.words.map(({ id }) => id)];
    const wrong = ids.flatMap((id, index) =>
      seen.has(id) || ids.indexOf(id) < index
        ? [faultAt(place, index === 0 ? 'id' : `words.${index - 1}.id`, `${id} is used twice`)]
        : [],
    );
    for (const id of ids) seen.add(id);
    return wrong;
  });
}

function placementFaults(items: readonly Placed<PlacementItem>[]): Fault[] {
  const wrong = items.flatMap((place) => {
    const { id, level, options, answer } = place.value;
    const faults: Fault[] = [];
    if (options.filter((option) => option === answer).length !== 1)
      faults.push(faultAt(place, 'answer', 'is not exactly one of the options'));
    if (repeated(options.map((option) => normalised(option, 'british'))).length > 0)
      faults.push(faultAt(place, 'options', 'repeat an option'));
    if (!id.startsWith(`placement-${level.toLowerCase()}-`))
      faults.push(faultAt(place, 'id', 'names another level'));
    return faults;
  });
  const twice = (['id', 'question'] as const).flatMap((field) =>
    repeated(items.map(({ value }) => value[field])).flatMap((index) => {
      const place = items[index];
      return place ? [faultAt(place, field, 'is used twice')] : [];
    }),
  );
  return [...wrong, ...twice];
}

/** What the course still lacks. */
export function englishQuotaFaults({ lessons, categories, placement }: EnglishLibrary): Fault[] {
  const words = categories.reduce((sum, { value }) => sum + value.words.length, 0);
  const police = categories.filter(({ value }) => value.isPolice).length;
  const lack = (field: string, has: number, needs: number): Fault[] =>
    has < needs
      ? [{ file: 'content/english', line: 1, field, reason: `has ${has}, needs at least ${needs}` }]
      : [];
  return [
    ...lack('lessons', lessons.length, QUOTA.lessons),
    ...lack('words', words, QUOTA.words),
    ...lack('categories', categories.length, QUOTA.categories),
    ...lack('police categories', police, QUOTA.police),
    ...lack('placement', placement.length, QUOTA.placement),
    ...placementLevels.flatMap((level) => {
      const ofLevel = placement.filter(({ value }) => value.level === level).length;
      return lack(`placement ${level}`, ofLevel, PLACEMENT_LENGTH);
    }),
  ];
}

/** The positions of values that were there before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
