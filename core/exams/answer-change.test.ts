import { describe, expect, it } from 'vitest';
import { judgeChange } from './answer-change';

const now = new Date('2026-11-15T10:10:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const exam = { state: 'running', mode: 'exam', deadlineAt: at(40) } as const;
const row = { choice: null, sequence: 0, changeKey: null, choices: ['A', 'B', 'C'] };
const change = { position: 1, choice: 'B', base: 0, key: 'k1' };

describe('a change to an answer', () => {
  it('is saved when the device knew the latest answer', () => {
    expect(judgeChange(exam, row, change, now)).toBe('save');
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 3 }, { ...change, base: 3 }, now)).toBe('save');
  });

  it('clears an answer', () => {
    const cleared = { ...change, choice: null, base: 1 };
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 1 }, cleared, now)).toBe('save');
  });

  it('is idempotent, also after the end', () => {
    const saved = { ...row, choice: 'B', sequence: 1, changeKey: 'k1' };
    expect(judgeChange(exam, saved, change, now)).toBe('repeat');
    expect(judgeChange({ ...exam, state: 'finished' }, saved, change, now)).toBe('repeat');
  });

  const study = { ...exam, mode: 'study' } as const;
  const answered = { ...row, choice: 'A', sequence: 1, changeKey: 'k0' };
  it.each([
    { verdict: 'exams.not-in-exam', question: undefined },
    { verdict: 'exams.not-a-choice', asked: { ...change, choice: 'D' } },
    { verdict: 'exams.not-a-choice', question: { ...row, choices: ['true', 'false'] } },
    { verdict: 'exams.not-started', where: { ...exam, state: 'built' } as const },
    { verdict: 'exams.finished', where: { ...exam, state: 'finished' } as const },
    { verdict: 'exams.time-over', when: at(42) },
    { verdict: 'exams.already-answered', where: study, question: answered, asked: { ...change, base: 1 } },
    { verdict: 'exams.stale-answer', question: answered },
    { verdict: 'exams.stale-answer', asked: { ...change, base: 4 } },
  ])('is rejected with $verdict', ({ verdict, ...given }) => {
    const { where, question, asked, when } = {
      where: exam,
      question: row,
      asked: change,
      when: now,
      ...given,
    };
    expect(judgeChange(where, question, asked, when)).toBe(verdict);
  });

  it('is accepted within a minute after the deadline', () => {
    expect(judgeChange(exam, row, change, at(40.5))).toBe('save');
  });

  it('with a key that was used for another choice is stale, not a repeat', () => {
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 1, changeKey: 'k1' }, change, now)).toBe(
      'exams.stale-answer',
    );
  });
});
