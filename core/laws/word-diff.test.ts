import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff';

const side = (parts: ReturnType<typeof wordDiff>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
    .trim();

describe('the word diff of two wordings', () => {
  it('shows what went and what came, in their order', () =>
    expect(wordDiff('La pena del apartado uno.', 'La pena prevista en el apartado uno.')).toEqual([
      { kind: 'same', text: 'La pena ' },
      { kind: 'removed', text: 'del ' },
      { kind: 'added', text: 'prevista en el ' },
      { kind: 'same', text: 'apartado uno.' },
    ]));

  it('gives back both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'plazo'), { maxLength: 12 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const flat = (value: string) => value.split(/\s+/).filter(Boolean).join(' ');
        expect(flat(side(parts, 'removed'))).toBe(flat(after));
        expect(flat(side(parts, 'added'))).toBe(flat(before));
      }),
    );
  });
});
