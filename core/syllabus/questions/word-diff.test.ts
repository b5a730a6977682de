import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './word-diff';

it('marks the words that were removed and added', () => {
  expect(wordDiff('Dura 24 horas como máximo', 'Dura 72 horas como máximo.')).toEqual([
    { kind: 'same', text: 'Dura' },
    { kind: 'removed', text: ' 24' },
    { kind: 'added', text: ' 72' },
    { kind: 'same', text: ' horas como' },
    { kind: 'removed', text: ' máximo' },
    { kind: 'added', text: ' máximo.' },
  ]);
  expect(wordDiff('', '')).toEqual([]);
});

it('contains both texts whole', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      const join = (not: string) => parts.map((part) => (part.kind === not ? '' : part.text)).join('');
      expect([join('added'), join('removed')]).toEqual([before, after]);
    }),
  );
});
