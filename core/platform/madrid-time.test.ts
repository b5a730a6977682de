import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInSpain, fromLocalInSpain, hourInSpain, localInSpain, momentInSpain } from './madrid-time';

describe('Spanish local time', () => {
  it.each([
    ['2026-11-16', 18 * 60, '2026-11-16T17:00:00.000Z'],
    ['2027-07-01', 18 * 60, '2027-07-01T16:00:00.000Z'],
    // The clocks change on 28 March and 31 October 2027.
    ['2027-03-27', 9 * 60, '2027-03-27T08:00:00.000Z'],
    ['2027-03-28', 9 * 60, '2027-03-28T07:00:00.000Z'],
    ['2027-10-30', 9 * 60, '2027-10-30T07:00:00.000Z'],
    ['2027-10-31', 9 * 60, '2027-10-31T08:00:00.000Z'],
    ['2026-12-31', 23 * 60 + 30, '2026-12-31T22:30:00.000Z'],
  ])('%s at %i minutes', (day, minutes, moment) => {
    expect(momentInSpain(day, minutes).toISOString()).toBe(moment);
  });

  it('survives a round trip at any hour of forty years', () => {
    const hours = fc
      .integer({ min: Date.parse('2010-01-01') / 3_600_000, max: Date.parse('2050-01-01') / 3_600_000 })
      .map((hour) => new Date(hour * 3_600_000).toISOString())
      // The hour after the clocks go back has the same local time as the one before.
      .filter((moment) => !/-10-\d\dT01:/.test(moment));
    fc.assert(
      fc.property(hours, (moment) => {
        expect(fromLocalInSpain(localInSpain(moment))).toBe(moment);
      }),
      { numRuns: 500 },
    );
  });

  it('is that of the time zone Europe/Madrid', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Madrid',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const minutes = fc.integer({
      min: Date.parse('1996-01-01') / 60_000,
      max: Date.parse('2060-01-01') / 60_000,
    });
    // The minutes around each change of the clocks, which chance would miss.
    const edges = Array.from({ length: 64 }, (_, at) => 1996 + at).flatMap((year) =>
      [2, 9].flatMap((month) =>
        Array.from({ length: 8 }, (_, at) => Date.UTC(year, month, 24 + at)).flatMap((day) =>
          [59, 60, 61].map((minute) => day / 60_000 + minute),
        ),
      ),
    );
    const expectSame = (minute: number) => {
      const moment = new Date(minute * 60_000);
      expect(localInSpain(moment)).toBe(format.format(moment).replace(' ', 'T'));
    };
    edges.forEach(expectSame);
    fc.assert(fc.property(minutes, expectSame), { numRuns: 500 });
  });

  it('has the local hour', () => {
    expect([hourInSpain('2026-11-15T23:10:00Z'), hourInSpain('2026-07-15T12:59:00Z')]).toEqual([0, 14]);
  });

  it('changes day at local midnight, in winter and in summer', () => {
    expect(dayInSpain('2026-11-15T22:59:59Z')).toBe('2026-11-15');
    expect(dayInSpain('2026-11-15T23:00:00Z')).toBe('2026-11-16');
    expect(dayInSpain('2026-07-15T22:00:00Z')).toBe('2026-07-16');
  });

  it('is formatted for a datetime-local field', () => {
    expect(localInSpain('2027-07-01T16:00:00.000Z')).toBe('2027-07-01T18:00');
    expect(localInSpain(momentInSpain('2026-12-31', 0).toISOString())).toBe('2026-12-31T00:00');
  });
});
