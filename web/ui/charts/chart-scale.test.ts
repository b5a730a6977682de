import { expect, it } from 'vitest';
import { roundTicks } from './chart-scale';

it.each([
  [[], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [76, 40],
    [0, 20, 40, 60, 80],
  ],
  [
    [-30, 900],
    [-500, 0, 500, 1000],
  ],
])('%j are drawn between the round figures %j', (values, ticks) => {
  expect(roundTicks(values)).toEqual(ticks);
});
