import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeOf, isLeech, type Memory, recallOn, remember, replay } from './memory';
import { studyGrades } from './study-answer';

const at = (day: number) => new Date(Date.UTC(2026, 10, 1 + day, 9));

describe('memory', () => {
  test('a right answer is due later, a failed one the same day', () => {
    const good = remember(null, 'good', at(0));
    expect(good).toMatchObject({ reps: 1, lapses: 0, reviewedOn: '2026-11-01', dueOn: '2026-11-03' });
    expect(remember(null, 'again', at(0)).dueOn).toBe('2026-11-01');
    expect(remember(good, 'again', at(2))).toMatchObject({ lapses: 1, dueOn: '2026-11-03' });
  });

  test('failing the same thing twice in a day is one lapse', () => {
    const known = remember(null, 'good', at(0));
    const once = remember(known, 'again', at(3));
    expect(remember(once, 'again', at(3)).lapses).toBe(1);
  });

  test('recall is 90 % after as many days as its stability and only falls', () => {
    const memory: Memory = { ...remember(null, 'easy', at(0)), stability: 10 };
    expect(recallOn(memory, '2026-11-11')).toBeCloseTo(0.9, 3);
    expect(recallOn(memory, '2026-12-11')).toBeLessThan(0.9);
  });

  test('a blank moves nothing, a wrong answer is always «again», a right one never', () => {
    expect(gradeOf({ outcome: 'blank' })).toBeNull();
    expect(gradeOf({ outcome: 'wrong', grade: 'easy' })).toBe('again');
    expect(gradeOf({ outcome: 'right', grade: 'again' })).toBe('good');
    expect(gradeOf({ outcome: 'right', grade: 'hard' })).toBe('hard');
    expect(replay([{ outcome: 'blank', at: at(0) }])).toBeNull();
  });

  test('a better answer never leaves a weaker memory, whatever came before', () => {
    const history = fc.array(fc.tuple(fc.constantFrom(...studyGrades), fc.integer({ min: 0, max: 40 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 60 }), (past, wait) => {
        let day = 0;
        let memory: Memory | null = null;
        for (const [grade, gap] of past) {
          day += gap;
          memory = remember(memory, grade, at(day));
        }
        const after = studyGrades.map((grade) => remember(memory, grade, at(day + wait)).stability);
        expect(after).toEqual([...after].sort((a, b) => a - b));
        expect(after.every((stability) => Number.isFinite(stability) && stability > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('five lapses make a leech', () => {
    expect(isLeech({ lapses: 4 })).toBe(false);
    expect(isLeech({ lapses: 5 })).toBe(true);
  });
});
