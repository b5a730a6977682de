import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonScore, progressByLevel, progressBySkill } from './progress';

const attempt = (exerciseId: string, ...attempts: boolean[]) => ({ exerciseId, attempts });

describe('the score of a lesson', () => {
  it('gives a point at the first attempt, half at the second and none later', () => {
    const score = lessonScore(
      ['a', 'b', 'c'],
      [attempt('a', true), attempt('b', false, true), attempt('c', false, false, true)],
    );
    expect(score).toEqual({ points: 1.5, total: 3, percent: 50, isPassed: false, isComplete: true });
  });

  it('is passed with 70 percent once every exercise was answered', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const seven = ids.map((id, index) => attempt(id, index < 7));
    expect(lessonScore(ids, seven)).toMatchObject({ percent: 70, isPassed: true });
    expect(lessonScore(ids, seven.slice(0, 9))).toMatchObject({ percent: 70, isPassed: false });
  });

  it('stays between 0 and 100 and ignores exercises of other lessons', () => {
    const attempts = fc.array(
      fc.record({ exerciseId: fc.constantFrom('a', 'b', 'x'), attempts: fc.array(fc.boolean()) }),
    );
    fc.assert(
      fc.property(attempts, (answered) => {
        const { percent, points } = lessonScore(['a', 'b'], answered);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(points).toBeLessThanOrEqual(2);
      }),
    );
    expect(lessonScore([], [])).toMatchObject({ percent: 0, isPassed: false });
  });
});

describe('progress', () => {
  it('by skill counts the latest forty answers', () => {
    const old = Array.from({ length: 60 }, () => ({ skill: 'grammar' as const, isRight: false }));
    const recent = Array.from({ length: 30 }, () => ({ skill: 'grammar' as const, isRight: true }));
    const [grammar, vocabulary] = progressBySkill([...old, ...recent]);
    expect(grammar).toEqual({ skill: 'grammar', answered: 90, percent: 75 });
    expect(vocabulary).toEqual({ skill: 'vocabulary', answered: 0, percent: null });
  });

  it('by level counts the lessons passed', () => {
    const lessons = [
      { id: 'l01', level: 'A2' as const },
      { id: 'l02', level: 'A2' as const },
      { id: 'l03', level: 'B2' as const },
    ];
    expect(progressByLevel(lessons, new Set(['l01', 'l99']))).toEqual([
      { level: 'A2', lessons: 2, passed: 1 },
      { level: 'B1', lessons: 0, passed: 0 },
      { level: 'B2', lessons: 1, passed: 0 },
    ]);
  });
});
