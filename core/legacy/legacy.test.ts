import { describe, expect, it } from 'vitest';
import { isAdmitted, isLegacyPath } from './legacy';

describe('the classic area', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    ['', false],
    [null, false],
  ])('with the flag %o admits the visitor: %o [2.1-40, 2.1-41]', (flag, admitted) => {
    expect(isAdmitted(flag)).toBe(admitted);
  });

  it.each([
    ['/legacy/test', true],
    ['/legacy', false],
    ['/legacy/', false],
    ['/legacy//evil.example', false],
    ['/legacyx/test', false],
    ['https://evil.example/legacy/test', false],
    [undefined, false],
  ])('only returns to its own pages: %s is %o', (path, back) => {
    expect(isLegacyPath(path)).toBe(back);
  });
});
