import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeOf, isLeech, type Memory, recallOn, replay, updateMemory } from './memory';
import { studyGrades } from './study-answer';

const at = (day: number) => new Date(Date.UTC(2026, 10, 1 + day, 9));

describe('memory', () => {
  test('schedules a right answer for later and a failed one for the same day', () => {
    const good = updateMemory(null, 'good', at(0));
    expect(good).toMatchObject({ reps: 1, lapses: 0, reviewedOn: '2026-11-01', dueOn: '2026-11-03' });
    expect(updateMemory(null, 'again', at(0)).dueOn).toBe('2026-11-01');
    expect(updateMemory(good, 'again', at(2))).toMatchObject({ lapses: 1, dueOn: '2026-11-03' });
  });

  test('counts two failures on one day as one lapse', () => {
    const known = updateMemory(null, 'good', at(0));
    const once = updateMemory(known, 'again', at(3));
    expect(updateMemory(once, 'again', at(3)).lapses).toBe(1);
  });

  test('recall is 90 % after `stability` days and then decreases', () => {
    const memory: Memory = { ...updateMemory(null, 'easy', at(0)), stability: 10 };
    expect(recallOn(memory, '2026-11-11')).toBeCloseTo(0.9, 3);
    expect(recallOn(memory, '2026-12-11')).toBeLessThan(0.9);
  });

  test('ignores a blank, grades a wrong answer «again», and a right one never', () => {
    expect(gradeOf({ outcome: 'blank' })).toBeNull();
    expect(gradeOf({ outcome: 'wrong', grade: 'easy' })).toBe('again');
    expect(gradeOf({ outcome: 'right', grade: 'again' })).toBe('good');
    expect(gradeOf({ outcome: 'right', grade: 'hard' })).toBe('hard');
    expect(replay([{ outcome: 'blank', at: at(0) }])).toBeNull();
  });

  test('a better grade never gives a lower stability', () => {
    const history = fc.array(fc.tuple(fc.constantFrom(...studyGrades), fc.integer({ min: 0, max: 40 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 60 }), (past, wait) => {
        let day = 0;
        let memory: Memory | null = null;
        for (const [grade, gap] of past) {
          day += gap;
          memory = updateMemory(memory, grade, at(day));
        }
        const after = studyGrades.map((grade) => updateMemory(memory, grade, at(day + wait)).stability);
        expect(after).toEqual([...after].sort((a, b) => a - b));
        expect(after.every((stability) => Number.isFinite(stability) && stability > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('an item with five lapses is a leech', () => {
    expect(isLeech({ lapses: 4 })).toBe(false);
    expect(isLeech({ lapses: 5 })).toBe(true);
  });
});
