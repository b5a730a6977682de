import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrder, orderOf, sortText } from './sorting';

const fields = ['name', 'createdAt'] as const;

describe('the order in an address', () => {
  it.each([
    ['name', { field: 'name', descending: false }],
    ['-createdAt', { field: 'createdAt', descending: true }],
    ['password', undefined],
    ['--name', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is read as %o', (text, order) => {
    expect(orderOf(text, fields)).toEqual(order);
  });

  it('is written as it is read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.boolean(), (field, descending) => {
        expect(orderOf(sortText({ field, descending }), fields)).toEqual({ field, descending });
      }),
    );
  });

  it('turns round when the same column is pressed again, and starts anew on another', () => {
    const first = nextOrder(undefined, 'name');
    expect(first).toEqual({ field: 'name', descending: false });
    expect(nextOrder(first, 'name')).toEqual({ field: 'name', descending: true });
    expect(nextOrder(first, 'createdAt', true)).toEqual({ field: 'createdAt', descending: true });
  });
});
