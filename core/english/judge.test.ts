import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seeded } from '../review/seeded';
import { readingsOf } from './accepted-answers';
import type { Exercise } from './content.contract';
import { choice, dictation, gap, listening, matching, order, translation } from './english.factory';
import { judge, skillOf } from './judge';
import { judgeText } from './judge-text';
import { shownExercise } from './shown';
import { normalised } from './tokens';
import { changesIn, isOneLetterOff, wordDiff } from './word-diff';

const isAccepted = (given: string, ...accepted: string[]) =>
  judgeText(given, { accepted, spelling: 'both' })?.isRight;
const text = (given: string) => ({ form: 'text' as const, text: given });

describe('answers in words', () => {
  test.each([
    ['i am not from here', 'I am not from here.'],
    ["I'm not from here!", 'I am not from here.'],
    ['I’m not  from here', 'I am not from here.'],
    ['She doesn´t know', 'She does not know.'],
    ["She can't go", 'She cannot go.'],
    ['She can not go', "She can't go."],
    ["They won't stop", 'They will not stop.'],
    ["He's late", 'He is late.'],
    ["He's gone", 'He has gone.'],
    ["I'd call a lawyer", 'I would call a lawyer.'],
    ["You'd better stop", 'You had better stop.'],
    ["Let's go", 'Let us go.'],
    ['The color of his car', 'The colour of his car.'],
    ['At 10 past 9', 'At ten past nine.'],
    ['An e-mail', 'An email'],
    ['A well known thief', 'A well-known thief'],
    ["The officers' cars", 'The officers’ cars'],
  ])('accepts «%s» for «%s»', (given, accepted) => {
    expect(isAccepted(given, accepted)).toBe(true);
  });

  test.each([
    ["The officer's car", 'The officer is car'],
    ['She do not know', 'She does not know.'],
    ['Its raining', 'It is raining.'],
    ["He's late", 'He was late.'],
    ['', 'Stop'],
    ['Stop there', 'Stop'],
  ])('refuses «%s» for «%s»', (given, accepted) => {
    expect(isAccepted(given, accepted)).toBe(false);
  });

  it('refuses the American spelling where the exercise is about spelling', () => {
    expect(judgeText('color', { accepted: ['colour'], spelling: 'british' })?.isRight).toBe(false);
  });

  it('compares with the nearest accepted answer and says what differs', () => {
    const verdict = judge(
      translation({ answers: ['I have lost my passport.', 'My passport is lost.'] }),
      text("I've lose passport"),
    );
    expect(verdict).toMatchObject({ isRight: false, solution: 'I have lost my passport.' });
    expect(verdict?.diff).toEqual([
      { kind: 'same', text: 'I' },
      { kind: 'same', text: 'have' },
      { kind: 'replaced', given: 'lose', expected: 'lost' },
      { kind: 'missing', expected: 'my' },
      { kind: 'same', text: 'passport' },
    ]);
  });

  it('forgives one letter in a dictation, but neither two nor another word', () => {
    const words = new Set(['quite']);
    expect(judge(dictation(), text('They are at the polise station'))).toMatchObject({
      isRight: true,
      slip: 'police',
    });
    expect(judge(dictation(), text('They are at the polise sttion'))?.isRight).toBe(false);
    expect(judge(dictation({ text: 'It was quiet.' }), text('It was quite'), words)?.isRight).toBe(false);
    expect(judge(gap({ answers: ['arrested'] }), text('arested'))?.isRight).toBe(false);
  });
});

describe('normalisation', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        const once = normalised(any);
        expect(normalised(once)).toBe(once);
      }),
    );
  });

  it('ignores case and punctuation around words', () => {
    const word = fc.constantFrom('stop', "don't", 'officer', 'colour', "he's", 'ten');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom('.', '!', ' ,', '?'), (words, end) => {
        expect(isAccepted(words.join(`${end} `).toUpperCase() + end, words.join(' '))).toBe(true);
      }),
    );
  });
});

