import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { plain } from '../../platform/fold.ts';
import type { ContentLibrary, TopicContent } from './content-library.ts';
import { nearDuplicates } from './near-duplicates.ts';

const NEARLY_THE_SAME = 0.75;

export function repeatedKeys({ topics, laws, posts, authors, legalPages }: ContentLibrary): Fault[] {
  const items: readonly Placed<{ id: string }>[] = topics.flatMap((topic) => [
    ...topic.questions,
    ...topic.trueFalse,
    ...topic.flashcards,
    ...topic.terms,
  ]);
  return [
    ...repeats(items, 'id', ({ id }) => id),
    ...repeats(
      topics.map(({ head }) => head),
      'number',
      ({ number }) => String(number),
    ),
    ...topics.flatMap(({ terms }) => repeats(terms, 'word', ({ word }) => plain(word))),
    ...repeats(laws, 'id', ({ id }) => id),
    ...repeats(posts, 'id', ({ id }) => String(id)),
    ...repeats(authors, 'id', ({ id }) => id),
    ...repeats(legalPages, 'slug', ({ slug }) => slug),
  ];
}

function repeats<T>(places: readonly Placed<T>[], field: string, keyOf: (value: T) => string): Fault[] {
  const first = new Map<string, Placed<T>>();
  return places.flatMap((place) => {
    const key = keyOf(place.value);
    const earlier = first.get(key);
    if (!earlier) first.set(key, place);
    return earlier ? [faultAt(place, field, `«${key}» is already at ${whereIs(earlier, field)}`)] : [];
  });
}

function whereIs(place: Placed<unknown>, field: string): string {
  const { file, line } = faultAt(place, field, '');
  return `${file}:${line}`;
}

export function repeatedStems(topics: readonly TopicContent[]): Fault[] {
  return [
    ...alike(
      topics.flatMap(({ questions }) => questions),
      'stem',
      (value) => ({
        text: value.stem,
        meaning: [value.fact, plain(value.options[value.answer])],
      }),
    ),
    ...alike(
      topics.flatMap(({ trueFalse }) => trueFalse),
      'statement',
      (value) => ({
        text: value.statement,
        meaning: [value.fact],
      }),
    ),
    ...alike(
      topics.flatMap(({ flashcards }) => flashcards),
      'front',
      (value) => ({
        text: value.front,
        meaning: [plain(value.back)],
      }),
    ),
  ];
}

/**
 * Pairs of texts that are equal after normalisation, or nearly equal with the same fact and the same right answer.
 * «Infracciones leves» and «infracciones graves» may differ in one word and still be two valid questions.
 */
function alike<T>(
  items: readonly Placed<T>[],
  field: string,
  read: (value: T) => { text: string; meaning: string[] },
): Fault[] {
  const readings = items.map(({ value }) => read(value));
  return nearDuplicates(
    readings.map(({ text }) => text),
    NEARLY_THE_SAME,
  ).flatMap(([first, second]) => {
    const [a, b, itemA, itemB] = [readings[first], readings[second], items[first], items[second]];
    if (!a || !b || !itemA || !itemB) return [];
    const same = plain(a.text) === plain(b.text);
    if (!same && !a.meaning.some((meaning) => b.meaning.includes(meaning))) return [];
    const word = same ? 'the same' : 'nearly the same';
    const faults = [faultAt(itemB, field, `${word} as ${whereIs(itemA, field)}`)];
    // Reported for both files, so that a check of one topic shows it too.
    if (itemA.file !== itemB.file) faults.push(faultAt(itemA, field, `${word} as ${whereIs(itemB, field)}`));
    return faults;
  });
}
