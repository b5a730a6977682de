import { expect, it } from 'vitest';
import { compareText } from './collation';

it('sorts words as in a Spanish dictionary', () => {
  expect(['zona', 'Ánima', 'ñu', 'nube', 'animal'].sort(compareText)).toEqual([
    'Ánima',
    'animal',
    'nube',
    'ñu',
    'zona',
  ]);
});
