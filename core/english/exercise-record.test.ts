import { describe, expect, it } from 'vitest';
import { lesson } from './english.factory';
import { exerciseOf, missingParts, recordOf } from './exercise-record';

describe('the record of an exercise', () => {
  it.each(lesson().exercises)('of kind $kind becomes the same exercise again', (exercise) => {
    const record = recordOf(exercise);
    expect(exerciseOf({ id: exercise.id, ...record })).toEqual(exercise);
    expect(missingParts(record)).toEqual([]);
  });

  it('names what its kind lacks', () => {
    const fields = (kind: string) => {
      const found = lesson().exercises.find((exercise) => exercise.kind === kind);
      if (!found) throw new Error(kind);
      const empty = { ...recordOf(found), passage: null, options: ['one'], answers: [], explanation: null };
      return missingParts(empty).map(({ field }) => field);
    };
    expect(fields('gap')).toEqual(['answers', 'explanation']);
    expect(fields('choice')).toEqual(['options', 'answers', 'explanation']);
    expect(fields('matching')).toEqual(['options']);
    expect(fields('dictation')).toEqual(['passage']);
    expect(fields('listening')).toEqual(['passage', 'options', 'answers', 'explanation']);
  });
});
