import { describe, expect, it } from 'vitest';
import { defineHook, makeHooks } from './hooks';

describe('what a feature lets others add', () => {
  it('is read in the order of adding, the same key replaces, and other hooks have none of it', () => {
    const hooks = makeHooks();
    const numbers = defineHook<number>('numbers');
    hooks.add(numbers, 'one', 1);
    hooks.add(numbers, 'two', 2);
    hooks.add(numbers, 'one', 11);
    expect(hooks.all(numbers)).toEqual([11, 2]);
    expect(hooks.entries(numbers)).toEqual([
      ['one', 11],
      ['two', 2],
    ]);
    expect(hooks.get(numbers, 'two')).toBe(2);
    expect(hooks.get(numbers, 'three')).toBeUndefined();
    expect(hooks.all(defineHook<number>('numbers'))).toEqual([]);
    expect(makeHooks().all(numbers)).toEqual([]);
  });
});
