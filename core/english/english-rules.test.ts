import { describe, expect, it, test } from 'vitest';
import type { Exercise } from './content.contract';
import {
  category,
  choice,
  dictation,
  gap,
  lesson,
  library,
  matching,
  order,
  placed,
  placementItem,
  translation,
  unit,
  word,
} from './english.factory';
import { englishFaults, englishQuotaFaults } from './english-rules';
import { exerciseFaults } from './exercise-rules';

const LESSON = 'content/english/lessons/01-who-are-you.yaml';
const reasons = (...change: Parameters<typeof library>) =>
  englishFaults(library(...change)).map(({ field, reason }) => `${field} — ${reason}`);
const withWords = (...words: ReturnType<typeof word>[]) =>
  reasons({ categories: [placed(category({ words }), 'content/english/vocabulary/01-patrol.yaml')] });

describe('the files of the English course', () => {
  it('are accepted when they are valid', () => {
    expect(reasons()).toEqual([]);
  });

  const broken: [string, Exercise, string][] = [
    ['a pattern that does not parse', translation({ answers: ['I am (not'] }), 'answers.0 — does not parse'],
    [
      'an answer accepted twice',
      translation({ answers: ['I am late.', "I'm late"] }),
      'answers — repeats an accepted answer',
    ],
    [
      'a contraction with two meanings',
      translation({ answers: ["He's late."] }),
      "answers — has 's or 'd with two meanings: write the full form",
    ],
    ['a sentence without a gap', gap({ sentence: 'She is.' }), 'sentence — must have one ___'],
    [
      'a gap that repeats the word before it',
      gap({ answers: ['she is'] }),
      'answers — repeats the word before the gap',
    ],
    ['no right option', choice({ answer: 'be' }), 'answer — is not exactly one of the options'],
    [
      'two right options',
      choice({ options: ['are', 'are', 'is'] }),
      'answer — is not exactly one of the options',
    ],
    ['a repeated option', choice({ options: ['are', 'is', 'Is'] }), 'options — repeat an option'],
    [
      'an answer that the words do not make',
      order({ answers: ['Where were you from?'] }),
      'answers.0 — is no permutation of the words',
    ],
    ['words in order', order({ words: ['where', 'are', 'you', 'from'] }), 'words — are already in order'],
    [
      'a pair that could be another',
      matching({ pairs: [...matching().pairs.slice(1), ['city', 'pueblo']] }),
      'pairs — repeat a side, so that two pairs would be right',
    ],
    [
      'a dictation accepted twice',
      dictation({ also: ['they are at the police station'] }),
      'also — repeats an accepted answer',
    ],
  ];
  test.each(broken)('with %s are refused', (_, exercise, reason) => {
    expect(exerciseFaults(exercise).map((fault) => `${fault.field} — ${fault.reason}`)).toContain(reason);
    const exercises = [exercise, ...lesson().exercises.slice(1)];
    expect(reasons({ lessons: [placed(lesson({ exercises }), LESSON)] })).toContain(`exercises.0.${reason}`);
  });

  it('are refused when a lesson has the wrong number, order or ids', () => {
    const other = placed(lesson({ id: 'l02', level: 'B1' }), 'content/english/lessons/02-the-shift.yaml');
    expect(reasons({ lessons: [other] })).toContain('exercises.0.id — belongs to another lesson');
    expect(reasons({ lessons: [placed(lesson({ id: 'l03' }), LESSON)] })).toContain(
      'id — differs from the number of the file',
    );
    expect(reasons({ lessons: [other, placed(lesson(), LESSON)] })).toContain(
      'level — is below that of the lesson before',
    );
    const exercises = [...lesson().exercises, gap()];
    expect(reasons({ lessons: [placed(lesson({ exercises }), LESSON)] })).toContain(
      'exercises.8.id — is used twice',
    );
  });

  it('are refused when a lesson has few kinds of exercise', () => {
    const exercises = lesson().exercises.map(({ id }) => gap({ id }));
    expect(reasons({ lessons: [placed(lesson({ exercises }), LESSON)] })).toContain(
      'exercises — are of fewer than four kinds',
    );
  });

  it('are refused when a lesson is in no unit, in two, or in one of another level', () => {
    const withUnits = (...units: ReturnType<typeof unit>[]) =>
      reasons({ units: units.map((one) => placed(one, 'content/english/course.yaml')) });
    expect(withUnits()).toEqual(['id — is in no unit of course.yaml']);
    expect(withUnits(unit(), unit({ id: 'attend' }))).toEqual([
      'lessons.0 — l01 is used twice',
      'lessons.0 — l01 is used twice',
    ]);
    expect(withUnits(unit({ level: 'B1' }))).toEqual(['lessons.0 — l01 is of another level']);
    expect(withUnits(unit({ lessons: ['l01', 'l09'] }))).toEqual(['lessons.1 — l09 does not exist']);
  });

  it('are refused when a category repeats a word, an id or an example', () => {
    expect(withWords(word(), word({ id: 'patrol-beat-2', word: 'Beat' }))).toEqual([
      'words.1.word — is in this category twice',
      'words.1.example — repeats another example',
    ]);
    expect(withWords(word(), word({ word: 'her', example: 'He lost her.' }))).toEqual([
      'words.1.id — patrol-beat is used twice',
    ]);
    expect(withWords(word({ es: ['ronda', 'Ronda'] }))).toEqual(['words.0.es — repeats a translation']);
  });

  it('are refused when an example does not use its word, inflected or not', () => {
    expect(withWords(word({ word: 'carry out', example: 'They carried out a search.' }))).toEqual([]);
    expect(withWords(word({ word: 'siren', example: 'The car was loud.' }))).toEqual([
      'words.0.example — does not use the word «siren»',
    ]);
  });

  it('are refused when a placement item has no single answer or another level', () => {
    const place = (change: Parameters<typeof placementItem>[0]) =>
      reasons({ placement: [placed(placementItem(change), 'content/english/placement.yaml')] });
    expect(place({ answer: 'went' })).toEqual(['answer — is not exactly one of the options']);
    expect(place({ options: ['go', 'goes', 'Go'] })).toEqual(['options — repeat an option']);
    expect(place({ level: 'B1' })).toEqual(['id — names another level']);
  });

  it('lack what the course promises until they have it', () => {
    expect(englishQuotaFaults(library()).map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'lessons has 1, needs at least 30',
      'words has 1, needs at least 1200',
      'categories has 1, needs at least 20',
      'police categories has 1, needs at least 6',
      'placement has 1, needs at least 60',
      'placement A1 has 0, needs at least 15',
      'placement A2 has 1, needs at least 15',
      'placement B1 has 0, needs at least 15',
      'placement B2 has 0, needs at least 15',
    ]);
  });
});
