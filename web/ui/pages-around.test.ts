// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './pages-around';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
  [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
])('a reader on page %i of %i is offered %j', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected);
});

it('a reader always finds the first, the current and the last page, in order and once each', () => {
  const book = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(book, ([page, pages]) => {
      const numbers = pagesAround(page, pages).filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});
