import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSort, nextOrder, parseSort } from './sorting';

const fields = ['name', 'createdAt'] as const;

describe('the sort order in a URL', () => {
  it.each([
    ['name', { field: 'name', descending: false }],
    ['-createdAt', { field: 'createdAt', descending: true }],
    ['password', undefined],
    ['--name', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is parsed as %o', (text, order) => {
    expect(parseSort(text, fields)).toEqual(order);
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.boolean(), (field, descending) => {
        expect(parseSort(formatSort({ field, descending }), fields)).toEqual({ field, descending });
      }),
    );
  });

  it('reverses on a second click and resets on another column', () => {
    const first = nextOrder(undefined, 'name');
    expect(first).toEqual({ field: 'name', descending: false });
    expect(nextOrder(first, 'name')).toEqual({ field: 'name', descending: true });
    expect(nextOrder(first, 'createdAt', true)).toEqual({ field: 'createdAt', descending: true });
  });
});
