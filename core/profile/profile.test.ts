import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInSpain } from '../platform/madrid-time';
import { deletesAt, deletionCutoff } from './deletion';
import { mergeChoices, notificationKinds } from './notifications';
import { daysBetween, examDateFault } from './study-plan';

describe('the exam date', () => {
  it.each([
    ['2026-11-15', null],
    ['2027-05-01', null],
    ['2026-11-14', 'Esa fecha ya ha pasado.'],
    ['2032-11-15', null],
    ['2032-11-16', 'Esa fecha queda demasiado lejos.'],
  ])('%s, set on 15 November 2026: %s', (date, fault) => {
    expect(examDateFault(date, '2026-11-15')).toBe(fault);
  });

  it('uses the day in Spain', () => {
    expect(dayInSpain(new Date('2026-11-15T22:59:00Z'))).toBe('2026-11-15');
    expect(dayInSpain(new Date('2026-11-15T23:00:00Z'))).toBe('2026-11-16');
    expect(dayInSpain(new Date('2026-07-15T22:00:00Z'))).toBe('2026-07-16');
  });

  it('counts whole days across a clock change', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
});

describe('an account to be deleted', () => {
  it('is due exactly at its deletion time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (requested) => {
          const end = deletesAt(requested);
          expect(deletionCutoff(end) >= requested).toBe(true);
          expect(deletionCutoff(new Date(end.getTime() - 1)) >= requested).toBe(false);
        },
      ),
    );
  });
});

describe('notification preferences', () => {
  it('have every kind once, with the user’s choices', () => {
    const choices = mergeChoices([{ kind: 'news', email: true, push: false }]);
    expect(choices.map(({ kind }) => kind)).toEqual(notificationKinds);
    expect(choices.find(({ kind }) => kind === 'news')).toEqual({ kind: 'news', email: true, push: false });
    expect(choices.find(({ kind }) => kind === 'reviews')).toEqual({
      kind: 'reviews',
      email: false,
      push: true,
    });
  });
});
