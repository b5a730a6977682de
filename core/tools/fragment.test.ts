import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFragment, writeFragment } from './fragment';

const defaults = { conductor: 'general', primera: '', segunda: '' };

describe('the inputs in the fragment of the address', () => {
  it('are those that differ from the defaults', () => {
    expect(writeFragment(defaults, defaults)).toBe('');
    expect(writeFragment({ ...defaults, primera: '0,29' }, defaults)).toBe('#primera=0%2C29');
    expect(readFragment('#primera=0,29&otra=x', defaults)).toEqual({ ...defaults, primera: '0,29' });
  });

  it('are ignored if too long or unknown', () => {
    expect(readFragment(`#primera=${'9'.repeat(500)}&__proto__=x`, defaults)).toEqual(defaults);
  });

  it('survive what cannot be decoded or encoded', () => {
    expect(readFragment('#primera=%E0%A4%A&segunda=1+2', defaults)).toEqual({ ...defaults, segunda: '1 2' });
    expect(writeFragment({ ...defaults, primera: 'a\ud83d' }, defaults)).toBe('#primera=a');
  });

  it('come back as they were written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (primera, segunda) => {
        const inputs = { ...defaults, primera, segunda };
        expect(readFragment(writeFragment(inputs, defaults), defaults)).toEqual(inputs);
      }),
    );
  });
});
