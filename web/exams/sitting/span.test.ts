import { expect, it } from 'vitest';
import { writtenSpan } from './span';

it('the time an exam took is written in hours and minutes', () => {
  expect([20_000, 41 * 60_000, 65 * 60_000].map(writtenSpan)).toEqual(['1 min', '41 min', '1 h 05 min']);
});
