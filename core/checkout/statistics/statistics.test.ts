import { expect, it } from 'vitest';
import { activeAtEnds, cohortRows, monthlyBaseCents, monthsUntil } from './statistics';

it('counts the months back over the turn of the year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('goes back from those who are there now to the end of each month', () => {
  const movements = [
    { started: 5, ended: 1 },
    { started: 3, ended: 2 },
    { started: 0, ended: 4 },
  ];
  expect(activeAtEnds(movements, 10)).toEqual([13, 14, 10]);
});

it.each([
  [3999, 'monthly', 2, 6610],
  [10797, 'quarterly', 1, 2974],
  [95990, 'annual', 1, 6611],
] as const)('%i %s, %i times, counts %i cents a month without VAT', (price, billing, count, cents) => {
  expect(monthlyBaseCents(price, billing, count)).toBe(cents);
});

it('has a row for each month in which somebody began, as long as the months that have passed', () => {
  const counts = [
    { cohort: '2026-09', month: '2026-09', customers: 4 },
    { cohort: '2026-09', month: '2026-11', customers: 1 },
    { cohort: '2026-11', month: '2026-11', customers: 2 },
  ];
  expect(cohortRows(['2026-09', '2026-10', '2026-11'], counts)).toEqual([
    { month: '2026-09', kept: [4, 0, 1] },
    { month: '2026-11', kept: [2] },
  ]);
});
