import { describe, expect, it } from 'vitest';
import { judgeChange } from './answer-change';

const now = new Date('2026-11-15T10:10:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const exam = { state: 'running', mode: 'exam', deadlineAt: at(40) } as const;
const row = { choice: null, sequence: 0, changeKey: null, choices: ['A', 'B', 'C'] };
const change = { position: 1, choice: 'B', base: 0, key: 'k1' };

describe('a change to an answer', () => {
  it('is saved when the device knew the latest', () => {
    expect(judgeChange(exam, row, change, now)).toBe('save');
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 3 }, { ...change, base: 3 }, now)).toBe('save');
  });

  it('clears an answer', () => {
    const cleared = { ...change, choice: null, base: 1 };
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 1 }, cleared, now)).toBe('save');
  });

  it('is one change however often it arrives, also after the end', () => {
    const saved = { ...row, choice: 'B', sequence: 1, changeKey: 'k1' };
    expect(judgeChange(exam, saved, change, now)).toBe('repeat');
    expect(judgeChange({ ...exam, state: 'finished' }, saved, change, now)).toBe('repeat');
  });

  it.each([
    ['exams.not-in-exam', exam, undefined, change, now],
    ['exams.not-a-choice', exam, row, { ...change, choice: 'D' }, now],
    ['exams.not-a-choice', exam, { ...row, choices: ['true', 'false'] }, change, now],
    ['exams.not-started', { ...exam, state: 'built' as const }, row, change, now],
    ['exams.finished', { ...exam, state: 'finished' as const }, row, change, now],
    ['exams.time-over', exam, row, change, at(42)],
    [
      'exams.already-answered',
      { ...exam, mode: 'study' as const },
      { ...row, choice: 'A', sequence: 1 },
      { ...change, base: 1 },
      now,
    ],
    ['exams.stale-answer', exam, { ...row, choice: 'C', sequence: 1, changeKey: 'k0' }, change, now],
    ['exams.stale-answer', exam, row, { ...change, base: 4 }, now],
  ])('is refused as %s', (verdict, ...[where, question, asked, when]) => {
    expect(judgeChange(where, question, asked, when)).toBe(verdict);
  });

  it('counts within a minute of the deadline', () => {
    expect(judgeChange(exam, row, change, at(40.5))).toBe('save');
  });

  it('of a key that was used for another choice is stale, not a repeat', () => {
    expect(judgeChange(exam, { ...row, choice: 'A', sequence: 1, changeKey: 'k1' }, change, now)).toBe(
      'exams.stale-answer',
    );
  });
});
