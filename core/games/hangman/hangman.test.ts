import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Material } from '../play';
import { replay } from '../play';
import { canHint, type HangmanMove, hangmanRules, lightsOf, shownOf } from './hangman';
import { alphabet, letterOf, lettersOf } from './letters';

const WORDS = [
  'policía',
  'año fiscal',
  'pingüino',
  'habeas corpus',
  'moción',
  'España 2030',
  'refrendo',
  'ley',
];
const material: Material = {
  terms: WORDS.map((word, index) => ({
    id: String(index),
    topic: 3,
    word,
    clue: 'Pista',
    definition: `Definición de ${index}`,
  })),
  cards: [],
  branches: [],
};
const puzzleOf = (word: string) => ({
  words: [{ id: 'a', topic: 3, word, clue: '', definition: '' }],
  isDefinitionShown: false,
});
const letters = (text: string): HangmanMove[] =>
  [...text].map((letter, index) => ({ type: 'letter', letter, atMs: index * 100 }));
const after = (word: string, moves: HangmanMove[]) => {
  const state = replay(hangmanRules, puzzleOf(word), moves);
  return state?.words.at(-1);
};

describe('the letter that finds a character', () => {
  it.each([
    ['á', 'A'],
    ['Ü', 'U'],
    ['ñ', 'Ñ'],
    ['Ñ', 'Ñ'],
    ['n', 'N'],
    ['ç', 'C'],
    ['7', null],
    [' ', null],
    ['-', null],
    ['.', null],
  ])('of «%s» is %s', (character, letter) => expect(letterOf(character)).toBe(letter));
});

describe('las luces', () => {
  it.each([
    ['policía', 'I', [null, null, null, 'i', null, 'í', null]],
    ['año 1', 'N', [null, null, null, ' ', '1']],
    ['año 1', 'Ñ', [null, 'ñ', null, ' ', '1']],
  ])('shows of «%s» after %s', (word, letter, shown) => {
    const state = after(word, letters(letter));
    expect(state && shownOf(word, state)).toEqual(shown);
  });

  it('goes dark after six errors and shows the word', () => {
    const state = after('policía', letters('XWKZYQ'));
    expect(state).toMatchObject({ outcome: 'dark', errors: 6 });
    expect(state && shownOf('policía', state).join('')).toBe('policía');
    expect(after('policía', letters('XWKZYQP'))).toBeUndefined();
  });

  it('puts out a light for a hint and records the word as helped', () => {
    const puzzle = puzzleOf('mono');
    const moves: HangmanMove[] = [
      { type: 'hint', atMs: 5 },
      ...letters('ON').map((one) => ({ ...one, atMs: 9 })),
    ];
    const state = replay(hangmanRules, puzzle, moves);
    expect(state?.words[0]).toMatchObject({ outcome: 'found', hints: 1, used: ['M', 'O', 'N'] });
    expect(state && hangmanRules.resultOf(puzzle, state)).toMatchObject({
      isWon: true,
      points: 90,
      hints: 1,
      items: [{ kind: 'term', itemId: 'a', outcome: 'helped', durationMs: 9 }],
    });
  });

  it('keeps the last light from being spent on a hint', () => {
    const state = after('policía', letters('XWKZY'));
    expect(state && [lightsOf(state), canHint(state)]).toEqual([1, false]);
  });

  it('makes the same puzzle of the same seed, without words that are too short', () => {
    const [one, two] = [7, 7].map((seed) => hangmanRules.build(material, seed, 2, {}));
    expect(one).toEqual(two);
    expect(one?.words).toHaveLength(6);
    expect(one?.words.map(({ word }) => word)).not.toContain('ley');
    expect(hangmanRules.build({ ...material, terms: material.terms.slice(0, 5) }, 7, 2, {})).toBeNull();
  });

  it('gives a result in range whatever is played', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.array(fc.constantFrom(...alphabet, 'hint', 'next'), { maxLength: 200 }),
        (seed, wanted) => {
          const puzzle = hangmanRules.build(material, seed, 1, {});
          if (!puzzle) throw new Error('no puzzle');
          let state = hangmanRules.start(puzzle);
          for (const [index, one] of wanted.entries()) {
            const atMs = index;
            const move: HangmanMove =
              one === 'hint' || one === 'next' ? { type: one, atMs } : { type: 'letter', letter: one, atMs };
            state = hangmanRules.apply(puzzle, state, move) ?? state;
          }
          const result = hangmanRules.resultOf(puzzle, state);
          expect(result.points).toBeGreaterThanOrEqual(0);
          expect(result.points).toBeLessThanOrEqual(100);
          expect(new Set(result.items.map(({ itemId }) => itemId)).size).toBe(result.items.length);
          for (const word of state.words) expect(new Set(word.used).size).toBe(word.used.length);
        },
      ),
      { numRuns: 200 },
    );
    expect(lettersOf('año fiscal')).toEqual(['A', 'Ñ', 'O', 'F', 'I', 'S', 'C', 'L']);
  });
});
