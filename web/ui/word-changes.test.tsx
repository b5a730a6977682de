// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import WordChanges from './word-changes';

function shown(before: string, after: string) {
  const { container } = render(<WordChanges before={before} after={after} />);
  const parts = [...container.children].map((one) => [one.tagName, one.textContent ?? ''] as const);
  const without = (tag: string) =>
    parts
      .filter(([name]) => name !== tag)
      .map(([, text]) => text)
      .join('');
  return { parts, before: without('INS'), after: without('DEL') };
}

const flat = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

describe('the changes between two wordings', () => {
  it('show what went and what came, in their order, by whole words', () => {
    expect(shown('La detención dura 24 horas.', 'La detención máxima dura 72 horas.').parts).toEqual([
      ['SPAN', 'La detención '],
      ['INS', 'máxima '],
      ['SPAN', 'dura '],
      ['DEL', '24'],
      ['INS', '72'],
      ['SPAN', ' horas.'],
    ]);
  });

  it('are none where only the line breaks differ', () => {
    expect(shown('uno\ndos', 'uno dos').parts).toEqual([['SPAN', 'uno dos']]);
  });

  it('hold both texts whole, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'año', '72.2', 'plazo'), { maxLength: 12 });
    const text = words.map((some) => some.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const found = shown(one, other);
        expect([flat(found.before), flat(found.after)]).toEqual([flat(one), flat(other)]);
      }),
    );
  });
});
