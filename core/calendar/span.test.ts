import { describe, expect, it } from 'vitest';
import { daysOf, spanAround } from './span';

describe('what a calendar shows around a day', () => {
  it('a week from Monday to Sunday', () => {
    const span = spanAround('semana', '2026-11-15');
    expect([span.from, span.to, span.before, span.after]).toEqual([
      '2026-11-09',
      '2026-11-15',
      '2026-11-08',
      '2026-11-22',
    ]);
  });

  it('the whole weeks of a month, and the months beside it', () => {
    const span = spanAround('mes', '2027-01-31');
    expect([span.from, span.to, span.before, span.after]).toEqual([
      '2026-12-28',
      '2027-01-31',
      '2026-12-01',
      '2027-02-01',
    ]);
    expect(daysOf(span)).toHaveLength(35);
  });

  it('a February of four weeks', () => {
    expect(daysOf(spanAround('mes', '2027-02-10'))).toHaveLength(28);
  });
});
