// @vitest-environment node
import { expect, it } from 'vitest';
import { contrast } from './contrast';

// e2e/ui.spec.ts measures the real pairs on /colores-marca.
it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#767676', '#ffffff', 4.54],
])('a reader of %s on %s has the contrast that WCAG gives: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});
