import { describe, expect, it } from 'vitest';
import { daysOf, spanAround } from './span';

describe('the days shown by the calendar', () => {
  it('are a week from Monday to Sunday', () => {
    const span = spanAround('semana', '2026-11-15');
    expect([span.from, span.to, span.before, span.after]).toEqual([
      '2026-11-09',
      '2026-11-15',
      '2026-11-08',
      '2026-11-22',
    ]);
  });

  it('are the whole weeks of a month', () => {
    const span = spanAround('mes', '2027-01-31');
    expect([span.from, span.to, span.before, span.after]).toEqual([
      '2026-12-28',
      '2027-01-31',
      '2026-12-01',
      '2027-02-01',
    ]);
    expect(daysOf(span)).toHaveLength(35);
  });

  it('are four weeks in a short February', () => {
    expect(daysOf(spanAround('mes', '2027-02-10'))).toHaveLength(28);
  });
});
