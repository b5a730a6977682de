import { describe, expect, test } from 'vitest';
import { formatDate, parseDate } from './date-text';

describe('a typed date', () => {
  test.each([
    ['15/03/2027', '2027-03-15'],
    ['5/3/2027', '2027-03-05'],
    [' 15-3-2027 ', '2027-03-15'],
    ['15.03.2027', '2027-03-15'],
    ['2027-03-15', '2027-03-15'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is read as %s', (text, day) => {
    expect(parseDate(text)).toBe(day);
  });

  test.each(['', '15/03', '31/02/2027', '29/02/2027', '03/15/2027', '0/1/2027', 'mañana', '15/03/27'])(
    '%j is no date',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

  test('is shown as it is written in Spain', () => {
    expect(formatDate('2027-03-15')).toBe('15/03/2027');
    expect(formatDate('15/03')).toBe('15/03');
  });
});
