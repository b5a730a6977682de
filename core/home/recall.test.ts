import { describe, expect, it } from 'vitest';
import { breath, breathAt, recallHits, recallQuestions, recallVerdict } from './recall';

const right = recallQuestions.map((question) => question.correct);

describe('the active recall exercise', () => {
  it('counts the right answers and explains the result', () => {
    expect(recallHits(right)).toBe(3);
    expect(recallVerdict(right)).toMatch(/^3 de 3/);
    expect(recallHits([2, 0])).toBe(1);
    expect(recallVerdict([2, 0])).toMatch(/^1 de 3/);
  });

  it('has a text for no answers', () => {
    expect(recallVerdict([])).toContain('sin respuestas');
  });

  it('cites the source of every answer', () => {
    for (const question of recallQuestions) {
      expect(question.why).toMatch(/^Artículo \d+/);
      expect(new Set(question.options).size).toBe(3);
    }
  });
});

describe('the micro-break', () => {
  it.each([
    [0, { phase: 'in', left: 4, round: 1 }],
    [3.9, { phase: 'in', left: 1, round: 1 }],
    [4, { phase: 'out', left: 6, round: 1 }],
    [10, { phase: 'in', left: 4, round: 2 }],
    [39.5, { phase: 'out', left: 1, round: 4 }],
    [40, { phase: 'done', left: 0, round: 4 }],
  ])('after %s seconds is in state %j', (elapsed, moment) => {
    expect(breathAt(elapsed)).toEqual(moment);
  });

  it('has longer exhalations than inhalations', () => {
    expect(breath.outSeconds).toBeGreaterThan(breath.inSeconds);
  });
});
