import { describe, expect, test } from 'vitest';
import { chooseFirstSession } from './first-session';

const questions = (prefix: string, ...difficulties: number[]) =>
  difficulties.map((difficulty, index) => ({ id: `${prefix}${index}`, difficulty }));

const section = (name: string, words: number, ...difficulties: number[]) => ({
  topic: 1,
  section: name,
  words,
  questions: questions(name, ...difficulties),
});

describe('the first session', () => {
  test('is the first short section with five easy questions, easiest first', () => {
    expect(
      chooseFirstSession([
        section('hard', 200, 2, 2, 2, 2, 2),
        section('long', 900, 1, 1, 1, 1, 1),
        section('few', 200, 1, 1, 1),
        section('easy', 300, 3, 1, 2, 1, 1, 1),
        section('later', 100, 1, 1, 1, 1, 1),
      ]),
    ).toEqual({ topic: 1, section: 'easy', questionIds: ['easy1', 'easy3', 'easy4', 'easy5', 'easy2'] });
  });

  test('without an easy section is the easiest of the short ones', () => {
    const sections = [section('hard', 200, 3, 3, 3, 3, 3), section('fair', 200, 2, 2, 2, 2, 2)];
    expect(chooseFirstSession(sections)?.section).toBe('fair');
  });

  test('does not exist without a short section that has five questions', () => {
    expect(chooseFirstSession([section('empty', 0, 1, 1, 1, 1, 1), section('few', 90, 1)])).toBeNull();
  });
});
