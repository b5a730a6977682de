import { describe, expect, it } from 'vitest';
import { quizLevel, quizOf } from './quiz';
import type { BankQuestion } from './selection';

const bank: BankQuestion[] = Array.from({ length: 200 }, (_, index) => ({
  id: `q${index}`,
  topic: (index % 45) + 1,
  kind: index % 10 === 0 ? ('true-false' as const) : ('choice' as const),
  difficulty: 2,
}));

describe('the daily quiz', () => {
  it('has the same ten questions for everyone, whatever the order of the bank', () => {
    const quiz = quizOf(bank, '2026-11-15', 1);
    expect(new Set(quiz).size).toBe(10);
    expect(quizOf([...bank].reverse(), '2026-11-15', 1)).toEqual(quiz);
    expect(bank.filter(({ id }) => quiz.includes(id)).every(({ kind }) => kind === 'choice')).toBe(true);
  });

  it('changes with the set and the day', () => {
    const quiz = quizOf(bank, '2026-11-15', 1);
    expect(quizOf(bank, '2026-11-15', 2)).not.toEqual(quiz);
    expect(quizOf(bank, '2026-11-16', 1)).not.toEqual(quiz);
  });

  it('gives a level by the number of hits', () => {
    expect([0, 3, 4, 6, 7, 8, 9, 10].map((hits) => quizLevel(hits).title)).toEqual([
      'Punto de partida',
      'Punto de partida',
      'En marcha',
      'En marcha',
      'Buen nivel',
      'Buen nivel',
      'Nivel de plaza',
      'Nivel de plaza',
    ]);
  });
});
