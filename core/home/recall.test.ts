import { describe, expect, it } from 'vitest';
import { breath, breathAt, recallHits, recallQuestions, recallVerdict } from './recall';

const right = recallQuestions.map((question) => question.correct);

describe('the minute of active recall', () => {
  it('counts what was right and says what it means', () => {
    expect(recallHits(right)).toBe(3);
    expect(recallVerdict(right)).toMatch(/^3 de 3/);
    expect(recallHits([2, 0])).toBe(1);
    expect(recallVerdict([2, 0])).toMatch(/^1 de 3/);
  });

  it('has a word also for whoever let the time go by', () => {
    expect(recallVerdict([])).toContain('sin respuestas');
  });

  it('gives the source of every answer', () => {
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
  ])('after %s seconds is at %j', (elapsed, moment) => {
    expect(breathAt(elapsed)).toEqual(moment);
  });

  it('breathes out longer than in', () => {
    expect(breath.outSeconds).toBeGreaterThan(breath.inSeconds);
  });
});