describe('the comparison of words', () => {
  const tokens = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
    .map((words) => words.map((word) => ({ key: word, text: word })));

  it('contains every word of both sides in order, and nothing else', () => {
    fc.assert(
      fc.property(tokens, tokens, (given, expected) => {
        const parts = wordDiff(given, expected);
        const mine = parts.flatMap((part) =>
          part.kind === 'same' ? [part.text] : 'given' in part ? [part.given] : [],
        );
        const theirs = parts.flatMap((part) =>
          part.kind === 'same' ? [part.text] : 'expected' in part ? [part.expected] : [],
        );
        expect(mine).toEqual(given.map(({ text }) => text));
        expect(theirs).toEqual(expected.map(({ text }) => text));
        expect(changesIn(parts)).toBe(changesIn(wordDiff(expected, given)));
      }),
    );
  });

  test.each([
    ['police', 'polise', true],
    ['police', 'polic', true],
    ['police', 'ploice', true],
    ['police', 'police', false],
    ['police', 'plise', false],
    ['aab', 'ab', true],
  ])('%s and %s are one letter apart: %s', (one, other, isOff) => {
    expect(isOneLetterOff(one, other)).toBe(isOff);
  });
});

describe('patterns of accepted answers', () => {
  it('stand for every combination, the fullest first', () => {
    expect(readingsOf('(Where|In what street) do you live [now]?')).toEqual([
      'Where do you live now?',
      'Where do you live?',
      'In what street do you live now?',
      'In what street do you live?',
    ]);
  });

  test.each(['(one)', '(a|b', '[]', '[a|b]', 'a|b', '[a]', '((a|b)|c)', '(a|)'])(
    '«%s» does not parse',
    (it) => {
      expect(readingsOf(it)).toBeNull();
    },
  );
});

describe('grading the other kinds', () => {
  it('grades the chosen option and refuses one that was not offered', () => {
    expect(judge(choice(), { form: 'option', option: 'are' })?.isRight).toBe(true);
    expect(judge(choice(), { form: 'option', option: 'is' })).toMatchObject({
      isRight: false,
      solution: 'are',
    });
    expect(judge(listening(), { form: 'option', option: 'A las nueve' })).toBeNull();
  });

  it('grades the order of the words and refuses other words', () => {
    expect(judge(order(), { form: 'words', words: ['where', 'are', 'you', 'from'] })?.isRight).toBe(true);
    expect(judge(order(), { form: 'words', words: ['where', 'you', 'are', 'from'] })?.isRight).toBe(false);
    expect(judge(order(), { form: 'words', words: ['where', 'are', 'you'] })).toBeNull();
    expect(judge(order(), { form: 'words', words: ['where', 'is', 'you', 'from'] })).toBeNull();
  });

  it('grades pairs in any order and refuses a side used twice', () => {
    const { pairs } = matching();
    expect(judge(matching(), { form: 'pairs', pairs: pairs.toReversed() })?.isRight).toBe(true);
    const [first, second, ...rest] = pairs;
    if (!first || !second) throw new Error('the factory has four pairs');
    const swapped: [string, string][] = [[first[0], second[1]], [second[0], first[1]], ...rest];
    expect(judge(matching(), { form: 'pairs', pairs: swapped })?.isRight).toBe(false);
    const twice: [string, string][] = [[first[0], second[1]], ...pairs.slice(1)];
    expect(judge(matching(), { form: 'pairs', pairs: twice })).toBeNull();
  });

  const all: Exercise[] = [gap(), choice(), order(), matching(), dictation(), listening(), translation()];
  test.each(all)('refuses a response of another form: $kind', (exercise) => {
    const form = exercise.kind === 'order' ? text('x') : { form: 'words' as const, words: ['x'] };
    expect(judge(exercise, form)).toBeNull();
  });

  it('has every skill', () => {
    expect(all.map(skillOf)).toEqual([
      'grammar',
      'grammar',
      'grammar',
      'vocabulary',
      'listening',
      'listening',
      'writing',
    ]);
  });
});

describe('an exercise as it is shown', () => {
  it('never carries its answer or explanation', () => {
    const all = [gap(), choice(), order(), matching(), dictation(), listening(), translation()];
    for (const exercise of all) {
      const shown = shownExercise(exercise, seeded(1));
      for (const field of ['answer', 'answers', 'pairs', 'explanation', 'also'])
        expect(shown).not.toHaveProperty(field);
    }
  });

  it('can be solved with what is shown, whatever the order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shown = shownExercise(matching(), seeded(seed));
        if (shown.kind !== 'matching') throw new Error('another kind');
        const answers = new Map(matching().pairs);
        const pairs = shown.left.map((left): [string, string] => [
          left,
          shown.right.find((right) => right === answers.get(left)) ?? '',
        ]);
        expect(judge(matching(), { form: 'pairs', pairs })?.isRight).toBe(true);
      }),
    );
  });
});
